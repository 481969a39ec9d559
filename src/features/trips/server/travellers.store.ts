import type { Db } from '#platform/server/db/tables.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import { sql } from 'kysely'
import type { Traveller } from '../domain/traveller.ts'

/** A seal opens only for its own trip and the account that entered the data. */
const aboutOf = (tripId: string, userId: string): string => `trip_travellers/${tripId}/${userId}`

export interface EnteredTravellers {
  /** Account that entered them. */
  readonly userId: string
  readonly travellers: readonly Traveller[]
}

interface Row {
  readonly trip_id: string
  readonly user_id: string
  readonly sealed: string
}

/** Data sealed by another instance is skipped. */
const opened = (seals: Seals, { trip_id, user_id, sealed }: Row): EnteredTravellers => ({
  userId: user_id,
  travellers: JSON.parse(seals.open(sealed, aboutOf(trip_id, user_id)) ?? '[]') as Traveller[],
})

/** Travellers by account, in order of last change. */
export async function listTravellers(
  { db, seals }: { readonly db: Db; readonly seals: Seals },
  tripId: string,
): Promise<readonly EnteredTravellers[]> {
  const rows = await db
    .selectFrom('trip_travellers')
    .select(['trip_id', 'user_id', 'sealed'])
    .where('trip_id', '=', tripId)
    .orderBy('updated_at')
    .orderBy('user_id')
    .execute()
  return rows.map((row) => opened(seals, row))
}

/** Travellers of one account in all trips. */
export async function listEnteredBy(
  { db, seals }: { readonly db: Db; readonly seals: Seals },
  userId: string,
): Promise<readonly { readonly tripId: string; readonly travellers: readonly Traveller[] }[]> {
  const rows = await db
    .selectFrom('trip_travellers')
    .select(['trip_id', 'user_id', 'sealed'])
    .where('user_id', '=', userId)
    .orderBy('trip_id')
    .execute()
  return rows.map((row) => ({
    tripId: row.trip_id,
    travellers: opened(seals, row).travellers,
  }))
}

/** Replaces an account's travellers. */
export async function saveTravellers(
  { db, seals }: { readonly db: Db; readonly seals: Seals },
  { tripId, userId }: { readonly tripId: string; readonly userId: string },
  travellers: readonly Traveller[],
): Promise<void> {
  const sealed = seals.seal(JSON.stringify(travellers), aboutOf(tripId, userId))
  await db
    .insertInto('trip_travellers')
    .values({ trip_id: tripId, user_id: userId, sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['trip_id', 'user_id'])
        .doUpdateSet({ sealed, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Deletes travellers of an account, or all. */
export async function removeTravellers(
  db: Db,
  tripId: string,
  enteredBy: string | 'everyone',
): Promise<void> {
  await db
    .deleteFrom('trip_travellers')
    .where('trip_id', '=', tripId)
    .$if(enteredBy !== 'everyone', (rows) => rows.where('user_id', '=', enteredBy))
    .execute()
}
