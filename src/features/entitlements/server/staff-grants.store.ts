import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { grantKind, type StaffGrant } from '../domain/staff-grants.ts'
import './entitlements.tables.ts'

/** Who granted it: the house, not a purchase. */
const source = 'admin'

const isActive = sql<boolean>`starts_at <= statement_timestamp() and (ends_at is null or ends_at > statement_timestamp())`

/**
 * Grants once: what is held already stays as it is, its end included. False where it was held. What
 * was taken back is given anew.
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

/** Ends what the house granted, now. False where it had granted nothing that still holds. */
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

/** Until the transaction ends nobody else changes who is an owner. */
export async function holdOwners(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('owners'))`.execute(db)
}

/** The first two accounts that are an owner now. */
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

/** Whether an account is the only one that is an owner. Holds until the transaction ends after `holdOwners`. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  const owners = await twoOwners(db)
  return owners.length === 1 && owners[0]?.user_id === userId
}

/** Whether anybody is an owner now. */
export async function hasOwner(db: Db): Promise<boolean> {
  return (await twoOwners(db)).length > 0
}
