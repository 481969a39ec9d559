import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry that stands for something open over the page. */
const mark = 'openStep'

let steps = 0

const standsAt = (step: number): boolean => Object(history.state)[mark] === step

/** While it is mounted, Back closes what is open and stays on the page. */
export function useBackStep(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const step = ++steps
    history.pushState({ ...history.state, [mark]: step }, '')
    const leave = new AbortController()
    const hear = (): void => {
      if (!standsAt(step)) back()
    }
    window.addEventListener('popstate', hear, { signal: leave.signal })
    return () => {
      leave.abort()
      // Closed otherwise: its step goes with it, unless another page or dialog was opened in its place.
      setTimeout(() => {
        if (standsAt(step)) history.back()
      })
    }
  }, [])
}
