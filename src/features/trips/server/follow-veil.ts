import { isSame } from '#platform/shared/is-same.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { movedDetails } from '../domain/fill-details.ts'
import type { ItemDetails } from '../domain/item-details.ts'
import { unitPriceOf } from '../domain/item-price.ts'
import type { PlannedItem, Veil } from '../domain/veil.ts'
import { plannedAsListed } from './keep-plan.ts'
import { type Asked, fieldsFor } from './reprice-trip.ts'
import type { PartyChange } from './trip-pricing.ts'
import type { TripFields } from './trips.store.ts'

/** A cast: the schema infers arrays that may be changed, the domain's are readonly. */
const asWritten = (details: ItemDetails | null) => details as NonNullable<PlannedItem['details']>

/** Moves an item by days, at the same local time. */
function moved(item: PlannedItem, days: number): PlannedItem {
  const { day, details } = item
  return {
    ...item,
    ...(day ? { day: addDays(day, days) } : {}),
    ...(details ? { details: asWritten(movedDetails(details, days)) } : {}),
  }
}

/** Reprices an item for a party. */
function repriced(
  item: PlannedItem,
  change: PartyChange,
  asked: ReadonlyMap<string, Asked>,
): PlannedItem {
  const listed = plannedAsListed(item)
  const fields = fieldsFor(listed, asked.get(item.id)?.price, change)
  if (!fields) return item
  const { price, basis, quantity, estimated, offer, details } = { ...listed, ...fields }
  const unitPrice = toMajor(unitPriceOf({ price, quantity }))
  const priced = { price: toMajor(price), basis, quantity, unitPrice, estimated, offer }
  return { ...item, ...priced, details: asWritten(details) }
}

const lengthOf = ({ startDate, endDate }: TripFields): number => daysInclusive(startDate, endDate)

/** A new end date drops the veiled days, unless the whole trip moves. */
export const endsWish = (before: TripFields, after: TripFields): boolean =>
  before.endDate !== after.endDate && lengthOf(before) !== lengthOf(after)

interface Edit {
  readonly before: TripFields
  readonly after: TripFields
  /** Whether items move with the start date. */
  readonly along: boolean
  /** New prices; undefined if the party didn't change. */
  readonly asked: ReadonlyMap<string, Asked> | undefined
}

/** Updates the veiled part after an edit: dates and party. */
export function followedVeil(veil: Veil, { before, after, along, asked }: Edit): Veil {
  const isShift = before.endDate !== after.endDate || along
  const days = isShift ? daysInclusive(before.startDate, after.startDate) - 1 : 0
  const change = { before: before.party, after: after.party }
  const priced = asked ? veil.items.map((item) => repriced(item, change, asked)) : veil.items
  const rest = veil.destinations.slice(before.destinations.length)
  return {
    endDate: addDays(veil.endDate, days),
    destinations: isSame(before.destinations, after.destinations)
      ? veil.destinations
      : [...after.destinations, ...rest],
    items: days === 0 ? priced : priced.map((item) => moved(item, days)),
  }
}
