import { useEffect, useState } from 'react'
import type { Canvas } from './canvas.tsx'

let loaded: typeof Canvas | undefined

/** Loads the modules of an open trip, in parallel with the trip. */
export async function loadCanvas(): Promise<typeof Canvas> {
  loaded = (await import('./canvas.tsx')).Canvas
  return loaded
}

/**
 * The canvas once its modules are there. Not `lazy`: what waits for a Suspense boundary is rendered in slices
 * of 5 ms with a frame between them, which takes half as long again. Throws what kept the modules away.
 */
export function useCanvas(): typeof Canvas | undefined {
  const [outcome, setOutcome] = useState(() => ({ canvas: loaded, error: undefined as unknown }))
  useEffect(() => {
    if (outcome.canvas) return undefined
    let left = false
    const wait = async () => {
      try {
        const canvas = await loadCanvas()
        if (!left) setOutcome({ canvas, error: undefined })
      } catch (error) {
        if (!left) setOutcome({ canvas: undefined, error })
      }
    }
    void wait()
    return () => {
      left = true
    }
  }, [outcome.canvas])
  if (outcome.error) throw outcome.error
  return outcome.canvas
}
