import { createHash } from 'node:crypto'
import { type CancellationPolicy, freeUntilOf } from '#features/stays/domain/cancellation.ts'
import type { QuotedStay, StaysProvider } from '#features/stays/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { type Money, toMajor } from '#platform/shared/money.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { bookingErrors } from '../contract/bookings.errors.ts'
import { type BookedStay, type Guest, sameness } from '../domain/booking.ts'
import { freeCancellationUntil } from '../domain/free-cancellation.ts'

const fail = failWith({ ...commonErrors, ...bookingErrors })

interface QuoteDeps {
  readonly stays: StaysProvider
  readonly clock: Clock
  readonly answerWithinMs: number
}

/** An offer at another price than it had, for the traveller to agree to; amounts in CAD. */
export function presentNewPrice(
  { id, nights, taxesAndFees }: QuotedStay,
  total: Money,
): Readonly<Record<string, unknown>> {
  const totalCad = toMajor(convert(total, 'CAD'))
  return {
    offerId: id,
    totalCad,
    pricePerNightCad: Math.round((totalCad / nights) * 100) / 100,
    taxesAndFeesCad: taxesAndFees && toMajor(convert(taxesAndFees, 'CAD')),
  }
}

/** An offer again, if it can still be booked. */
export async function quoteOffer(
  { stays, clock, answerWithinMs }: QuoteDeps,
  offerId: string,
): Promise<QuotedStay> {
  const quote = await stays.quote(offerId, AbortSignal.timeout(answerWithinMs))
  if (!quote) throw fail('offer-unknown')
  const now = clock.now()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: quote.timeZone }).format(now)
  if (quote.search.checkIn <= today) throw fail('stay-in-the-past')
  if (quote.expiresAt !== null && Date.parse(quote.expiresAt) <= now.getTime())
    throw fail('offer-expired')
  return quote
}

/** Throws price-changed where an offer no longer has the price that it was found at. */
export function requireSamePrice(quote: QuotedStay): void {
  const { total, offeredTotal } = quote
  if (total.amountMinor !== offeredTotal.amountMinor || total.currency !== offeredTotal.currency)
    throw fail('price-changed', { extra: presentNewPrice(quote, total) })
}

export const stayOf = (quote: QuotedStay): BookedStay => ({
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

/**
 * Until when cancelling costs nothing: the supplier's policy, else the source's, else the house's rule. Null: it
 * always costs.
 */
export function freeEndOf(
  { freeCancellation, freeUntil, search, timeZone }: QuotedStay,
  policy: CancellationPolicy | null,
  now: Date,
): Date | null {
  const byPolicy = policy ? freeUntilOf(policy, now) : undefined
  if (byPolicy !== undefined) return byPolicy
  if (!freeCancellation) return null
  return freeUntil ? new Date(freeUntil) : freeCancellationUntil(search.checkIn, timeZone)
}

export const samenessOf = (stay: BookedStay, guest: Guest): string =>
  createHash('sha256').update(sameness(stay, guest)).digest('base64url')
