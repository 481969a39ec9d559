import { sql } from 'kysely'
import type { Grant } from '#platform/server/auth/session.ts'
import { containing } from '#platform/server/db/containing.ts'
import { readPage } from '#platform/server/db/read-page.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { activeGrants } from '#features/entitlements/server/index.ts'

interface ListedRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly created_at: Date
  readonly grants: readonly Grant[]
  readonly granted: readonly string[]
}

interface Wanted {
  /** Part of a name or an address; empty: all. */
  readonly search: string
  readonly limit: number
  readonly offset: number
}

const pageSize = 50

async function listAccounts(db: Db, { search, limit, offset }: Wanted) {
  const part = containing(search)
  const { rows } = await sql<ListedRow>`
    select u.id, u.name, u.email, u.email_verified, u.created_at, ${activeGrants} as grants,
      array(
        select e.value from entitlements e
        where e.user_id = u.id and e.source = 'admin' and e.starts_at <= statement_timestamp()
          and (e.ends_at is null or e.ends_at > statement_timestamp())
        order by e.value) as granted
    from users u
    where lower(u.email) like ${part} or lower(u.name) like ${part}
    order by u.created_at desc, u.id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id, name, email, email_verified, created_at, grants, granted }) => ({
    id,
    name,
    email,
    emailVerified: email_verified,
    createdAt: created_at.toISOString(),
    holds: grants.map(({ kind, value }) => (kind === 'seat' ? `${value} seat` : value)),
    granted: [...granted],
  }))
}

/** One page of the accounts, the newest first, with what they hold today; and whether there is another. */
export async function accountsPage(
  db: Db,
  wanted: { readonly search: string; readonly page: number },
) {
  const { shown, more } = await readPage(wanted.page, pageSize, (part) =>
    listAccounts(db, { search: wanted.search, ...part }),
  )
  return { users: [...shown], more }
}

/** The addresses of accounts by their ids. */
export async function addressesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
