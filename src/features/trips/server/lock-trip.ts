import type { Db } from '#platform/server/db/tables.ts'

/**
 * Locks a trip, its items and its members until the transaction ends. It must be a statement of its own,
 * before the trip is read: a statement that waits for its lock still sees what was there when it began.
 */
export async function lockTrip(db: Db, id: string): Promise<void> {
  await db.selectFrom('trips').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks the trips after `after` in order of their ids, '' for the first ones. Returns their ids. */
export async function holdTripsAfter(
  db: Db,
  after: string,
  atMost: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .$if(after !== '', (trips) => trips.where('id', '>', after))
    .orderBy('id')
    .limit(atMost)
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
