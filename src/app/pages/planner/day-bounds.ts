import type { DayBounds } from '#features/board/domain/first-time.ts'
import { usualDay } from '#features/board/domain/open-time.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'

/** Usable time of a day: from 1 h after landing to 3 h before take-off. */
export function boundsOf(trip: TripView, date: string): DayBounds {
  let { from, until } = usualDay
  for (const { details, status } of allItems(trip)) {
    if (details?.kind !== 'flight' || !isTaken({ status })) continue
    const [out, back] = details.directions
    const landed = out?.segments.at(-1)?.to.local ?? ''
    const leaves = back?.segments[0]?.from.local ?? ''
    if (landed.slice(0, 10) === date) from = Math.max(from, minutesOf(landed.slice(11, 16)) + 90)
    if (leaves.slice(0, 10) === date) until = Math.min(until, minutesOf(leaves.slice(11, 16)) - 180)
  }
  return { from, until }
}
