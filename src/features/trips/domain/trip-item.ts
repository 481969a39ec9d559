import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'

/** The kinds of thing a trip holds; the cart knows a subset of the same words. */
export const itemTypes = [
  'hotel',
  'flight',
  'restaurant',
  'attraction',
  'activity',
  'property',
  'transport',
  'insurance',
  'other',
] as const
export type ItemType = (typeof itemTypes)[number]

/** What a traveller may set on an item. The one shape that planner, cart and API share. */
export interface ItemFields {
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly location: string
  /** Always CAD. */
  readonly price: Money
  /** True when the price is ours, not an offer's. */
  readonly estimated: boolean
  /** True for a sample business. */
  readonly sample: boolean
  /** The local day, or nothing while the item waits for one. */
  readonly day: LocalDate | null
  /** Local time of the day, 'HH:MM'. */
  readonly time: string | null
  readonly durationMinutes: number | null
  readonly lat: number | null
  readonly lng: number | null
  /** Key in the order of its day: compares as text, and another always fits between two. */
  readonly position: string
  /** Where it came from: 'atlas:paris/louvre-museum'. */
  readonly source: string | null
}
