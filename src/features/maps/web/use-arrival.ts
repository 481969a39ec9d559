import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isElsewhere } from '../domain/camera.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'

/** What is shown, by the ids of its places, and one of them: the last where all have gone. */
interface Sight {
  readonly shown: string
  readonly at: MapPoint | undefined
}

/**
 * Keeps the camera on the places that are shown. Tells whether it has arrived at them, and whether it is on
 * its way to another part of the world, when neither the old ground nor half of the new is to be seen.
 */
export function useArrival(
  engine: MapEngine | undefined,
  near: readonly MapPlace[],
  move: (points: readonly MapPoint[]) => Promise<void> | undefined,
) {
  const shown = near.map(({ id }) => id).join(' ')
  // The engine begins with the places of the first render; other places are another view.
  const [reached, setReached] = useState<Sight>({ shown, at: near[0] })
  const wanted = useRef(shown)
  const arrive = useEffectEvent(async () => {
    const sight = { shown, at: near[0] ?? reached.at }
    await move(near)
    if (wanted.current === sight.shown) setReached(sight)
  })
  useEffect(() => {
    if (!engine || wanted.current === shown) return
    wanted.current = shown
    void arrive()
  }, [engine, shown])
  const isThere = reached.shown === shown
  const [first] = near
  return {
    isThere,
    isAway:
      !isThere && first !== undefined && reached.at !== undefined && isElsewhere(reached.at, first),
  }
}
