import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/** One way to sign in to an account: a password here, or a subject at an issuer. */
interface Credential {
  readonly userId: string
  readonly providerId: string
  readonly accountId: string
  readonly password?: string
}

/** The provider name for passwords; the account id is then our own. */
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

/** Sets an account's password hash; creates the credential if there is none. */
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

/** The user and password hash of an address; undefined unless both exist. */
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

/** The user linked to this subject of the issuer. */
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
 * Serialises transactions that link the same subject (advisory lock). It must be a statement of its own,
 * so that the next statement sees what was committed while this one waited.
 */
export async function lockIdentity(db: Db, providerId: string, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${providerId}), hashtext(${accountId}))`.execute(
    db,
  )
}
