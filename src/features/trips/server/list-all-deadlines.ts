import type { Session } from '#platform/server/auth/session.ts'
import { addDays, earliestToday } from '#platform/shared/local-date.ts'
import { type Deadline, inOrder } from '../domain/deadlines.ts'
import type { Party } from '../domain/party.ts'
import { listDeadlines } from './list-deadlines.ts'
import { listTrips } from './list-trips.ts'
import type { TripDeps } from './trip-deps.ts'

/** Most trips read, nearest first. */
const tripsAtMost = 30

export interface TripDeadline extends Deadline {
  readonly tripId: string
  readonly tripTitle: string
  readonly party: Party
}

/** Upcoming deadlines of the caller's current and future trips, earliest first. */
export async function listAllDeadlines(
  deps: TripDeps,
  session: Pick<Session, 'userId'>,
): Promise<TripDeadline[]> {
  const now = deps.clock.now()
  const ahead = (await listTrips(deps, session))
    // A flight may land on the day after the last one.
    .filter(({ archived, endDate }) => !archived && addDays(endDate, 1) >= earliestToday(now))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, tripsAtMost)
  const found: TripDeadline[] = []
  for (const { id, title, party } of ahead)
    for (const deadline of await listDeadlines(deps, session, id))
      if (Date.parse(deadline.at) > now.getTime())
        found.push({ ...deadline, tripId: id, tripTitle: title, party })
  return found.toSorted(inOrder)
}
