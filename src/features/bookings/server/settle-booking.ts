import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import {
  dropPending,
  noteBookingState,
  notePaid,
  takeBackPaid,
} from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Letterhead } from '#platform/server/mail/letter-template.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
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
  /** `told`: the person sees it on the page, and needs no letter. */
  | {
      readonly state: 'failed'
      readonly reason: string
      /** Absent where the supplier has said nothing: it only has no such order. */
      readonly refusal?: Refusal
      readonly told: boolean
    }
  | { readonly state: 'cancelled' }

const letterFor = (booking: Booking, settled: Settled, letters: Letterhead) => {
  if (settled.state === 'confirmed') return confirmedLetter(booking, letters)
  if (settled.state === 'cancelled') return cancelledLetter(booking, letters)
  return settled.told ? undefined : failedLetter(booking, letters)
}

/** The trip and its budget know of it in the same transaction: an item is paid, or is no more. */
async function writeInTrip(tx: Db, booking: Booking): Promise<void> {
  const { id: bookingId, ownerId: payerId, state, tripId, itemId, totalCad } = booking
  if (state === 'failed') await dropPending(tx, bookingId)
  if (state === 'cancelled') await takeBackPaid(tx, bookingId, booking.cancelPlan)
  if (state !== 'confirmed' || !tripId || !itemId) return
  const { amountMinor } = totalCad
  const { reference, freeUntil } = booking
  const paid = { bookingId, payerId, tripId, itemId, amountMinor }
  await notePaid(tx, { ...paid, reference, freeUntil })
}

/**
 * Writes down how a booking ended, with its letter in the same transaction. Nothing happens, and
 * nothing is returned, when somebody else has settled it already.
 */
export async function settleBooking(
  { db, mailQueue, letters }: SettleDeps,
  { id, state: from }: Pick<Booking, 'id' | 'state'>,
  settled: Settled,
): Promise<Booking | undefined> {
  const booking = await db.transaction().execute(async (tx) => {
    const moved = await moveOn(tx, id, from, settled)
    if (moved) await writeInTrip(tx, moved)
    const letter = moved && letterFor(moved, settled, letters)
    if (letter) await mailQueue.post(tx, letter)
    return moved
  })
  mailQueue.wake()
  return booking
}

/** The supplier does not cancel: it stays booked, and says why. */
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
 * Writes down what the supplier made of a cancellation. Whoever was told on the page gets no letter
 * about a refusal.
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
  const settled = { state: 'cancelled' } as const
  return (
    (await settleBooking(deps, { id: booking.id, state: 'cancelling' }, settled)) ??
    // Asked twice at once and refused to the other: the supplier has cancelled it all the same.
    settleBooking(deps, { id: booking.id, state: 'confirmed' }, settled)
  )
}
