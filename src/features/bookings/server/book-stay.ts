import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { QuotedStay, StaysProvider } from '#features/stays/server/index.ts'
import {
  enterPending,
  readTrip,
  requireFreeSlot,
  requireUnveiled,
} from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { bookStaySchema } from '../contract/bookings.contract.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { type BookedStay, type Guest, sameness } from '../domain/booking.ts'
import { cardErrors } from '../domain/card.ts'
import { freeCancellationUntil } from '../domain/free-cancellation.ts'
import {
  type Booking,
  findBooking,
  findSame,
  insertBooking,
  type NewBooking,
  noteStep,
} from './bookings.store.ts'
import type { BookingSupplier, OrderOutcome, Payment } from './provider/booking-supplier.ts'
import { settleBooking, type SettleDeps } from './settle-booking.ts'

const fail = failWith({ ...commonErrors, ...bookingErrors })

export interface BookDeps extends SettleDeps {
  readonly stays: StaysProvider
  readonly bookings: BookingSupplier
  readonly clock: Clock
  readonly log: Logger
  /** The supplier's time limit; after it the booking is in doubt, and the job checks it. */
  readonly answerWithinMs: number
}

type Wanted = z.output<typeof bookStaySchema>

const lookAgainMs = 150

/** Refuses impossible payments before anything is stored. */
function checkPayment(payment: Payment, now: Date): void {
  if (payment.method === 'token') return
  const errors = cardErrors(payment, now)
  if (errors.length === 0) return
  const fields = errors.map(({ field, message }) => ({ field: `paymentInfo.${field}`, message }))
  throw fail('invalid-input', { message: errors[0]?.message ?? '', fields })
}

/** The offer at today's price, for the traveller to agree to; amounts in CAD. */
const presentNewPrice = ({ id, total, nightlyRate, taxesAndFees }: QuotedStay) => ({
  offerId: id,
  totalCad: toMajor(convert(total, 'CAD')),
  pricePerNightCad: toMajor(convert(nightlyRate, 'CAD')),
  taxesAndFeesCad: taxesAndFees && toMajor(convert(taxesAndFees, 'CAD')),
})

async function quoteOf(
  { stays, clock, answerWithinMs }: BookDeps,
  offerId: string,
): Promise<QuotedStay> {
  const quote = await stays.quote(offerId, AbortSignal.timeout(answerWithinMs))
  if (!quote) throw fail('offer-unknown')
  const now = clock.now()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: quote.timeZone }).format(now)
  if (quote.search.checkIn <= today) throw fail('stay-in-the-past')
  if (quote.expiresAt !== null && Date.parse(quote.expiresAt) <= now.getTime())
    throw fail('offer-expired')
  const { total, offeredTotal } = quote
  if (total.amountMinor !== offeredTotal.amountMinor || total.currency !== offeredTotal.currency)
    throw fail('price-changed', { extra: presentNewPrice(quote) })
  return quote
}

const stayOf = (quote: QuotedStay): BookedStay => ({
  kind: 'stay',
  hotelId: quote.hotelId,
  name: quote.name,
  city: quote.city,
  district: quote.district,
  photoUrl: quote.photoUrls[0] ?? '',
  checkIn: quote.search.checkIn,
  checkOut: quote.search.checkOut,
  nights: quote.nights,
  adults: quote.search.adults,
  children: quote.search.children,
  rooms: quote.search.rooms,
  timeZone: quote.timeZone,
  sample: quote.sample,
})

/** Until when cancelling costs nothing: the source's policy, else the house's rule. */
function freeUntilOf({ freeCancellation, freeUntil, search, timeZone }: QuotedStay): Date | null {
  if (!freeCancellation) return null
  return freeUntil ? new Date(freeUntil) : freeCancellationUntil(search.checkIn, timeZone)
}

