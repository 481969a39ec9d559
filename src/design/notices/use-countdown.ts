import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` after `durationMs` of running time, counted from mounting; never if it is undefined.
 * `paused` stops the clock.
 */
export function useCountdown(
  durationMs: number | undefined,
  paused: boolean,
  onEnd: () => void,
): void {
  const left = useRef(durationMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused || left.current === undefined) return
    const startedAt = performance.now()
    const before = left.current
    const timer = setTimeout(() => end.current(), before)
    return () => {
      clearTimeout(timer)
      left.current = before - (performance.now() - startedAt)
    }
  }, [paused])
}
