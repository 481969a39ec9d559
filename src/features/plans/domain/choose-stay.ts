import type { StayOffer } from '#features/stays/contract/stays.contract.ts'
import { distanceKm } from '#platform/shared/distance.ts'

interface Wish {
  /** The middle of the planned sights. */
  readonly centre: { readonly lat: number; readonly lng: number }
  /** 0 to 6: from 4 on the cheapest is taken. */
  readonly thrift: number
}

/** Where in the list from cheap to dear one looks, by thrift. */
const shares = [0.5, 0.35, 0.2, 0.08, 0]
/** A share of the list to either side may be taken instead, for its rating and its place. */
const around = 0.15
const starsAKm = 0.12

const valueOf = ({ hotel }: StayOffer, { centre }: Wish): number =>
  (hotel.rating ?? 3.5) - starsAKm * distanceKm(hotel, centre)

/** The stay that suits a trip: of those about its price the best by rating and by nearness. */
export function chooseStay(offers: readonly StayOffer[], wish: Wish): StayOffer | undefined {
  const comfortable = offers.filter(
    ({ hotel, pricing }) => !pricing.estimated && (wish.thrift >= 3 || hotel.style !== 'hostel'),
  )
  const sorted = (comfortable.length > 0 ? comfortable : offers).toSorted(
    (a, b) => a.pricing.totalCad - b.pricing.totalCad || (a.id < b.id ? -1 : 1),
  )
  if (wish.thrift >= shares.length - 1) return sorted[0]
  const share = shares[wish.thrift] ?? 0
  const last = sorted.length - 1
  const from = Math.max(0, Math.floor((share - around) * last))
  const near = sorted.slice(from, Math.ceil((share + around) * last) + 1)
  return near.toSorted((a, b) => valueOf(b, wish) - valueOf(a, wish) || (a.id < b.id ? -1 : 1))[0]
}