/** Orders from the supplier; a missing or unreadable answer leaves the booking in doubt. */
async function order(
  { bookings, db, log, answerWithinMs }: BookDeps,
  { id, stay, total, guest }: Booking,
  payment: Payment,
): Promise<OrderOutcome> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    return await bookings.book({ key: id, stay, total, guest, payment }, signal)
  } catch (error) {
    // Log only the error's name: a supplier's message may repeat card data.
    log.warn({ booking: id, fault: error instanceof Error ? error.name : 'unknown' }, 'in doubt')
    await noteStep(db, id, 'in doubt')
    throw fail('booking-in-doubt', { extra: { bookingId: id } })
  }
}

/** Another request is booking the same stay: its outcome is the answer here too. */
async function outcomeOf({ db, answerWithinMs }: BookDeps, same: Booking): Promise<Booking> {
  const until = Date.now() + answerWithinMs
  let booking: Booking | undefined = same
  while (booking?.state === 'pending' && Date.now() < until) {
    await wait(lookAgainMs)
    booking = await findBooking(db, same.id)
  }
  if (!booking || booking.state === 'pending')
    throw fail('booking-in-doubt', { extra: { bookingId: same.id } })
  if (booking.state === 'failed')
    throw fail(booking.refusal ?? 'not-booked', booking.reason ? { message: booking.reason } : {})
  if (booking.state !== 'confirmed') throw fail('being-cancelled')
  return booking
}

/** Stores the booking and marks the trip's item as being booked. An account that is being erased cannot book. */
async function writeDown(db: Db, booking: NewBooking): Promise<Booking | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const written = await insertBooking(tx, booking)
      const { id: bookingId, ownerId: payerId, tripId, itemId, freeUntil } = booking
      if (written && tripId && itemId)
        await enterPending(tx, { bookingId, payerId, tripId, itemId, freeUntil })
      return written
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? fail('unauthenticated', { cause: error }) : error
  }
}

/** Books a stay once: stores it, orders it, then settles it. */
export async function bookStay(
  deps: BookDeps,
  session: Session,
  { offerId, guestInfo, paymentInfo, trip }: Wanted,
): Promise<Booking> {
  if (deps.bookings.takes === 'nothing') throw fail('bookings-closed')
  if (!permissionsOf(session.grants).bookings)
    throw fail('tier-required', { extra: { requiredTier: 'explorer' } })
  checkPayment(paymentInfo, deps.clock.now())
  if (trip) {
    requireUnveiled((await readTrip(deps, session, trip.tripId)).trip, trip.itemId)
    await requireFreeSlot(deps.db, trip)
  }
  const quote = await quoteOf(deps, offerId)
  const [stay, guest]: [BookedStay, Guest] = [stayOf(quote), guestInfo]
  const ownerId = session.userId
  const hash = createHash('sha256').update(sameness(stay, guest)).digest('base64url')
  const booking = await writeDown(deps.db, {
    id: randomUUID(),
    ownerId,
    stay,
    guest,
    total: quote.total,
    totalCad: convert(quote.total, 'CAD'),
    freeUntil: freeUntilOf(quote),
    sameness: hash,
    source: deps.bookings.source,
    tripId: trip?.tripId ?? null,
    itemId: trip?.itemId ?? null,
  })
  if (!booking) {
    const same = await findSame(deps.db, { ownerId, sameness: hash })
    // It was settled as failed between the two reads: booking again creates a new one.
    if (!same) throw fail('booking-in-doubt')
    return outcomeOf(deps, same)
  }
  const outcome = await order(deps, booking, paymentInfo)
  if (outcome.kind === 'refused') {
    const { words: reason, refusal } = outcome
    await settleBooking(deps, booking, { state: 'failed', reason, refusal, told: true })
    throw fail(refusal, { message: reason })
  }
  const settled = await settleBooking(deps, booking, {
    state: 'confirmed',
    reference: outcome.reference,
  })
  return settled ?? outcomeOf(deps, booking)
}
