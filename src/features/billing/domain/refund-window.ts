import type { PurchaseState } from './purchase-state.ts'

/** A purchase can be given back for so many days. */
export const refundDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Until when a purchase can be given back, counted from its first payment; nothing when it cannot. */
export function refundableUntil(
  state: PurchaseState,
  { firstPaidAt, paid, refunded }: { firstPaidAt: Date; paid: number; refunded: number },
  now: Date,
): Date | undefined {
  if (state !== 'paid' || refunded >= paid) return undefined
  const until = new Date(firstPaidAt.getTime() + refundDays * dayMs)
  return now < until ? until : undefined
}
