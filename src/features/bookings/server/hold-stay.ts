import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { QuotedStay } from '#features/stays/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { holdStaySchema } from '../contract/bookings.contract.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { type BookDeps, requireBookable } from './book-stay.ts'
import { findSameHold, type Hold, insertHold } from './booking-holds.store.ts'
import { closeHold } from './close-hold.ts'
import { findSame } from './bookings.store.ts'
import { freeEndOf, presentNewPrice, quoteOffer, samenessOf, stayOf } from './quote-offer.ts'

const fail = failWith(bookingErrors)

type Wanted = z.output<typeof holdStaySchema>

/** A form that ends in a minute is not begun. */
const leastMs = 60_000

/** Asks the supplier to hold an offer. Throws what it refuses with. */
async function ask(
  { bookings, clock, answerWithinMs }: BookDeps,
  quote: QuotedStay,
  wanted: Pick<Hold, 'ownerId' | 'sameness' | 'offerId' | 'guest' | 'tripId' | 'itemId'>,
): Promise<Hold> {
  const { sourceOffer } = quote
  if (!bookings.hold || !sourceOffer) throw fail('offer-unknown')
  const [id, stay] = [randomUUID(), stayOf(quote)]
  const signal = AbortSignal.timeout(answerWithinMs)
  const held = await bookings.hold({ key: id, sourceOffer, stay }, signal)
  if (held.kind === 'refused') throw fail(held.refusal, { message: held.words })
  const { total, policy } = held
  return {
    ...wanted,
    id,
    stay,
    source: bookings.source,
    total,
    totalCad: convert(total, 'CAD'),
    policy,
    freeUntil: freeEndOf(quote, policy, clock.now()),
    token: held.token,
    form: held.form,
    endsAt: held.endsAt,
  }
}

/**
 * Holds an offer for the traveller, until the supplier's form has taken the payment. The same stay is held once:
 * another window pays the same hold. Throws price-changed where its price is not the one that was seen.
 */
export async function holdStay(
  deps: BookDeps,
  session: Session,
  { offerId, guestInfo: guest, seenTotalCad, trip }: Wanted,
): Promise<Hold> {
  await requireBookable(deps, session, trip)
  if (deps.bookings.takes === 'test-cards') throw fail('nothing-to-hold')
  const quote = await quoteOffer(deps, offerId)
  const ownerId = session.userId
  const sameness = samenessOf(stayOf(quote), guest)
  const same = await findSame(deps.db, { ownerId, sameness })
  if (same) throw fail('booked-already', { extra: { bookingId: same.id } })
  const known = await findSameHold(deps.db, { ownerId, sameness })
  const stands = known && known.endsAt.getTime() - deps.clock.now().getTime() > leastMs
  const [tripId, itemId] = [trip?.tripId ?? null, trip?.itemId ?? null]
  const wanted = { ownerId, sameness, offerId, guest, tripId, itemId }
  const isMeant = known && (known.offerId === offerId || toMajor(known.totalCad) === seenTotalCad)
  const hold = stands && isMeant ? known : await renew(deps, quote, wanted, known)
  if (toMajor(hold.totalCad) !== seenTotalCad)
    throw fail('price-changed', { extra: presentNewPrice(quote, hold.total) })
  return hold
}

/** A hold in the place of one that is over, or of another offer that nothing was paid for. */
async function renew(
  deps: BookDeps,
  quote: QuotedStay,
  wanted: Parameters<typeof ask>[2],
  before: Hold | undefined,
): Promise<Hold> {
  // The earlier form may have been paid in another window: then that is the booking.
  const booked = before && (await closeHold(deps, before))
  if (booked) throw fail('booked-already', { extra: { bookingId: booked.id } })
  const hold = await ask(deps, quote, wanted)
  const stored = await insertHold(deps.db, hold)
  const same = stored ?? (await findSameHold(deps.db, wanted))
  if (!same) throw fail('hold-unknown')
  return same
}
