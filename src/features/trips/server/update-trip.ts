import type { z } from 'zod'
import { isSame } from '#platform/shared/is-same.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { tripPatchSchema } from '../contract/trips.contract.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { mergeFields, type Versioned } from '../domain/merge-fields.ts'
import { defaultTitle } from '../domain/default-title.ts'
import { memberRole, ownersFields } from '../domain/trip-role.ts'
import { withFirstNamed } from '../domain/trip-destination.ts'
import { checkTier } from './check-tier.ts'
import { conflict } from './conflict.ts'
import { askShorter } from './fold-veil.ts'
import { moveItems } from './move-items.ts'
import { changeItems } from './trip-counts.store.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import { resolveOrigin } from './resolve-origin.ts'
import { askForEdit } from './ask-for-edit.ts'
import { type Repriced, repriceItems } from './reprice-trip.ts'
import type { TripDeps } from './trip-deps.ts'
import { requireMember, requireOwn } from './trips.policy.ts'
import { findTrip, type ReadTrip, saveTrip, type TripFields } from './trips.store.ts'
import { settleVeil } from './settle-veil.ts'
import { writeTravellers } from './write-travellers.ts'
import { refusalText } from './messages.ts'

type DayPlaces = TripFields['dayPlaces']

const fail = failWith({ ...commonErrors, ...tripErrors })

/** A default title is rebuilt from the new destination and length. */
function retitled(before: TripFields, next: Versioned<TripFields>): Versioned<TripFields> {
  const { values, version, fieldVersions } = next
  const title = defaultTitle(values)
  if (values.title !== before.title || before.title !== defaultTitle(before)) return next
  if (values.title === title) return next
  return {
    version,
    values: { ...values, title },
    fieldVersions: { ...fieldVersions, title: version },
  }
}

/** Rebuilds a default title with the remaining days. */
const shorterTitle = (trip: ReadTrip): string | undefined =>
  trip.veiled && trip.title === defaultTitle({ ...trip, ...trip.veiled })
    ? defaultTitle(trip)
    : undefined

/**
 * The choices of places for days after an edit: those that name a place which the trip still has, and moved
 * with the items where these move along. Throws invalid-input for a name that the trip does not have.
 */
function placesAfter(before: TripFields, after: TripFields, along: boolean): DayPlaces {
  const names = new Set(after.destinations.map(({ name }) => name))
  const isNew = !isSame(before.dayPlaces, after.dayPlaces)
  const unknown = Object.entries(after.dayPlaces).find(([, name]) => !names.has(name))
  if (isNew && unknown)
    throw fail('invalid-input', {
      fields: [
        { field: `dayPlaces.${unknown[0]}`, message: `${unknown[1]} is no place of this trip.` },
      ],
    })
  const days = along ? daysInclusive(before.startDate, after.startDate) - 1 : 0
  return Object.fromEntries(
    Object.entries(after.dayPlaces)
      .filter(([, name]) => names.has(name))
      .map(([date, name]) => [addDays(date, days), name]),
  )
}

/** Thrown to roll back a preview, with its result. */
class Previewed extends Error {}

/** Runs in a transaction; rolls back for a preview. */
async function inTransaction<T>(
  db: Db,
  preview: boolean,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  let answer: { readonly value: T } | undefined
  try {
    return await db.transaction().execute(async (tx) => {
      const value = await work(tx)
      if (!preview) return value
      answer = { value }
      throw new Previewed()
    })
  } catch (error) {
    if (error instanceof Previewed && answer) return answer.value
    throw error
  }
}

/**
 * Changes fields of a trip by merging. A new party size reprices items that are not booked. If asked, items move
 * with the first day, by the number of days that this write changed, so a retry moves nothing; stays and flights
 * among them are priced for their new dates. With
 * `preview` it answers the same and leaves all as it was. Throws
 * changed-elsewhere, tier-required, invalid-input, or owner-only if an editor changes dates or places.
 */
export async function updateTrip(
  deps: TripDeps,
  session: Session,
  id: string,
  input: z.output<typeof tripPatchSchema>,
): Promise<{ trip: ReadTrip; items: ListedItem[]; repriced?: readonly Repriced[] }> {
  const { db, seals, tripPlaces, tripPricing } = deps
  const { version: basedOn, budgetCad: budget, destination, ...others } = input
  const { moveItems: along, except, preview, travellers, keepDays, ...rest } = others
  const origin = resolveOrigin(tripPlaces, rest.origin)
  const asked = await askForEdit({ db, tripPricing }, session, id, input)
  const shorter = await askShorter(deps, session, id, input)
  return inTransaction(db, preview, async (tx) => {
    const { trip, repriced } = await changeItems(tx, id, async (held) => {
      const trip = requireMember(await findTrip(tx, id), session)
      if (ownersFields.some((field) => input[field] !== undefined)) requireOwn(trip, session)
      if (keepDays) requireOwn(trip, session)
      const { version, fieldVersions } = trip
      const current = { values: trip, version, fieldVersions }
      const destinations =
        rest.destinations ?? (destination && withFirstNamed(trip.destinations, destination))
      const title = rest.title ?? (keepDays ? shorterTitle(trip) : undefined)
      const patch = { ...rest, title, origin, budget, destinations: destinations || undefined }
      const merged = mergeFields<TripFields>(current, patch, basedOn)
      if (merged.outcome === 'conflict') throw conflict(merged.conflicts, version)
      const next = retitled(trip, merged.next)
      const { values } = next
      if (values.endDate < values.startDate)
        throw fail('invalid-input', {
          fields: [{ field: 'endDate', message: refusalText.endsTooEarly }],
        })
      const dayPlaces = placesAfter(trip, values, along)
      if (memberRole(trip, session.userId) === 'owner') checkTier(session, values, trip)
      if (travellers) await writeTravellers({ db: tx, seals }, session, trip, travellers)
      if (merged.changed.length > 0 || travellers)
        await saveTrip(tx, id, {
          ...next,
          values: { ...values, dayPlaces },
          version: version + 1,
        })
      await settleVeil(held, deps, { trip, values, keepDays, along, asked, shorter })
      const days = along ? daysInclusive(trip.startDate, values.startDate) - 1 : 0
      await moveItems(held, days, except)
      const change = { before: trip.party, after: values.party, moved: days !== 0 }
      const repriced =
        asked && (days !== 0 || merged.changed.includes('party'))
          ? await repriceItems(held, await listItems(tx, id), change, asked)
          : []
      return { trip, repriced }
    })
    return {
      trip: (await findTrip(tx, id)) ?? trip,
      items: await listItems(tx, id),
      ...(input.party || along ? { repriced } : {}),
    }
  })
}
