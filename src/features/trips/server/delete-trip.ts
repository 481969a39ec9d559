import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { requireOwn } from './trips.policy.ts'
import { deleteTripOf, findTrip } from './trips.store.ts'

const fail = failWith(tripErrors)

/** Deletes a trip with its items. Throws trip-not-found, for strangers too; owner-only for its editors. */
export async function deleteTrip({ db }: { db: Db }, session: Session, id: string): Promise<void> {
  requireOwn(await findTrip(db, id), session)
  if (!(await deleteTripOf(db, session.userId, id))) throw fail('trip-not-found')
}
