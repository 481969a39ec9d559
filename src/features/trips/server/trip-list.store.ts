import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { Party } from '../domain/party.ts'
import type { TripDestination } from '../domain/trip-destination.ts'
import type { TripOrigin } from '../domain/trip-origin.ts'
import type { ProgressParts } from '../domain/trip-progress.ts'
import type { Veil } from '../domain/veil.ts'
import { changeCount, lastEdit } from './trips.store.ts'

export interface TripSummary {
  readonly id: string
  readonly title: string
  readonly destinations: readonly TripDestination[]
  readonly startDate: string
  readonly endDate: string
  readonly itemCount: number
  readonly total: Money
  readonly archived: boolean
  readonly updatedAt: Date
  readonly version: number
  /** Grows with every change of the trip or of an item, removals included. */
  readonly changes: number
  readonly ownerId: string
  readonly party: Party
  readonly origin: TripOrigin | null
  readonly budget: Money
  readonly parts: ProgressParts
  /** Days that wait behind the tier. */
  readonly veiled: Veil | null
}

interface SummaryRow extends Omit<TripSummary, 'total' | 'budget' | 'parts'>, ProgressParts {
  readonly total: number
  readonly budget: number
}

/** The rows of the trips that an account owns or edits, as `trips`. */
const tripsOf = (userId: unknown) => sql`(
  select * from trips where owner_id = ${userId}
  union all
  select t.* from trip_members m join trips t on t.id = m.trip_id where m.user_id = ${userId}) trips`

/** The trips that an account owns or edits, with sums, the latest edited (trip or item) first. */
export async function listTripSummaries(db: Db, userId: string): Promise<TripSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select id, title, destinations, start_date as "startDate", end_date as "endDate", version, archived,
      owner_id as "ownerId", party, origin, budget_minor as budget, item_count as "itemCount",
      total_minor as total, planned_days::text[] as days, stays, flights, idea_count as ideas, veiled,
      ${changeCount} as changes, ${lastEdit} as "updatedAt"
    from ${tripsOf(userId)}
    order by ${lastEdit} desc, id`.execute(db)
  return rows.map(({ total, budget, days, stays, flights, ideas, ...trip }) => ({
    ...trip,
    total: money('CAD', total),
    budget: money('CAD', budget),
    parts: { days, stays, flights, ideas },
  }))
}
