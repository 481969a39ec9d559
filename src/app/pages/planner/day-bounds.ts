import type { DayBounds } from '#features/board/domain/first-time.ts'
import { usualDay } from '#features/board/domain/open-time.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { leavingOn } from '#features/trips/domain/leave-time.ts'
import { airportIn, allItems, type TripView } from '#features/trips/web/index.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'

/** Usable time of a day: from an hour and a half after landing until one leaves for the flight home. */
export function boundsOf(trip: TripView, date: string): DayBounds {
  const items = allItems(trip)
  let { from, until } = usualDay
  for (const { details, status } of items) {
    if (details?.kind !== 'flight' || !isTaken({ status })) continue
    const landed = details.directions[0]?.segments.at(-1)?.to.local ?? ''
    if (landed.slice(0, 10) === date) from = Math.max(from, minutesOf(landed.slice(11, 16)) + 90)
  }
  until = Math.min(until, leavingOn(items, date, airportIn(trip)) ?? until)
  return { from, until }
}
