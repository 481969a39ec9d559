import { sql } from 'kysely'
import type { DataOwner } from '#platform/server/auth/personal-data.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { ownProvider } from './credentials.store.ts'

interface OwnAccountRow {
  readonly email: string
  readonly email_verified: boolean
  readonly created_at: Date
  /** Null for an account that signs in only through an issuer. */
  readonly password: string | null
}

/** An account with its password hash. */
export const findOwnAccount = (db: Db, userId: string): Promise<OwnAccountRow | undefined> =>
  db
    .selectFrom('users as u')
    .select((of) => [
      'u.email',
      'u.email_verified',
      'u.created_at',
      of
        .selectFrom('credentials as c')
        .select('c.password')
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.provider_id', '=', ownProvider)
        .as('password'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()

/** The data owner as features need it to read and erase personal data. */
export const dataOwner = (userId: string, account: OwnAccountRow): DataOwner => ({
  userId,
  provedEmail: account.email_verified ? account.email : null,
})

/**
 * Serialises changes of an account's ways to sign in until their transactions end, in the same lock order
 * as a mailed link. Later reads see what the previous transaction committed.
 */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await sql`select 1 from credentials where user_id = ${userId} for update`.execute(db)
  await sql`select 1 from users where id = ${userId} for update`.execute(db)
}

/** Everything the account was ever granted or bought. */
export const listHoldings = (db: Db, userId: string) =>
  db
    .selectFrom('entitlements')
    .select(['kind', 'value', 'source', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .execute()

export async function saveNames(
  db: Db,
  userId: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute()
}

/** All rows about one account. Tokens and hashes are left out of the data export. */
export async function readAccountRows(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ account: unknown }>`
    select to_jsonb(u) || jsonb_build_object(
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'token' - 'user_id'), '[]')
        from sessions s where s.user_id = u.id),
      'sign_in', (select coalesce(jsonb_agg(jsonb_build_object(
          'provider', c.provider_id, 'subject', c.account_id, 'created_at', c.created_at)), '[]')
        from credentials c where c.user_id = u.id),
      'holds', (select coalesce(jsonb_agg(to_jsonb(e) - 'user_id'), '[]')
        from entitlements e where e.user_id = u.id),
      'terms', (select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.version), '[]')
        from terms_answers t where t.user_id = u.id)
    ) as account
    from users u where u.id = ${userId}`.execute(db)
  return rows[0]?.account
}

/** Cascades to its sessions, passwords, links and grants. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** Reset links mailed before a password change become invalid. */
export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}
