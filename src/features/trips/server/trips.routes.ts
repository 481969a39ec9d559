import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { tripContract } from '../contract/trips.contract.ts'
import { addItem } from './add-item.ts'
import { applyFix } from './apply-fix.ts'
import { copyTrip } from './copy-trip.ts'
import { createTrip } from './create-trip.ts'
import { deleteTrip } from './delete-trip.ts'
import { filledItem } from './fill-item.ts'
import { findBestDay } from './find-best-day.ts'
import { changeDeadlineMails, readDeadlineMails } from './deadline-mails.ts'
import { listAllDeadlines } from './list-all-deadlines.ts'
import { listDeadlines } from './list-deadlines.ts'
import { listTrips } from './list-trips.ts'
import { presentFindings } from './present-findings.ts'
import { presentItem, presentSummary, presentTrip } from './present-trip.ts'
import { readFindings } from './read-findings.ts'
import { readTrip } from './read-trip.ts'
import { readTripChanges } from './read-trip-changes.ts'
import { readOpenedTrip } from './unveil-trips.ts'
import { removeItem } from './remove-item.ts'
import { presentTravellers } from './present-travellers.ts'
import { presentVeil, presentVeilSums } from './present-veil.ts'
import { readTravellers } from './read-travellers.ts'
import type { TripDeps } from './trip-deps.ts'
import { tripPolicies } from './trips.policy.ts'
import { tripRevisions } from './trip-revisions.ts'
import { updateItem } from './update-item.ts'
import { updateTrip } from './update-trip.ts'

type Whole = Awaited<ReturnType<typeof readTrip>>

/** A trip for a member who may edit it: with the traveller data, which only they may see. */
const answerWith = async (deps: TripDeps, session: Session, { trip, items }: Whole) => ({
  ...presentTrip(trip, items, session, deps.tripPlaces),
  veiled: presentVeil(trip, deps),
  ...presentTravellers(await readTravellers(deps, session, trip), session),
})

export const tripOperations = (deps: TripDeps): readonly BoundOperation[] =>
  bindContract(
    tripContract,
    tripPolicies,
    {
      listTrips: async ({ session }) =>
        (await listTrips(deps, session)).map((trip) => ({
          ...presentSummary(trip, session),
          veiled: presentVeilSums(trip),
        })),
      createTrip: async ({ session, body }) =>
        answerWith(deps, session, await createTrip(deps, session, body)),
      getTrip: async ({ session, params }) =>
        answerWith(deps, session, await readOpenedTrip(deps, session, params.id)),
      listAllDeadlines: async ({ session }) =>
        (await listAllDeadlines(deps, session)).map(({ party: _, ...deadline }) => deadline),
      readDeadlineMails: async ({ session }) => readDeadlineMails(deps, session),
      setDeadlineMails: async ({ session, body }) => changeDeadlineMails(deps, session, body),
      listDeadlines: async ({ session, params }) => listDeadlines(deps, session, params.id),
      updateTrip: async ({ session, params, body }) => {
        const { repriced, ...whole } = await updateTrip(deps, session, params.id, body)
        const answer = await answerWith(deps, session, whole)
        return repriced ? { ...answer, repriced: [...repriced] } : answer
      },
      checkTrip: async ({ session, params }) => ({
        findings: presentFindings(
          await readFindings(deps, session, await readTrip(deps, session, params.id)),
        ),
      }),
      applyFix: async ({ session, params, body }) => {
        const whole = await applyFix(deps, session, params.id, body)
        const findings = await readFindings(deps, session, whole)
        return {
          ...(await answerWith(deps, session, whole)),
          findings: presentFindings(findings),
        }
      },
      findBestDay: async ({ session, params, body }) => findBestDay(deps, session, params, body),
      readTripChanges: async ({ session, params }) => readTripChanges(deps, session, params.id),
      copyTrip: async ({ session, params, body }) =>
        answerWith(deps, session, await copyTrip(deps, session, params.id, body)),
      deleteTrip: async ({ session, params }) => deleteTrip(deps, session, params.id),
      addItem: async ({ session, params, body: { booking: _, ...wish } }) =>
        presentItem(
          await addItem(deps, session, params.id, filledItem(deps.tripPlaces, wish)),
          deps.tripPlaces.kindOf,
        ),
      updateItem: async ({ session, params, body }) =>
        presentItem(
          await updateItem(deps, session, params, filledItem(deps.tripPlaces, body)),
          deps.tripPlaces.kindOf,
        ),
      deleteItem: async ({ session, params }) => removeItem(deps, session, params),
    },
    tripRevisions,
  )
