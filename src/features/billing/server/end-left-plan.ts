import { hasRunOut } from '../domain/purchase-state.ts'
import { giveWhatIsPaid } from './give-what-is-paid.ts'
import { moveOn, type Purchase } from './purchases.store.ts'
import type { SettleDeps } from './settle-purchase.ts'

/**
 * A plan of a payment service that this site no longer asks cannot be renewed or ended by anyone here:
 * once what it was last paid for has run out it is over, so that its buyer is free to buy another, or
 * to leave.
 */
export async function endLeftPlan(
  { db, log }: Pick<SettleDeps, 'db' | 'log'>,
  purchase: Purchase,
): Promise<void> {
  const { id, kind, state, provider, item, email, periodEndsAt } = purchase
  if (kind !== 'plan' || (state !== 'paid' && state !== 'overdue')) return
  if (!hasRunOut(periodEndsAt, new Date())) return
  const ended = { state: 'ended', item, email, cancels: false } as const
  await db.transaction().execute(async (tx) => {
    const after = await moveOn(tx, purchase, {
      ...ended,
      periodEndsAt: periodEndsAt?.toISOString() ?? null,
    })
    if (after) await giveWhatIsPaid(tx, after, { subscription: null })
  })
  log.warn(
    { purchase: id, provider },
    'a plan of another payment service has run out: if it still charges, end it there',
  )
}
