import { useEffect, useEffectEvent } from 'react'

/** Tells on which of the days something is pressed or has the focus: what stands beside them follows it. */
export function useWorkedDay(isOn: boolean, onDay: (day: string) => void): void {
  const follow = useEffectEvent(({ target }: Event) => {
    const column = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
    const day = column?.dataset['day']
    if (isOn && day) onDay(day)
  })
  useEffect(() => {
    const heard = new AbortController()
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, (event) => follow(event), { signal: heard.signal })
    return () => heard.abort()
  }, [])
}
