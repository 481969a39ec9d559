import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

/** The fields of an item that the rules of a day need. */
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

export const lastMinute = 24 * 60 - 1

/** Usual length of a visit without a duration, in minutes. */
const usualMinutes: Partial<Record<ItemType, number>> = {
  restaurant: 75,
  attraction: 90,
  activity: 120,
  transport: 60,
  other: 60,
}

/** Nights and insurance take no hours of a day. */
export const visitMinutes = ({ type, durationMinutes }: PlannedItem): number =>
  durationMinutes ?? usualMinutes[type] ?? 0

/** Booked for a date: it does not move with the rest of the trip. */
export const isTied = ({ type, nights }: PlannedItem): boolean =>
  nights !== null || type === 'hotel' || type === 'property' || type === 'flight'
