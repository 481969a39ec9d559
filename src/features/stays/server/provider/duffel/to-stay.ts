import { isShown } from '#platform/server/outbound/vendors.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { fromMajor, type Money, money, sum } from '#platform/shared/money.ts'
import type { PricedStay, StaySearch } from '../stays-provider.ts'
import { vendorOfferId } from '../vendor-offer-id.ts'
import type { DuffelRate, DuffelStay } from './duffel-stays-answers.ts'

type Amount = string | null | undefined

const moneyOf = (amount: Amount, currency: Amount): Money | null =>
  amount && currency ? fromMajor(currency, Number(amount)) : null

/** All rates of a result, the cheapest first. */
const ratesOf = ({ accommodation: { rooms } }: DuffelStay): readonly DuffelRate[] =>
  (rooms ?? [])
    .flatMap(({ rates }) => rates ?? [])
    .toSorted((a, b) => Number(a.total_amount) - Number(b.total_amount))

/** Until when cancelling is free; null if unknown. */
function freeUntilOf({ cancellation_timeline: timeline, total_amount: total }: DuffelRate) {
  const whole = (timeline ?? []).filter(
    ({ refund_amount: refund }) => Number(refund) >= Number(total),
  )
  const last = Math.max(...whole.map(({ before }) => Date.parse(before)))
  return Number.isFinite(last) ? new Date(last).toISOString() : null
}

/** Taxes and fees within the total; null if not given, or in another currency. */
function taxesOf(rate: DuffelRate, total: Money): Money | null {
  const parts = [
    moneyOf(rate.tax_amount, rate.tax_currency),
    moneyOf(rate.fee_amount, rate.fee_currency),
  ].filter((one) => one !== null)
  if (parts.length === 0 || parts.some(({ currency }) => currency !== total.currency)) return null
  const all = sum(total.currency, parts)
  return all.amountMinor < total.amountMinor ? all : null
}

/** The amount paid at the hotel, in the total's currency; amounts in other currencies can't be added. */
function dueThere(stay: DuffelStay, rate: DuffelRate | undefined, total: Money): Money | null {
  const due = rate
    ? moneyOf(rate.due_at_accommodation_amount, rate.due_at_accommodation_currency)
    : moneyOf(
        stay.cheapest_rate_due_at_accommodation_amount,
        stay.cheapest_rate_due_at_accommodation_currency,
      )
  return due && due.currency === total.currency && due.amountMinor > 0 ? due : null
}

export const photosOf = ({ accommodation: { photos } }: DuffelStay): readonly string[] =>
  (photos ?? []).map(({ url }) => url).filter((url) => isShown('duffel', url))

/** "24_hour_front_desk" in words. */
const amenityOf = ({ type }: { readonly type: string }): string =>
  type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

export interface StayFacts {
  readonly stay: DuffelStay
  readonly search: StaySearch
  readonly town: { readonly slug: string; readonly name: string }
  /** When the list of this minute ends. */
  readonly expiresAt: Date
}

/** A result at its cheapest rate; undefined where it has no place or no price. */
export function toStay({ stay, search, town, expiresAt }: StayFacts): PricedStay | undefined {
  const { accommodation: hotel } = stay
  const point = hotel.location.geographic_coordinates
  const total = moneyOf(stay.cheapest_rate_total_amount, stay.cheapest_rate_currency)
  if (!point || !total || total.amountMinor <= 0) return undefined
  const { checkIn, adults, children, childAges, rooms } = search
  const nights = nightsBetween(checkIn, search.checkOut)
  const rate = ratesOf(stay).find(
    (one) =>
      fromMajor(one.total_currency, Number(one.total_amount)).amountMinor === total.amountMinor,
  )
  const freeUntil = rate ? freeUntilOf(rate) : null
  const { slug } = town
  const party = { adults, children, childAges, rooms }
  const offer = { town: slug, hotel: hotel.id, checkIn, nights, ...party, total }
  const isRefundable = freeUntil !== null
  return {
    id: vendorOfferId('duffel', { ...offer, isRefundable, expiresAt }),
    hotelId: `duffel:${hotel.id}`,
    name: hotel.name.trim(),
    style: '',
    stars: hotel.rating ? Math.floor(hotel.rating) : null,
    district: hotel.location.address.line_one?.trim() || town.name,
    city: hotel.location.address.city_name?.trim() || town.name,
    lat: point.latitude,
    lng: point.longitude,
    // Out of ten there, out of five here.
    rating: hotel.review_score
      ? Math.min(5, Math.max(0.1, Math.round(hotel.review_score * 5) / 10))
      : null,
    reviewCount: hotel.review_count ? Math.round(hotel.review_count) : null,
    amenities: (hotel.amenities ?? []).map(amenityOf),
    photoUrls: photosOf(stay),
    description: hotel.description?.trim().slice(0, 500) ?? '',
    nightlyRate: money(total.currency, Math.round(total.amountMinor / nights)),
    nights,
    total,
    taxesAndFees: rate ? taxesOf(rate, total) : null,
    payAtHotel: dueThere(stay, rate, total),
    freeCancellation: isRefundable,
    freeUntil,
    expiresAt: expiresAt.toISOString(),
    sample: false,
    demo: false,
  }
}
