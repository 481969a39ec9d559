import { isSame } from '#platform/shared/is-same.ts'
import { toMajor } from '#platform/shared/money.ts'
import { withTotal } from '../domain/item-price.ts'
import { headsOf } from '../domain/party.ts'
import { forHeads, isRepriced } from '../domain/reprice.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { repriceRemoved } from './removed-items.store.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { findItem, type ListedItem, saveItem } from './trip-items.store.ts'
import type { NewPrice, PartyChange, TripPricing } from './trip-pricing.ts'

/** CAD. `after` is null without a new price; the old one stays as an estimate. */
export interface Repriced {
  readonly itemId: string
  readonly before: number
  readonly after: number | null
}

/** New price of an item, with the version it was asked for. */
export interface Asked {
  readonly version: number
  readonly price: NewPrice | null | undefined
}

const answerWithinMs = 10_000

/** Fetches prices for a new party or date; failed sources give none. Changes nothing. */
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
      // A failure counts as no price.
      return [id, { version, price: null }]
    }
  })
  return new Map(await Promise.all(asked))
}

/** Guests follow the party if they were the whole party. */
function guestsFor(item: ItemFields, { before, after }: PartyChange, rooms: number | undefined) {
  const { details } = item
  if (details?.kind !== 'stay') return details
  const followed = details.guests === headsOf(before) ? { guests: headsOf(after) } : {}
  return { ...details, ...followed, ...(rooms === undefined ? {} : { rooms }) }
}

/** Changes of an item for a new party or date; undefined if none. */
export function fieldsFor(
  item: ItemFields,
  price: NewPrice | null | undefined,
  change: PartyChange,
): Partial<ItemFields> | undefined {
  const isParty = !isSame(change.before, change.after)
  const byHeads = isParty ? forHeads(item, change.before, change.after) : undefined
  if (price) {
    const { total, offer, rooms } = price
    const nights = item.nights ?? 1
    const quantity = item.basis === 'night' && rooms ? nights * rooms : item.quantity
    const unit = item.basis === 'person' ? headsOf(change.after) : quantity
    const whole = withTotal(price.units ?? { basis: item.basis, quantity: unit }, total)
    return { ...whole, offer, original: null, details: guestsFor(item, change, rooms) }
  }
  if (byHeads) return byHeads
  if (price !== null) return undefined
  return { estimated: true, ...(change.moved ? { offer: null } : {}) }
}

async function repriceOne(
  trip: HeldTrip,
  id: string,
  change: PartyChange,
  asked: Asked | undefined,
): Promise<Repriced | undefined> {
  const item = await findItem(trip.db, trip.id, id)
  if (!item || item.deletedAt || !isRepriced(item)) return undefined
  // Skip items changed since the request.
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

/** Applies the new prices in the transaction. */
export async function repriceItems(
  trip: HeldTrip,
  items: readonly ListedItem[],
  change: PartyChange,
  asked: ReadonlyMap<string, Asked>,
): Promise<readonly Repriced[]> {
  const heads = { before: headsOf(change.before), after: headsOf(change.after) }
  if (heads.before !== heads.after) await repriceRemoved(trip, heads)
  const repriced: Repriced[] = []
  for (const { id } of items.filter(isRepriced).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const one = await repriceOne(trip, id, change, asked.get(id))
    if (one) repriced.push(one)
  }
  return repriced
}
