import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

/** What the rules of a day need to know of an item. */
export interface PlannedItem {
  readonly id: string
  readonly name: string
  readonly type: ItemType
  readonly day: LocalDate | null
  /** Local, 'HH:MM'. */
  readonly time: string | null
  readonly durationMinutes: number | null
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
  readonly source: string | null
}

/** When a place can be visited, as far as it is known. */
export interface OpeningFacts {
  /** 'mon' to 'sun'. */
  readonly closedOn: readonly string[]
  readonly opens: string | null
  readonly closes: string | null
  /** 1 to 12; null: all year. */
  readonly openMonths: readonly number[] | null
}

export const lastMinute = 24 * 60 - 1

/** A visit of which nobody said how long it takes: what people mostly take. */
const usualMinutes: Partial<Record<ItemType, number>> = {
  restaurant: 75,
  attraction: 90,
  activity: 120,
  transport: 60,
  other: 60,
}

/** Nights and insurance fill no hours of a day. */
export const visitMinutes = ({ type, durationMinutes }: PlannedItem): number =>
  durationMinutes ?? usualMinutes[type] ?? 0

/** Where one sleeps, or what carries one there: it may well be far away. */
export const isBase = ({ type, nights }: PlannedItem): boolean =>
  nights !== null || ['hotel', 'property', 'flight', 'transport', 'insurance'].includes(type)

/** What was booked for a date: it does not move because the rest of a trip does. */
export const isTied = ({ type, nights }: PlannedItem): boolean =>
  nights !== null || type === 'hotel' || type === 'property' || type === 'flight'
