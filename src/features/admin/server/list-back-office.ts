import { listAuditEntries } from '#platform/server/auth/audit-trail.ts'
import { readPage } from '#platform/server/db/read-page.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listLetters } from '#platform/server/mail/letters.store.ts'

const pageSize = 50

export async function lettersPage(
  db: Db,
  { state, page }: { state?: 'waiting' | 'sent' | 'failed' | undefined; page: number },
) {
  const { shown, more } = await readPage(page, pageSize, (part) =>
    listLetters(db, { ...(state ? { state } : {}), ...part }),
  )
  const letters = shown.map(({ created_at, settled_at, ...letter }) => ({
    ...letter,
    createdAt: created_at.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
  }))
  return { letters, more }
}

export interface AuditDeps {
  readonly db: Db
  /** Addresses of accounts by their ids. */
  readonly addressesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Deeds done to an account: the trail keeps its id, and shows its address while there is one. */
const toAccounts = new Set(['grant', 'revoke'])

export async function auditPage({ db, addressesOf }: AuditDeps, page: number) {
  const { shown, more } = await readPage(page, pageSize, (part) => listAuditEntries(db, part))
  const people = shown.flatMap(({ actor_id, action, target }) => [
    ...(actor_id === null ? [] : [actor_id]),
    ...(toAccounts.has(action) ? [target] : []),
  ])
  const addresses = await addressesOf([...new Set(people)])
  const deeds = shown.map(({ id, at, actor_id, actor_name, action, target, detail }) => ({
    id: String(id),
    at: at.toISOString(),
    actor: (actor_id && addresses.get(actor_id)) || actor_name,
    action,
    target: (toAccounts.has(action) && addresses.get(target)) || target,
    detail,
  }))
  return { deeds, more }
}
