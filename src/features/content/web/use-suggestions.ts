import { type KeyboardEvent, useRef, useState } from 'react'
import type { DestinationSuggestion } from '#features/places/web/index.ts'

const pauseMs = 140
const shownAtMost = 7

/** The search and its cache: their code comes with the first touch of the field. */
const loadSearch = async () => (await import('#features/places/web/index.ts')).findDestinations

interface Found {
  readonly places: readonly DestinationSuggestion[]
  readonly open: boolean
  /** The place that the arrow keys are on; -1 for none. */
  readonly active: number
}

const nothing: Found = { places: [], open: false, active: -1 }

const countText = (count: number): string =>
  count === 1 ? '1 destination' : `${count} destinations`

/** Destinations for what is typed, and the keys of a list box. `onChoose` gets the name that leads back to a place. */
export function useSuggestions(text: string, onChoose: (name: string) => void) {
  const [found, setFound] = useState(nothing)
  const latest = useRef(0)
  const close = () => {
    latest.current++
    setFound(nothing)
  }
  const look = (typed: string): void => {
    const turn = ++latest.current
    const query = typed.trim()
    if (!query) return setFound(nothing)
    const ask = async () => {
      await new Promise((done) => setTimeout(done, pauseMs))
      if (turn !== latest.current) return
      try {
        const places = (await (await loadSearch())(query)).slice(0, shownAtMost)
        if (turn === latest.current) setFound({ places, open: places.length > 0, active: -1 })
      } catch {
        // The field works without suggestions: the planner settles what was typed.
        if (turn === latest.current) setFound(nothing)
      }
    }
    void ask()
  }
  const choose = (place: DestinationSuggestion) => {
    close()
    onChoose(place.name)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { places, open, active } = found
    if (event.key === 'ArrowDown' && !open && text.trim()) {
      event.preventDefault()
      return look(text)
    }
    if (!open) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    const chosen = places[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return choose(chosen)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const from = active < 0 && step < 0 ? 0 : active
    setFound({ places, open, active: (from + step + places.length) % places.length })
  }
  return {
    ...found,
    status: found.open ? countText(found.places.length) : '',
    look,
    close,
    choose,
    onKeyDown,
  }
}
