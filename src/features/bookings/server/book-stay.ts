import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { StaysProvider } from '#features/stays/server/index.ts'
import { readTrip, requireFreeSlot, requireUnveiled } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { bookStaySchema } from '../contract/bookings.contract.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { cardErrors } from '../domain/card.ts'
import { bookHeld } from './book-held.ts'
import { type Booking, findSame } from './bookings.store.ts'
import { type OrderDeps, outcomeOf, placeOrder, writeDown } from './place-order.ts'
import type { Payment } from './provider/booking-supplier.ts'
import { freeEndOf, quoteOffer, requireSamePrice, samenessOf, stayOf } from './quote-offer.ts'

const fail = failWith({ ...commonErrors, ...bookingErrors })

export interface BookDeps extends OrderDeps {
  readonly stays: StaysProvider
  readonly clock: Clock
  /** What the caller’s tier and plan allow. */
  readonly permissionsOf: (grants: Session['grants']) => { readonly bookings: boolean }
}

type Wanted = z.output<typeof bookStaySchema>

/** Refuses impossible payments before anything is stored. */
function checkPayment(payment: Payment, now: Date): void {
  if (payment.method === 'token') return
  const errors = cardErrors(payment, now)
  if (errors.length === 0) return
  const fields = errors.map(({ field, message }) => ({ field: `paymentInfo.${field}`, message }))
  throw fail('invalid-input', { message: errors[0]?.message ?? '', fields })
}

/** Throws where this site, or this account, does not book, or where the trip has no place for it. */
export async function requireBookable(
  deps: BookDeps,
  session: Session,
  trip: Wanted['trip'],
): Promise<void> {
  if (deps.bookings.takes === 'nothing') throw fail('bookings-closed')
  if (!deps.permissionsOf(session.grants).bookings)
    throw fail('tier-required', { extra: { requiredTier: 'explorer' } })
  if (!trip) return
  requireUnveiled((await readTrip(deps, session, trip.tripId)).trip, trip.itemId)
  await requireFreeSlot(deps.db, trip)
}

/** Books a stay once: stores it, orders it, then settles it. */
export async function bookStay(
  deps: BookDeps,
  session: Session,
  { offerId, guestInfo: guest, paymentInfo, trip }: Wanted,
): Promise<Booking> {
  // It is paid already: what would refuse it was asked when it was held.
  if (deps.bookings.takes === 'component') return bookHeld(deps, session, paymentInfo)
  await requireBookable(deps, session, undefined)
  checkPayment(paymentInfo, deps.clock.now())
  await requireBookable(deps, session, trip)
  const quote = await quoteOffer(deps, offerId)
  requireSamePrice(quote)
  const stay = stayOf(quote)
  const ownerId = session.userId
  const sameness = samenessOf(stay, guest)
  const booking = await writeDown(deps.db, {
    id: randomUUID(),
    ownerId,
    stay,
    guest,
    total: quote.total,
    totalCad: convert(quote.total, 'CAD'),
    freeUntil: freeEndOf(quote, null, deps.clock.now()),
    policy: null,
    sameness,
    source: deps.bookings.source,
    tripId: trip?.tripId ?? null,
    itemId: trip?.itemId ?? null,
  })
  if (booking) return placeOrder(deps, booking, paymentInfo)
  const same = await findSame(deps.db, { ownerId, sameness })
  // It was settled as failed between the two reads: booking again creates a new one.
  if (!same) throw fail('booking-in-doubt')
  return outcomeOf(deps, same)
}
