import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { readPage } from '#platform/server/db/read-page.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { money, toMajor } from '#platform/shared/money.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import { attendConsultation, listConsultations } from './consultations.store.ts'
import { incidentsOf } from './incidents.store.ts'
import { listSales } from './sales.store.ts'

const fail = failWith(billingErrors)
const pageSize = 50

/** Purchases, the latest first, with what was paid and what waits for a look. */
export async function salesPage(
  db: Db,
  {
    state,
    q,
    page,
  }: { state?: PurchaseState | 'needs-a-look' | undefined; q: string; page: number },
) {
  const { shown, more } = await readPage(page, pageSize, (part) =>
    listSales(db, { ...(state ? { state } : {}), search: q, ...part }),
  )
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

/** The consultations that wait for a call, or those that were taken up. */
export async function consultationsPage(
  db: Db,
  { state, page }: { readonly state: 'waiting' | 'attended'; readonly page: number },
) {
  const attended = state === 'attended'
  const { shown, more } = await readPage(page, pageSize, (part) =>
    listConsultations(db, { attended, ...part }),
  )
  const consultations = shown.map(({ boughtAt, attendedAt, ...request }) => ({
    ...request,
    number: request.id.slice(0, 8).toUpperCase(),
    boughtAt: boughtAt.toISOString(),
    attendedAt: attendedAt?.toISOString() ?? null,
  }))
  return { consultations, more }
}

/** Marks a consultation and writes an audit log entry in one transaction; repeating it does neither. Throws consultation-not-found. */
export const changeAttended = (
  db: Db,
  { userId }: Session,
  { id, attended }: { readonly id: string; readonly attended: boolean },
): Promise<void> =>
  db.transaction().execute(async (held) => {
    const changed = await attendConsultation(held, id, attended)
    if (changed === undefined) throw fail('consultation-not-found')
    if (!changed) return
    const action = attended ? 'consultation-attended' : 'consultation-waits'
    await recordAuditEntry(held, { actor: { id: userId }, action, target: id })
  })
