import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { findChangesFor } from './trips.store.ts'

const fail = failWith(tripErrors)

/**
 * A number that grows with every change of a trip: small enough to be asked for every second. Throws
 * trip-not-found, for strangers too.
 */
export async function readTripChanges(
  { db }: { db: Db },
  session: Session,
  id: string,
): Promise<{ changes: number }> {
  const changes = await findChangesFor(db, id, session.userId)
  if (changes === undefined) throw fail('trip-not-found')
  return { changes }
}
