import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { cad } from '#platform/shared/money.ts'
import type { newTripSchema } from '../contract/trips.contract.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { createdFrom } from '../domain/merge-fields.ts'
import { defaultTitle } from '../domain/default-title.ts'
import { oneAdult } from '../domain/party.ts'
import { namedOnly, type TripDestination } from '../domain/trip-destination.ts'
import { checkTier } from './check-tier.ts'
import { keepPlan } from './keep-plan.ts'
import { resolveOrigin } from './resolve-origin.ts'
import type { TripDeps } from './trip-deps.ts'
import { listItems, type ListedItem } from './trip-items.store.ts'
import {
  findTrip,
  insertTrip,
  type ReadTrip,
  lockTripCreation,
  tripsAtMost,
  type TripFields,
} from './trips.store.ts'
import { writeTravellers } from './write-travellers.ts'
import { refusalText } from './messages.ts'

const fail = failWith({ ...commonErrors, ...tripErrors })

type NewTrip = NewTripFields & { readonly startDate: string; readonly endDate: string }
type NewTripFields = z.output<typeof newTripSchema>

/** The schema requires one of the two; a chosen place is more precise than a typed name. */
const placesOf = ({ destination = '', destinations }: NewTrip): readonly TripDestination[] =>
  destinations ?? [namedOnly(destination)]

/** The same id again: a retry gets the trip as it is now, a different trip is refused. */
async function createAgain(
  db: Db,
  session: Session,
  existing: ReadTrip,
  wanted: TripFields,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  if (existing.ownerId !== session.userId) throw fail('id-taken')
  const { version, fieldVersions } = existing
  if (!createdFrom<TripFields>({ values: existing, version, fieldVersions }, wanted))
    throw fail('id-taken', {
      message: refusalText.tripIdTaken,
    })
  return { trip: existing, items: await listItems(db, existing.id) }
}

/** Creates a trip, or keeps a plan as one. Repeating the request returns the trip as it is now, so a retry is safe. */
export async function createTrip(
  deps: TripDeps,
  session: Session,
  { planId, startDate, endDate, ...rest }: NewTripFields,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  if (planId !== undefined) return keepPlan(deps, session, planId)
  if (startDate === undefined || endDate === undefined) throw fail('invalid-input')
  return createOwn(deps, session, { ...rest, startDate, endDate })
}

async function createOwn(
  { db, seals, tripPlaces }: TripDeps,
  session: Session,
  input: NewTrip,
): Promise<{ trip: ReadTrip; items: ListedItem[] }> {
  const { id = randomUUID(), startDate, endDate, budgetCad = cad(0), party = oneAdult } = input
  const destinations = placesOf(input)
  const title = input.title ?? defaultTitle({ ...input, destinations })
  const origin = resolveOrigin(tripPlaces, input.origin ?? null)
  const dates = { startDate, endDate }
  const wanted = {
    title,
    destinations,
    ...dates,
    budget: budgetCad,
    party,
    origin,
    dayPlaces: {},
    archived: false,
  }
  const existing = await findTrip(db, id)
  if (existing) return createAgain(db, session, existing, wanted)
  checkTier(session, wanted)
  return db.transaction().execute(async (tx) => {
    await lockTripCreation(tx, session.userId)
    const trip = await insertTrip(tx, { ...wanted, id, ownerId: session.userId }, tripsAtMost)
    if (trip) {
      await writeTravellers({ db: tx, seals }, session, trip, input.travellers ?? [])
      return {
        trip: {
          ...trip,
          changes: trip.version,
          editorIds: [],
          createdAt: trip.updatedAt,
          veiled: null,
        },
        items: [],
      }
    }
    // Two requests with the same id raced: the second returns what the first wrote.
    const first = await findTrip(tx, id)
    if (!first) throw fail('too-many-trips')
    return createAgain(tx, session, first, wanted)
  })
}
