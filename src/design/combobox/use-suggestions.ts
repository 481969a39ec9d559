import { useRef, useState } from 'react'

const pauseMs = 140

export interface Suggestions<Item> {
  readonly items: readonly Item[]
  readonly state: 'idle' | 'loading' | 'found' | 'failed'
}

/**
 * Suggestions for the typed text after a pause of 140 ms; a late answer never replaces a newer one.
 * `look` asks; `close` drops the suggestions and requests under way. `emptyToo`: an empty text has some too.
 */
export function useSuggestions<Item>(
  find: (query: string) => Promise<readonly Item[]>,
  { emptyToo = false }: { readonly emptyToo?: boolean } = {},
) {
  const idle: Suggestions<Item> = { items: [], state: 'idle' }
  const [found, setFound] = useState(idle)
  const latest = useRef(0)
  const close = (): void => {
    latest.current++
    setFound(idle)
  }
  const look = async (text: string): Promise<void> => {
    const turn = ++latest.current
    const query = text.trim()
    if (!query && !emptyToo) return setFound(idle)
    setFound(({ items }) => ({ items, state: 'loading' }))
    await new Promise((done) => setTimeout(done, pauseMs))
    if (turn !== latest.current) return
    try {
      const items = await find(query)
      if (turn === latest.current) setFound({ items, state: 'found' })
    } catch {
      // The field works without suggestions; its form says when the network is gone.
      if (turn === latest.current) setFound({ items: [], state: 'failed' })
    }
  }
  return { ...found, look, close }
}
