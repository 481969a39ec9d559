import { sql } from 'kysely'
import type { Grant } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { asksTerms } from './terms.store.ts'
import { activeGrants } from '#features/entitlements/server/index.ts'

export interface AccountRow {
  id: string
  name: string
  first_name: string
  last_name: string
  email: string
  email_verified: boolean
  image: string | null
  grants: Grant[]
  asks_terms: boolean
}

/** An account with its grants; found by id or by address. */
export async function findAccount(
  db: Db,
  by: { id: string } | { email: string },
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.name, u.first_name, u.last_name, u.email, u.email_verified, u.image,
      ${activeGrants} as grants, ${asksTerms} as asks_terms
    from users u
    where ${'id' in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email.toLowerCase()}`}`.execute(
    db,
  )
  return rows[0]
}

interface NewUser {
  readonly id: string
  readonly name: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly email_verified: boolean
}

/** Adds a user; false when the address has an account already. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The address is theirs: a link that was sent there came back, or their issuer says so. */
export async function markEmailVerified(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified: true, updated_at: sql<Date>`statement_timestamp()` })
    .where('id', '=', userId)
    .execute()
}
