import { sql } from 'kysely'
import { activeGrants } from '#features/entitlements/server/index.ts'
import type { Grant } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Veil } from '../domain/veil.ts'

/** Writes what of a trip waits for a higher tier; null: nothing. */
export async function saveVeil(db: Db, tripId: string, veil: Veil | null): Promise<void> {
  await db
    .updateTable('trips')
    .set({ veiled: veil && JSON.stringify(veil) })
    .where('id', '=', tripId)
    .execute()
}

/** The trips of an account with days that wait. */
export async function listVeiledTrips(db: Db, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('veiled', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What an account holds as of this statement. */
export async function readGrants(db: Db, userId: string): Promise<readonly Grant[]> {
  const { rows } = await sql<{ grants: Grant[] }>`
    select ${activeGrants} as grants from users u where u.id = ${userId}`.execute(db)
  return rows[0]?.grants ?? []
}
