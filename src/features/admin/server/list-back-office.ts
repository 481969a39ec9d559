import { addressesOf, listAccounts } from '#features/accounts/server/index.ts'
import { incidentsOf, listSales } from '#features/billing/server/index.ts'
import type { PurchaseState } from '#features/billing/domain/purchase-state.ts'
import { listAuditEntries } from '#platform/server/auth/audit-trail.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { listLetters } from '#platform/server/mail/letters.store.ts'
import { money, toMajor } from '#platform/shared/money.ts'

const pageSize = 50

/** One row more than a page tells whether there is another page. */
export const pageOf = (page: number) => ({ limit: pageSize + 1, offset: (page - 1) * pageSize })

export const cut = <T>(rows: readonly T[]) => ({
  shown: rows.slice(0, pageSize),
  more: rows.length > pageSize,
})

export async function lettersPage(
  db: Db,
  { state, page }: { state?: 'waiting' | 'sent' | 'failed' | undefined; page: number },
) {
  const rows = await listLetters(db, { ...(state ? { state } : {}), ...pageOf(page) })
  const { shown, more } = cut(rows)
  const letters = shown.map(({ created_at, settled_at, ...letter }) => ({
    ...letter,
    createdAt: created_at.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
  }))
  return { letters, more }
}

export async function usersPage(db: Db, { search, page }: { search: string; page: number }) {
  const { shown, more } = cut(await listAccounts(db, { search, ...pageOf(page) }))
  return { users: [...shown], more }
}

/** Deeds done to an account: the trail keeps its id, and shows its address while there is one. */
const toAccounts = new Set(['grant', 'revoke'])

export async function auditPage(db: Db, page: number) {
  const { shown, more } = cut(await listAuditEntries(db, pageOf(page)))
  const people = shown.flatMap(({ actor_id, action, target }) => [
    ...(actor_id === null ? [] : [actor_id]),
    ...(toAccounts.has(action) ? [target] : []),
  ])
  const addresses = await addressesOf(db, [...new Set(people)])
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

export async function salesPage(
  db: Db,
  { state, page }: { state?: PurchaseState | 'needs-a-look' | undefined; page: number },
) {
  const { shown, more } = cut(await listSales(db, { ...(state ? { state } : {}), ...pageOf(page) }))
  const incidents = await incidentsOf(
    db,
    shown.map(({ id }) => id),
  )
  const purchases = shown.map(({ currency, paidMinor, refundedMinor, boughtAt, ...sale }) => ({
    ...sale,
    paidCad: toMajor(money(currency, paidMinor)),
    refundedCad: toMajor(money(currency, refundedMinor)),
    boughtAt: boughtAt.toISOString(),
    incidents: (incidents.get(sale.id) ?? []).map(({ kind, times, firstAt, lastAt }) => ({
      kind,
      times,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  }))
  return { purchases, more }
}
