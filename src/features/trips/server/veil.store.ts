import { sql } from 'kysely'
import { activeGrants } from '#features/entitlements/server/index.ts'
import type { Grant } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Veil } from '../domain/veil.ts'

/** Stores the veiled part; null for none. */
export async function saveVeil(db: Db, tripId: string, veil: Veil | null): Promise<void> {
  await db
    .updateTable('trips')
    .set({ veiled: veil && JSON.stringify(veil) })
    .where('id', '=', tripId)
    .execute()
}

/** Trips of an account with veiled days. */
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

/** Current grants of an account. */
export async function readGrants(db: Db, userId: string): Promise<readonly Grant[]> {
  const { rows } = await sql<{ grants: Grant[] }>`
    select ${activeGrants} as grants from users u where u.id = ${userId}`.execute(db)
  return rows[0]?.grants ?? []
}
