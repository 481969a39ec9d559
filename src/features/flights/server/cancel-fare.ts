import type { Session } from '#platform/server/auth/session.ts'
import { faultOf } from '#platform/server/orders/settle-open.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import { fareErrors } from '../contract/fare-holds.errors.ts'
import { findFare, type HeldFare } from './fare-holds.store.ts'
import { type FareDeps, requireOwnFare } from './hold-fare.ts'
import { fareText as text } from './messages.ts'
import type { CancellationQuote, FareHolds } from './provider/fare-holds.ts'
import { refundCadOf } from './refund-cad.ts'
import { changeBy, type FareSettleDeps, settleFare } from './settle-fare.ts'

const fail = failWith(fareErrors)

/** What the airline gives back now. Undefined where it is no money, or none that can be counted against the total. */
async function quote(
  holds: FareHolds,
  { orderId, total }: HeldFare,
  signal: AbortSignal,
): Promise<CancellationQuote | undefined> {
  const found = orderId ? await holds.quoteCancellation(orderId, signal) : undefined
  const isOurs =
    found?.refund.currency === total.currency && found.refund.amountMinor <= total.amountMinor
  return isOurs ? found : undefined
}

/** A paid fare of the caller's, and who cancels it; throws where it is not for this page to cancel. */
async function requirePaid(deps: FareDeps, session: Session, id: string) {
  const fare = await requireOwnFare(deps, session, id)
  const { holds } = deps.flights
  if (!holds || fare.state !== 'paid') throw fail('not-cancellable')
  return { fare, holds }
}

async function requireQuote(deps: FareDeps, holds: FareHolds, fare: HeldFare) {
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const found = await quote(holds, fare, signal).catch((cause: unknown) => {
    throw fail('no-quote', { cause })
  })
  if (!found) throw fail('cancel-by-hand')
  return found
}

/** What cancelling a paid fare gives back, and what of its price is lost. Changes nothing. */
export async function quoteFareCancellation(deps: FareDeps, session: Session, id: string) {
  const { fare, holds } = await requirePaid(deps, session, id)
  const { refund } = await requireQuote(deps, holds, fare)
  const refundCad = refundCadOf(fare, refund.amountMinor)
  const lostCad = toMajor(fare.totalCad) - refundCad
  return {
    refund: { amount: toMajor(refund), currency: refund.currency },
    refundCad,
    lostCad: Math.round(lostCad * 100) / 100,
  }
}

/**
 * Cancels a paid fare for what was agreed to: asked for anew, written down, confirmed and settled. Without an answer
 * the job carries it through. Again it is no error. Throws refund-changed where less would come back.
 */
export async function cancelFare(
  deps: FareDeps,
  session: Session,
  { id, agreedRefundCad }: { readonly id: string; readonly agreedRefundCad: number },
): Promise<HeldFare> {
  const known = await requireOwnFare(deps, session, id)
  if (known.state === 'released' && known.refundMinor !== null) return known
  if (known.state === 'releasing' && known.refundMinor !== null) throw fail('cancel-in-doubt')
  const { fare, holds } = await requirePaid(deps, session, id)
  const { refund, id: quoteId } = await requireQuote(deps, holds, fare)
  const refundCad = refundCadOf(fare, refund.amountMinor)
  if (refundCad < agreedRefundCad) throw fail('refund-changed', { extra: { refundCad } })
  const begun = { state: 'releasing', refundMinor: refund.amountMinor } as const
  if (!(await settleFare(deps, id, { from: ['paid'], change: begun })))
    throw fail('cancel-in-doubt')
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const stands = await holds.cancel(fare.orderId ?? '', quoteId, signal).catch((cause: unknown) => {
    deps.log.warn({ hold: id, fault: faultOf(cause) }, 'a cancellation is in doubt')
    throw fail('cancel-in-doubt', { cause })
  })
  if (stands.state !== 'cancelled') throw fail('cancel-in-doubt')
  await settleFare(deps, id, { from: ['releasing'], told: true, change: changeBy(stands) })
  return (await findFare(deps.db, id)) ?? fare
}

/**
 * Carries through what has had no answer: cancelled already, or cancelled now, as long as no less comes back than was
 * agreed to; else it stays, with a letter.
 */
export async function finishCancelling(
  deps: FareSettleDeps & { readonly holds: FareHolds },
  fare: HeldFare,
  signal: AbortSignal,
): Promise<boolean> {
  const { holds } = deps
  const orderId = fare.orderId ?? ''
  const from = ['releasing'] as const
  let stands = await holds.read(orderId, signal)
  if (stands.state !== 'cancelled') {
    const now = await quote(holds, fare, signal)
    if (!now || now.refund.amountMinor < (fare.refundMinor ?? 0)) {
      const change = { state: 'paid', refundMinor: null, reason: text.notCancelled } as const
      return (await settleFare(deps, fare.id, { from, change })) !== undefined
    }
    stands = await holds.cancel(orderId, now.id, signal)
  }
  if (stands.state !== 'cancelled') return false
  return (await settleFare(deps, fare.id, { from, change: changeBy(stands) })) !== undefined
}
