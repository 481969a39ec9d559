import { addDays, datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { coversNight } from './day-lines.ts'
import type { ItemDetails } from './item-details.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import { headsOf, type Party } from './party.ts'
import { guestsOf } from './rooms-of.ts'

interface Bedded {
  readonly id: string
  readonly name: string
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly time: string | null
  readonly nights: number | null
  readonly details: ItemDetails | null
}

/** People whom the stays of a night house together; one that does not say houses everyone. */
const housedOn = (stays: readonly Bedded[], night: LocalDate): number =>
  stays
    .filter((stay) => coversNight(stay, night))
    .reduce((sum, stay) => sum + (guestsOf(stay) ?? Infinity), 0)

/** A stay in which, with all others of its nights, not everyone has a bed. */
export interface ShortStay<T> {
  readonly stay: T
  readonly guests: number
  /** People without a bed. */
  readonly missing: number
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
}

/** The stays of a trip that are for fewer people than travel. */
export function shortStays<T extends Bedded>(
  items: readonly T[],
  party: Party,
): readonly ShortStay<T>[] {
  const stays = items.filter((item) => isTaken(item) && item.details?.kind === 'stay')
  return stays.flatMap((stay) => {
    const [guests, checkIn] = [guestsOf(stay), stay.day]
    if (guests === undefined || checkIn === null) return []
    const checkOut = addDays(checkIn, stay.nights ?? 1)
    const nights = datesBetween(checkIn, addDays(checkOut, -1))
    const missing = headsOf(party) - Math.min(...nights.map((night) => housedOn(stays, night)))
    return missing > 0 ? [{ stay, guests, missing, checkIn, checkOut }] : []
  })
}
