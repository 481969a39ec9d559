import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

/** Item fields used by the day rules. */
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

/** Stays and insurance take no time of a day. */
export const visitMinutes = ({ type, durationMinutes }: PlannedItem): number =>
  durationMinutes ?? usualMinutes[type] ?? 0

/** Tied to its date: doesn't move with the trip. */
export const isTied = ({ type, nights }: PlannedItem): boolean =>
  nights !== null || type === 'hotel' || type === 'property' || type === 'flight'
