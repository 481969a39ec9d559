import { newItemSchema } from '../contract/trip-item.schema.ts'
import { checkTrip } from '../domain/check/check-trip.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { addDays, type LocalDate, nightsBetween } from '#platform/shared/local-date.ts'
import { money } from '#platform/shared/money.ts'
import { unitPriceOf } from '../domain/item-price.ts'
import { draftItem } from './draft-trip.ts'
import { endsWish } from './follow-veil.ts'
import { insertPlanned } from './keep-plan.ts'
import { checkInputFrom } from './read-findings.ts'
import { fieldsFor } from './reprice-trip.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import { findItem, listItems, type ListedItem, saveItem } from './trip-items.store.ts'
import type { TripDeps } from './trip-deps.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip, type ReadTrip } from './trips.store.ts'
import { saveVeil } from './veil.store.ts'

type Change = Partial<ItemFields>

/** Changes to items that exceed the trip, by id. */
export type Shorter = ReadonlyMap<string, Change>

const answerWithinMs = 10_000

/** Remaining nights of a stay; undefined if it already fits. */
function nightsLeft({ day, nights }: ListedItem, endDate: LocalDate): number | undefined {
  if (day === null || nights === null || addDays(day, nights) <= endDate) return undefined
  return Math.max(1, nightsBetween(day, endDate))
}

/** Shortens a stay at its nightly price, as an estimate. */
function byNight(item: ListedItem, nights: number): Change {
  const { details, basis, quantity, price } = item
  const rooms = details?.kind === 'stay' ? (details.rooms ?? 1) : 1
  const less = { nights, offer: null, estimated: true }
  if (basis !== 'night' || quantity !== (item.nights ?? 1) * rooms) {
    const amount = Math.round((price.amountMinor * nights) / (item.nights ?? 1))
    return { ...less, price: money(price.currency, amount), basis: 'group', quantity: 1 }
  }
  const total = unitPriceOf({ price, quantity }).amountMinor * nights * rooms
  return { ...less, price: money(price.currency, total), quantity: nights * rooms }
}

const isLate = ({ details }: ListedItem, endDate: LocalDate): boolean =>
  details?.kind === 'flight' &&
  details.directions.some(({ segments }) => (segments[0]?.from.local ?? '').slice(0, 10) > endDate)

/** Replaces the return leg; an idea if none was found. */
async function shorterFlight(
  { tripPricing }: TripDeps,
  item: ListedItem,
  { endDate, party }: ReadTrip,
  signal: AbortSignal,
): Promise<Change> {
  const found = await tripPricing.homeOn(item, endDate, party, signal).catch(() => null)
  if (!found) return { status: 'idea' }
  const next = draftItem({ ...newItemSchema.parse(found), id: item.id, position: item.position })
  const { description, price, basis, quantity, estimated, offer, details, durationMinutes } = next
  return { description, price, basis, quantity, estimated, offer, details, durationMinutes }
}

async function shorterStay(
  { tripPricing }: TripDeps,
  item: ListedItem,
  nights: number,
  { party, signal }: { readonly party: ReadTrip['party']; readonly signal: AbortSignal },
): Promise<Change> {
  const shorter = { ...item, nights }
  const change = { before: party, after: party }
  const price = await tripPricing.requote(shorter, change, signal).catch(() => null)
  const fields = price ? fieldsFor(shorter, price, change) : undefined
  return fields ? { ...fields, nights } : byNight(item, nights)
}

interface Wish {
  readonly keepDays?: true | undefined
  readonly startDate?: LocalDate | undefined
  readonly endDate?: LocalDate | undefined
}

/**
 * What a flight and stays that go on after the last free day cost until then: asked of their searches,
 * before anything is locked. Booked items stay as they are.
 */
export async function askShorter(
  deps: TripDeps,
  session: Session,
  id: string,
  { keepDays, startDate, endDate }: Wish,
): Promise<Shorter> {
  if (!keepDays && endDate === undefined) return new Map()
  const before = requireMember(await findTrip(deps.db, id), session)
  const dates = { startDate: startDate ?? before.startDate, endDate: endDate ?? before.endDate }
  const trip = { ...before, ...dates }
  if (!trip.veiled || !(keepDays || endsWish(before, trip))) return new Map()
  const signal = AbortSignal.timeout(answerWithinMs)
  const asked = (await listItems(deps.db, id))
    .filter(({ paid, status }) => paid === null && (status === 'planned' || status === 'idea'))
    .map(async (item): Promise<[string, Change] | []> => {
      if (isLate(item, trip.endDate))
        return [item.id, await shorterFlight(deps, item, trip, signal)]
      const nights = nightsLeft(item, trip.endDate)
      if (nights === undefined) return []
      return [item.id, await shorterStay(deps, item, nights, { party: trip.party, signal })]
    })
  return new Map((await Promise.all(asked)).flatMap((one) => (one.length === 2 ? [one] : [])))
}

async function change(trip: HeldTrip, itemId: string, fields: Change): Promise<void> {
  const before = await findItem(trip.db, trip.id, itemId)
  if (!before || before.deletedAt) return
  const version = before.version + 1
  const now = Object.fromEntries(Object.keys(fields).map((field) => [field, version]))
  const fieldVersions = { ...before.fieldVersions, ...now }
  const values = { ...before, ...fields }
  await saveItem(trip, itemId, { values, version, fieldVersions })
}

/** Visits that no longer fit before the flight home. */
function missed(deps: TripDeps, trip: ReadTrip, items: readonly ListedItem[]): readonly string[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return checkTrip(checkInputFrom(deps, { trip: { ...trip, veiled: null }, items }, []))
    .filter(({ rule }) => rule === 'after-departure')
    .flatMap(({ itemIds }) => itemIds)
    .filter((id) => {
      const item = byId.get(id)
      return item?.status === 'planned' && item.type !== 'flight' && item.nights === null
    })
}

/**
 * Gives up the days that wait: their stops become ideas, stay and flight end with the trip, and so do the
 * visits that this leaves no time for.
 */
export async function foldVeil(
  held: HeldTrip,
  deps: TripDeps,
  trip: ReadTrip,
  shorter: Shorter,
): Promise<void> {
  const { veiled } = trip
  if (!veiled) return
  for (const [itemId, fields] of shorter) await change(held, itemId, fields)
  for (const itemId of missed(deps, trip, await listItems(held.db, held.id)))
    await change(held, itemId, { status: 'idea', day: null, time: null })
  await insertPlanned(
    held,
    veiled.items.map((item) => ({ ...item, status: 'idea', day: null, time: null })),
  )
  await saveVeil(held.db, held.id, null)
}
