import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { removeTravellers } from './travellers.store.ts'
import { notePayerMoved } from './trip-payments.store.ts'

/** The ids of the accounts that edit a trip beside its owner. */
export const editorsOf = (tripId: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`
  (select coalesce(array_agg(m.user_id), '{}') from trip_members m where m.trip_id = ${tripId})`

export interface Editor {
  readonly userId: string
  readonly name: string
  readonly joinedAt: Date
}

/** The editors of a trip with their names, in order of joining. */
export const listEditors = (db: Db, tripId: string): Promise<Editor[]> =>
  db
    .selectFrom('trip_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id as userId', 'u.name', 'm.joined_at as joinedAt'])
    .where('m.trip_id', '=', tripId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute()

/** Makes an account an editor of a trip; repeating it changes nothing. */
export async function addEditor(db: Db, tripId: string, userId: string): Promise<void> {
  await db
    .insertInto('trip_members')
    .values({ trip_id: tripId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await notePayerMoved(db, tripId, userId)
}

/** Removes an editor from a trip, with the traveller data that they entered. */
export async function removeEditor(db: Db, tripId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('trip_members')
    .where('trip_id', '=', tripId)
    .where('user_id', '=', userId)
    .execute()
  await removeTravellers(db, tripId, userId)
  await notePayerMoved(db, tripId, userId)
}
