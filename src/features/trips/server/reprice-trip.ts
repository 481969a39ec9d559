import { toMajor } from '#platform/shared/money.ts'
import { withTotal } from '../domain/item-price.ts'
import { headsOf } from '../domain/party.ts'
import { forHeads, isRepriced } from '../domain/reprice.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { repriceRemoved } from './removed-items.store.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { findItem, type ListedItem, saveItem } from './trip-items.store.ts'
import type { NewPrice, PartyChange, TripPricing } from './trip-pricing.ts'

/** CAD. `after` is null where no price was given: the old one stands and is an estimate. */
export interface Repriced {
  readonly itemId: string
  readonly before: number
  readonly after: number | null
}

/** What was answered for an item, at the version that was asked about. */
export interface Asked {
  readonly version: number
  readonly price: NewPrice | null | undefined
}

const answerWithinMs = 10_000

/** Asks for the prices for a new party; a source that fails gives no price. Changes nothing. */
export async function askPrices(
  pricing: TripPricing,
  items: readonly ListedItem[],
  change: PartyChange,
): Promise<ReadonlyMap<string, Asked>> {
  const signal = AbortSignal.timeout(answerWithinMs)
  const asked = items.filter(isRepriced).map(async (item): Promise<[string, Asked]> => {
    const { id, version } = item
    try {
      return [id, { version, price: await pricing.requote(item, change, signal) }]
    } catch {
      // No answer is no price: the page says so, and the old one stands.
      return [id, { version, price: null }]
    }
  })
  return new Map(await Promise.all(asked))
}

/** The guests of a stay follow where they were all of the party. */
function guestsFor(item: ItemFields, { before, after }: PartyChange, rooms: number | undefined) {
  const { details } = item
  if (details?.kind !== 'stay') return details
  const followed = details.guests === headsOf(before) ? { guests: headsOf(after) } : {}
  return { ...details, ...followed, ...(rooms === undefined ? {} : { rooms }) }
}

/** The fields that a new party gives an item; undefined where it changes nothing. */
export function fieldsFor(
  item: ItemFields,
  price: NewPrice | null | undefined,
  change: PartyChange,
): Partial<ItemFields> | undefined {
  const byHeads = forHeads(item, change.before, change.after)
  if (price) {
    const { total, offer, rooms } = price
    const nights = item.nights ?? 1
    const quantity = item.basis === 'night' && rooms ? nights * rooms : item.quantity
    const unit = item.basis === 'person' ? headsOf(change.after) : quantity
    const whole = withTotal({ basis: item.basis, quantity: unit }, total)
    return { ...whole, offer, original: null, details: guestsFor(item, change, rooms) }
  }
  if (byHeads) return byHeads
  return price === null ? { estimated: true } : undefined
}

async function repriceOne(
  trip: HeldTrip,
  id: string,
  change: PartyChange,
  asked: Asked | undefined,
): Promise<Repriced | undefined> {
  const item = await findItem(trip.db, trip.id, id)
  if (!item || item.deletedAt || !isRepriced(item)) return undefined
  // What was changed since it was asked about is another item.
  const price = asked?.version === item.version ? asked.price : undefined
  const fields = fieldsFor(item, price, change)
  if (!fields) return undefined
  const version = item.version + 1
  const touched = Object.fromEntries(Object.keys(fields).map((field) => [field, version]))
  const next = await saveItem(trip, id, {
    values: { ...item, ...fields },
    version,
    fieldVersions: { ...item.fieldVersions, ...touched },
  })
  const isUnpriced = price === null && fields.price === undefined
  const isSame = next.price.amountMinor === item.price.amountMinor
  if (isSame && !isUnpriced) return undefined
  return {
    itemId: id,
    before: toMajor(item.price),
    after: isUnpriced ? null : toMajor(next.price),
  }
}

/** Prices a trip for its new party, in the transaction that changes it. */
export async function repriceItems(
  trip: HeldTrip,
  items: readonly ListedItem[],
  change: PartyChange,
  asked: ReadonlyMap<string, Asked>,
): Promise<readonly Repriced[]> {
  await repriceRemoved(trip, { before: headsOf(change.before), after: headsOf(change.after) })
  const repriced: Repriced[] = []
  for (const { id } of items.filter(isRepriced).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const one = await repriceOne(trip, id, change, asked.get(id))
    if (one) repriced.push(one)
  }
  return repriced
}
