import { addDays, daysBetween, type LocalDate } from '#platform/shared/local-date.ts'

interface Stay {
  readonly day: LocalDate | null
  readonly nights: number | null
  readonly basis: string
  readonly quantity: number
}

interface Dates {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

/** Day of an end: check-in or check-out. */
export type StayEnd = 'in' | 'out'

export interface StayNights {
  readonly day: LocalDate
  readonly nights: number
}

/** Range of an end: within the trip, at least one night. */
export function endBounds(
  { startDate, endDate }: Dates,
  { day, nights }: StayNights,
  end: StayEnd,
): { readonly first: LocalDate; readonly last: LocalDate } {
  return end === 'in'
    ? { first: startDate < day ? startDate : day, last: addDays(day, nights - 1) }
    : {
        first: addDays(day, 1),
        last: endDate > addDays(day, nights) ? endDate : addDays(day, nights),
      }
}

/** A stay with one end moved, within its range. */
export function withEnd(
  trip: Dates,
  stay: StayNights,
  end: StayEnd,
  wanted: LocalDate,
): StayNights {
  const { first, last } = endBounds(trip, stay, end)
  const day = wanted < first ? first : wanted > last ? last : wanted
  if (end === 'out') return { day: stay.day, nights: daysBetween(stay.day, day) }
  return { day, nights: daysBetween(day, addDays(stay.day, stay.nights)) }
}

/** Changes of a resized stay; per-night prices follow the nights. */
export function nightsEdit({ day, nights, basis, quantity }: Stay, next: StayNights) {
  const before = nights ?? 1
  const rooms = quantity / before
  return {
    ...(next.day === day ? {} : { day: next.day }),
    ...(next.nights === before ? {} : { nights: next.nights }),
    ...(basis === 'night' && Number.isInteger(rooms) && next.nights !== before
      ? { quantity: rooms * next.nights }
      : {}),
  }
}
