import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** How an account is known: a password here, or a subject at an issuer. */
interface Credential {
  readonly userId: string
  readonly providerId: string
  readonly accountId: string
  readonly password?: string
}

/** The provider of passwords; the account is then its own. */
export const ownProvider = 'credential'

export async function insertCredential(db: Db, credential: Credential): Promise<void> {
  await db
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      user_id: credential.userId,
      provider_id: credential.providerId,
      account_id: credential.accountId,
      password: credential.password ?? null,
    })
    .execute()
}

/** Sets an account's password hash, its first one too. */
export async function savePassword(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider_id: ownProvider,
      account_id: userId,
      password,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** The user and the password hash of an address, where it has both. */
export async function findPassword(
  db: Db,
  email: string,
): Promise<{ userId: string; password: string } | undefined> {
  const row = await db
    .selectFrom('credentials as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id as userId', 'c.password'])
    .where('u.email', '=', email)
    .where('c.provider_id', '=', ownProvider)
    .executeTakeFirst()
  return row?.password ? { userId: row.userId, password: row.password } : undefined
}

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('credentials')
    .where('user_id', '=', userId)
    .where('provider_id', '=', ownProvider)
    .execute()
}

/** The user whom an issuer knows as this subject. */
export async function findLinkedUser(
  db: Db,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Makes those who link the same subject wait for each other until their transactions end. It has to be
 * a statement of its own: the next one sees what was written while this one waited.
 */
export async function takeTurnToLink(db: Db, providerId: string, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${providerId}), hashtext(${accountId}))`.execute(
    db,
  )
}
