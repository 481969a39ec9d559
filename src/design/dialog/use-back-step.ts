import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry that stands for something open over the page. */
const mark = 'openStep'

const isOwn = (): boolean => Object(history.state)[mark] === true

/** While it is mounted, Back closes what is open and stays on the page. */
export function useBackStep(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    history.pushState({ ...history.state, [mark]: true }, '')
    const leave = new AbortController()
    window.addEventListener('popstate', () => back(), { signal: leave.signal })
    return () => {
      leave.abort()
      // Closed otherwise: its step goes with it, unless another page was opened meanwhile.
      if (isOwn()) history.back()
    }
  }, [])
}
