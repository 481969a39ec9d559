import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { grantKind, type StaffGrant } from '../domain/staff-grants.ts'
import './entitlements.tables.ts'

/** Marks a grant by staff, as opposed to a purchase. */
const source = 'admin'

const isActive = sql<boolean>`starts_at <= statement_timestamp() and (ends_at is null or ends_at > statement_timestamp())`

/**
 * Grants once: an existing grant stays as it is, including its end. Returns false if it was held. A revoked
 * one is granted again.
 */
export async function giveGrant(db: Db, userId: string, value: StaffGrant): Promise<boolean> {
  const given = await db
    .insertInto('entitlements')
    .values({ user_id: userId, kind: grantKind(value), value, source, ends_at: null })
    .onConflict((conflict) =>
      conflict
        .constraint('entitlements_once')
        .doUpdateSet({ starts_at: sql`statement_timestamp()`, ends_at: null })
        .where('entitlements.ends_at', '<=', sql<Date>`statement_timestamp()`),
    )
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}

/** Ends a staff grant now. Returns false if there was none in force. */
export async function endGrant(db: Db, userId: string, value: StaffGrant): Promise<boolean> {
  const ended = await db
    .updateTable('entitlements')
    .set({ ends_at: sql`statement_timestamp()` })
    .where('user_id', '=', userId)
    .where('kind', '=', grantKind(value))
    .where('value', '=', value)
    .where('source', '=', source)
    .where(isActive)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Locks the set of owners until the transaction ends. */
export async function holdOwners(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('owners'))`.execute(db)
}

/** The first two current owner accounts. */
const twoOwners = (db: Db) =>
  db
    .selectFrom('entitlements')
    .select('user_id')
    .distinct()
    .where('kind', '=', grantKind('owner'))
    .where('value', '=', 'owner')
    .where(isActive)
    .limit(2)
    .execute()

/** Whether an account is the only owner. After `holdOwners` this holds until the transaction ends. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  const owners = await twoOwners(db)
  return owners.length === 1 && owners[0]?.user_id === userId
}

/** Whether there is an owner now. */
export async function hasOwner(db: Db): Promise<boolean> {
  return (await twoOwners(db)).length > 0
}
