import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import {
  dropPending,
  noteBookingState,
  notePaid,
  recordRefund,
} from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Letterhead } from '#platform/server/mail/letter-template.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { Refusal } from '../domain/booking.ts'
import { type Booking, moveOn } from './bookings.store.ts'
import {
  cancelledLetter,
  confirmedLetter,
  failedLetter,
  notCancelledLetter,
} from './booking-letters.ts'
import type { CancelOutcome } from './provider/booking-supplier.ts'

export interface SettleDeps {
  readonly db: Db
  readonly mailQueue: MailQueue
  readonly letters: Letterhead
}

type Settled =
  | { readonly state: 'confirmed'; readonly reference: string }
  /** `told`: the page shows it to the traveller, so no letter is needed. */
  | {
      readonly state: 'failed'
      readonly reason: string
      /** Undefined if the supplier gave no reason and only has no such order. */
      readonly refusal?: Refusal
      readonly told: boolean
    }
  /** `refund`: what goes back, where the supplier says; else all of it. */
  | { readonly state: 'cancelled'; readonly refund?: Money }

const letterFor = (booking: Booking, settled: Settled, letters: Letterhead) => {
  if (settled.state === 'confirmed') return confirmedLetter(booking, letters)
  if (settled.state === 'cancelled') return cancelledLetter(booking, letters)
  return settled.told ? undefined : failedLetter(booking, letters)
}

/** In cents of CAD, at the rate that it was paid at; null where no part was kept. */
export const refundCadMinor = ({ refundMinor, total, totalCad }: Booking): number | null =>
  refundMinor === null || total.amountMinor === 0
    ? null
    : Math.round((refundMinor / total.amountMinor) * totalCad.amountMinor)

/** Updates the trip and its budget in the same transaction: an item is paid, or no longer paid. */
async function writeInTrip(tx: Db, booking: Booking): Promise<void> {
  const { id: bookingId, ownerId: payerId, state, tripId, itemId, totalCad } = booking
  if (state === 'failed') await dropPending(tx, bookingId)
  if (state === 'cancelled')
    await recordRefund(tx, bookingId, {
      plan: booking.cancelPlan,
      refundMinor: refundCadMinor(booking) ?? undefined,
    })
  if (state !== 'confirmed' || !tripId || !itemId) return
  const { amountMinor } = totalCad
  const { reference, freeUntil } = booking
  const paid = { bookingId, payerId, tripId, itemId, amountMinor }
  await notePaid(tx, { ...paid, reference, freeUntil })
}

/**
 * Stores the outcome of a booking and queues its letter in the same transaction. Does nothing and returns
 * undefined if it was settled already.
 */
export async function settleBooking(
  { db, mailQueue, letters }: SettleDeps,
  { id, state: from }: Pick<Booking, 'id' | 'state'>,
  settled: Settled,
): Promise<Booking | undefined> {
  const booking = await db.transaction().execute(async (tx) => {
    const { refund, ...moving } = { refund: undefined, ...settled }
    const moved = await moveOn(tx, id, from, {
      ...moving,
      ...(refund ? { refundMinor: refund.amountMinor } : {}),
    })
    if (moved) await writeInTrip(tx, moved)
    const letter = moved && letterFor(moved, settled, letters)
    if (letter) await mailQueue.post(tx, letter)
    return moved
  })
  mailQueue.wake()
  return booking
}

const lessFee = (total: Money, fee: Money): Money | undefined =>
  fee.currency === total.currency
    ? money(total.currency, Math.max(0, total.amountMinor - fee.amountMinor))
    : undefined

/** The supplier does not cancel: stays booked, with the reason. */
async function keepBooked(
  { db, mailQueue, letters }: SettleDeps,
  { id }: Booking,
  { words, told }: { readonly words: string; readonly told: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = { state: 'confirmed', reason: words, step: 'not cancelled' } as const
    const booking = await moveOn(tx, id, 'cancelling', kept)
    if (booking) await noteBookingState(tx, id, 'confirmed')
    if (booking && !told) await mailQueue.post(tx, notCancelledLetter(booking, letters))
    if (booking && booking.cancelReason !== null)
      await recordAuditEntry(tx, {
        actor: { name: 'the hotel’s system' },
        action: 'booking-not-cancelled',
        target: id,
        detail: words,
      })
  })
  mailQueue.wake()
}

/**
 * Stores the outcome of a cancellation. A traveller who was told on the page gets no letter about a refusal.
 */
export async function settleCancellation(
  deps: SettleDeps,
  booking: Booking,
  { outcome, told }: { readonly outcome: CancelOutcome; readonly told: boolean },
): Promise<Booking | undefined> {
  if (outcome.kind === 'refused') {
    await keepBooked(deps, booking, { words: outcome.words, told })
    return undefined
  }
  const { total, cancelFeeMinor } = booking
  // Where the answer was lost, the fee that was agreed to is what the supplier keeps.
  const agreed = cancelFeeMinor === null ? undefined : money(total.currency, cancelFeeMinor)
  const fee = outcome.fee ?? agreed
  const refund = outcome.refund ?? (fee && lessFee(total, fee))
  // A refund in another currency, or above the amount paid, cannot be recorded.
  const isOurs = refund?.currency === total.currency && refund.amountMinor <= total.amountMinor
  const settled = { state: 'cancelled', ...(isOurs ? { refund } : {}) } as const
  return (
    (await settleBooking(deps, { id: booking.id, state: 'cancelling' }, settled)) ??
    // Requested twice at once and refused to the other request: the supplier has cancelled it all the same.
    settleBooking(deps, { id: booking.id, state: 'confirmed' }, settled)
  )
}
