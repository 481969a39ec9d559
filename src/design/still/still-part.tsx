import { type ComponentType, createElement, useEffect, useState } from 'react'
import { Still } from './still.tsx'
import { useWaking } from './use-waking.ts'

export interface StillPart {
  readonly Part: ComponentType
  /** Has the code ready: the build asks for it before it renders. */
  preload(): Promise<void>
}

/**
 * A part of a page that stays as the build rendered it. Its code is loaded only where there is no
 * HTML of it: after a visit to another page. A part that does not arrive is thrown, for the error
 * boundary.
 */
export function stillPart(load: () => Promise<ComponentType>): StillPart {
  let content: ComponentType | undefined
  const preload = async (): Promise<void> => {
    content ??= await load()
  }
  function Part() {
    const waking = useWaking()
    const [state, setState] = useState<{ content?: ComponentType | undefined; error?: unknown }>({
      content,
    })
    const [asleep] = useState(waking && !content)
    const missing = !asleep && !state.content
    useEffect(() => {
      if (!missing) return
      preload().then(
        () => setState({ content }),
        (error: unknown) => setState({ error }),
      )
    }, [missing])
    if (state.error) throw state.error
    if (missing) return null
    return <Still>{state.content ? createElement(state.content) : undefined}</Still>
  }
  return { Part, preload }
}
