import type { z } from 'zod'
import { withoutSums } from '#features/trips/domain/check/without-sums.ts'
import { roleIn } from '#features/trips/domain/trip-role.ts'
import { presentFindings, readFindings, type TripDeps } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { SharingContract } from '../contract/sharing.contract.ts'
import { openLink } from './read-shared.ts'

type Answer = z.input<SharingContract['operations']['checkSharedTrip']['output']>

/** What does not fit in the trip behind a link, for those who may edit it. Throws link-not-found. */
export async function checkShared(
  deps: TripDeps,
  session: Session | undefined,
  token: string,
): Promise<Answer> {
  const { link, ...whole } = await openLink(deps, 'page', token)
  if (!session || roleIn(whole.trip, session.userId) === null) return { tripId: null, findings: [] }
  const found = await readFindings(deps, session, whole)
  const shown = link.hidePrices ? withoutSums(found) : found
  return { tripId: whole.trip.id, findings: presentFindings(shown) }
}
