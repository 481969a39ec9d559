import { addDays, nightsBetween } from '#platform/shared/local-date.ts'
import { unitPriceOf } from '../domain/item-price.ts'
import { money } from '#platform/shared/money.ts'
import { insertPlanned } from './keep-plan.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { findItem, listItems, type ListedItem, saveItem } from './trip-items.store.ts'
import type { ReadTrip } from './trips.store.ts'
import { saveVeil } from './veil.store.ts'

/** A stay that ends with the trip, at the same price a night; undefined where it does already. */
function shortened(item: ListedItem, endDate: string): Partial<ListedItem> | undefined {
  const { day, nights, details, basis, quantity, price } = item
  if (day === null || nights === null || addDays(day, nights) <= endDate) return undefined
  const left = Math.max(1, nightsBetween(day, endDate))
  const rooms = details?.kind === 'stay' ? (details.rooms ?? 1) : 1
  if (basis !== 'night' || quantity !== nights * rooms) {
    const amount = Math.round((price.amountMinor * left) / nights)
    return { nights: left, price: money(price.currency, amount), basis: 'group', quantity: 1 }
  }
  const unit = unitPriceOf({ price, quantity })
  const total = unit.amountMinor * left * rooms
  return { nights: left, price: money(price.currency, total), quantity: left * rooms }
}

/** A flight home after the trip belongs to other dates: it becomes an idea until another is chosen. */
const isLate = ({ details }: ListedItem, endDate: string): boolean =>
  details?.kind === 'flight' &&
  details.directions.some(({ segments }) => (segments[0]?.from.local ?? '').slice(0, 10) > endDate)

/**
 * Gives up the days that wait: their stops become ideas, a stay ends with the trip, a flight home after it
 * becomes an idea. What is booked stays as it is.
 */
export async function foldVeil(held: HeldTrip, { endDate, veiled }: ReadTrip): Promise<void> {
  if (!veiled) return
  const { db: tx, id } = held
  for (const item of await listItems(tx, id)) {
    if (item.paid !== null || item.status === 'booked') continue
    const change = isLate(item, endDate) ? { status: 'idea' as const } : shortened(item, endDate)
    const before = change && (await findItem(tx, id, item.id))
    if (!before) continue
    const version = before.version + 1
    const now = Object.fromEntries(Object.keys(change).map((field) => [field, version]))
    const fieldVersions = { ...before.fieldVersions, ...now }
    await saveItem(held, item.id, { values: { ...before, ...change }, version, fieldVersions })
  }
  await insertPlanned(
    held,
    veiled.items.map((item) => ({ ...item, status: 'idea', day: null, time: null })),
  )
  await saveVeil(tx, id, null)
}
