import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import type { tripPatchSchema } from '../contract/trips.contract.ts'
import { movedDetails } from '../domain/fill-details.ts'
import { plannedAsListed } from './keep-plan.ts'
import { type Asked, askPrices } from './reprice-trip.ts'
import type { TripDeps } from './trip-deps.ts'
import { type ListedItem, listItems } from './trip-items.store.ts'
import { requireMember } from './trips.policy.ts'
import { findTrip } from './trips.store.ts'

/** The item as it will be once it has moved along with the trip. */
const movedBy = (item: ListedItem, day: string, days: number): ListedItem => ({
  ...item,
  day: addDays(day, days),
  version: item.version + 1,
  details: item.details && movedDetails(item.details, days),
})

/**
 * Prices for a new party and, of what moves along with the first day, for its new date; fetched before
 * locking. Undefined if the edit changes neither.
 */
export async function askForEdit(
  { db, tripPricing }: Pick<TripDeps, 'db' | 'tripPricing'>,
  session: Session,
  id: string,
  { party, startDate, moveItems, except }: z.output<typeof tripPatchSchema>,
): Promise<ReadonlyMap<string, Asked> | undefined> {
  if (!party && !(moveItems && startDate)) return undefined
  const trip = requireMember(await findTrip(db, id), session)
  const days = moveItems && startDate ? daysInclusive(trip.startDate, startDate) - 1 : 0
  const change = { before: trip.party, after: party ?? trip.party }
  const isParty = !isSame(change.before, change.after)
  const waiting = trip.veiled?.items.map(plannedAsListed) ?? []
  const items = [...(await listItems(db, id)), ...waiting].flatMap((item) =>
    days !== 0 && item.day && !except.includes(item.id)
      ? [movedBy(item, item.day, days)]
      : isParty
        ? [item]
        : [],
  )
  return askPrices(tripPricing, items, change)
}
