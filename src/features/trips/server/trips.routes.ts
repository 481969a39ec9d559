import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { tripContract } from '../contract/trips.contract.ts'
import { addItem } from './add-item.ts'
import { copyTrip } from './copy-trip.ts'
import { createTrip } from './create-trip.ts'
import { deleteTrip } from './delete-trip.ts'
import { listTrips } from './list-trips.ts'
import { presentItem, presentSummary, presentTrip } from './present-trip.ts'
import { readTrip } from './read-trip.ts'
import { readTripChanges } from './read-trip-changes.ts'
import { removeItem } from './remove-item.ts'
import { tripPolicies } from './trips.policy.ts'
import { updateItem } from './update-item.ts'
import { updateTrip } from './update-trip.ts'

export const tripOperations = (deps: { db: Db }): readonly BoundOperation[] =>
  bindContract(tripContract, tripPolicies, {
    listTrips: async ({ session }) =>
      (await listTrips(deps, session)).map((trip) => presentSummary(trip, session)),
    createTrip: async ({ session, body }) => {
      const { trip, items } = await createTrip(deps, session, body)
      return presentTrip(trip, items, session)
    },
    getTrip: async ({ session, params }) => {
      const { trip, items } = await readTrip(deps, session, params.id)
      return presentTrip(trip, items, session)
    },
    updateTrip: async ({ session, params, body }) => {
      const { trip, items } = await updateTrip(deps, session, params.id, body)
      return presentTrip(trip, items, session)
    },
    readTripChanges: async ({ session, params }) => readTripChanges(deps, session, params.id),
    copyTrip: async ({ session, params, body }) => {
      const { trip, items } = await copyTrip(deps, session, params.id, body)
      return presentTrip(trip, items, session)
    },
    deleteTrip: async ({ session, params }) => deleteTrip(deps, session, params.id),
    addItem: async ({ session, params, body }) =>
      presentItem(await addItem(deps, session, params.id, body)),
    updateItem: async ({ session, params, body }) =>
      presentItem(await updateItem(deps, session, params, body)),
    deleteItem: async ({ session, params }) => removeItem(deps, session, params),
  })
