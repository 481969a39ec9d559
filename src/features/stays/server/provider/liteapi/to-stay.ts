import { isShown } from '#platform/server/outbound/vendors.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { fromMajor, type Money, money } from '#platform/shared/money.ts'
import type { PricedStay, StaySearch } from '../stays-provider.ts'
import type { LiteHotel, LiteOffer } from '#platform/server/vendors/liteapi/liteapi-answers.ts'
import { vendorOfferId } from '../vendor-offer-id.ts'

const isRefundable = ({ rates }: LiteOffer): boolean =>
  rates.every(({ cancellationPolicies }) => cancellationPolicies?.refundableTag === 'RFN')

/** The cheapest offer; of two at one price, the one that can be given back. */
export function cheapestOf(
  offers: readonly LiteOffer[],
  wanted?: { readonly isRefundable: boolean },
): LiteOffer | undefined {
  const fitting = wanted
    ? offers.filter((offer) => isRefundable(offer) === wanted.isRefundable)
    : offers
  return fitting.toSorted(
    (one, other) =>
      one.offerRetailRate.amount - other.offerRetailRate.amount ||
      Number(isRefundable(other)) - Number(isRefundable(one)),
  )[0]
}

/** Taxes and fees of all rooms: contained in the price, or to be paid at the hotel. Null if not said. */
function taxesOf({ rates }: LiteOffer, included: boolean, total: Money): Money | null {
  const all = rates.flatMap(({ retailRate }) => retailRate.taxesAndFees ?? [])
  const some = all.filter((tax) => tax.included === included && tax.currency === total.currency)
  if (some.length === 0) return null
  const sum = fromMajor(
    total.currency,
    some.reduce((amount, tax) => amount + tax.amount, 0),
  )
  return included && sum.amountMinor >= total.amountMinor ? null : sum
}

/** "2026-07-30 02:00:00" in GMT, the earliest of all rooms; null if another zone or nothing is said. */
function freeUntilOf(offer: LiteOffer): string | null {
  if (!isRefundable(offer)) return null
  const times = offer.rates.flatMap(({ cancellationPolicies }) =>
    (cancellationPolicies?.cancelPolicyInfos ?? [])
      .filter(({ timezone }) => timezone === 'GMT')
      .map(({ cancelTime }) => Date.parse(`${cancelTime.replace(' ', 'T')}Z`)),
  )
  const first = Math.min(...times)
  return Number.isFinite(first) ? new Date(first).toISOString() : null
}

/** Plain text of the vendor's HTML, up to its lists of distances. */
const plain = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
    .split('\n')[0]
    ?.slice(0, 500) ?? ''

export const photosOf = ({ main_photo: photo }: LiteHotel): readonly string[] =>
  isShown('liteapi', photo) ? [photo] : []

export interface StayFacts {
  readonly hotel: LiteHotel
  readonly offer: LiteOffer
  readonly search: StaySearch
  readonly town: { readonly slug: string; readonly name: string }
  readonly expiresAt: Date
}

export const toStay = ({ hotel, offer, search, town, expiresAt }: StayFacts): PricedStay => {
  const { amount, currency } = offer.offerRetailRate
  const total = fromMajor(currency, amount)
  const { checkIn, adults, children, childAges, rooms } = search
  const nights = nightsBetween(checkIn, search.checkOut)
  const refundable = isRefundable(offer)
  const party = { adults, children, childAges, rooms }
  const offerParts = { town: town.slug, hotel: hotel.id, checkIn, nights, ...party }
  return {
    id: vendorOfferId('liteapi', { ...offerParts, total, isRefundable: refundable, expiresAt }),
    hotelId: `liteapi:${hotel.id}`,
    name: hotel.name.trim(),
    style: '',
    stars: hotel.stars ? Math.floor(hotel.stars) : null,
    district: hotel.address?.trim() || town.name,
    city: hotel.city?.trim() || town.name,
    lat: hotel.latitude,
    lng: hotel.longitude,
    // Out of ten there, out of five here.
    rating: hotel.rating ? Math.min(5, Math.max(0.1, Math.round(hotel.rating * 5) / 10)) : null,
    reviewCount: hotel.reviewCount ? Math.round(hotel.reviewCount) : null,
    amenities: [],
    photoUrls: photosOf(hotel),
    description: plain(hotel.hotelDescription ?? ''),
    nightlyRate: money(currency, Math.round(total.amountMinor / nights)),
    nights,
    total,
    taxesAndFees: taxesOf(offer, true, total),
    payAtHotel: taxesOf(offer, false, total),
    freeCancellation: refundable,
    freeUntil: freeUntilOf(offer),
    expiresAt: expiresAt.toISOString(),
    sample: false,
    demo: false,
  }
}
