import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listTripSummaries, type TripSummary } from './trip-list.store.ts'

/** The caller's trips, the latest edited first. */
export const listTrips = (
  { db }: { db: Db },
  session: Pick<Session, 'userId'>,
): Promise<TripSummary[]> => listTripSummaries(db, session.userId)
