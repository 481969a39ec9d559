import { sourceOf } from '#features/trips/domain/item-source.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import type { ChosenStay, StayOffer } from '#features/stays/web/index.ts'
import { stayToItem } from '#features/stays/web/index.ts'
import { allItems, itemCost, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { cad } from '#platform/shared/money.ts'
import { moneyLeft } from './money-left.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

const sharedBath = /shared bath/i

/** Stops farther away belong to another town. km. */
const sameTownKm = 40

/** From an offer to the middle of the trip's stops in its town; undefined without stops. */
export function kmToStops(trip: TripView, here: Point): number | undefined {
  const stops = allItems(trip).flatMap(({ lat, lng, nights, type }) =>
    lat === null || lng === null || nights !== null || type === 'flight' ? [] : [{ lat, lng }],
  )
  const near = stops.filter((stop) => distanceKm(stop, here) <= sameTownKm)
  if (near.length === 0) return undefined
  const mean = (of: (point: Point) => number) =>
    near.reduce((sum, point) => sum + of(point), 0) / near.length
  return distanceKm(here, { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) })
}

/** Change of the trip's total by an offer, in cents, net of what it replaces. */
export function addedCents(trip: TripView, offer: StayOffer, stay: ChosenStay): number {
  const held = holderOf(allItems(trip), stayToItem(offer, stay))
  return cad(offer.pricing.totalCad).amountMinor - (held ? itemCost(held).amountMinor : 0)
}

/** The trip's item for this stay and nights, paid ones first. */
export function itemOf(
  trip: TripView,
  { hotelId, pricing }: StayOffer,
  { checkIn }: ChosenStay,
): ItemView | undefined {
  const source = sourceOf('stays', hotelId)
  const same = allItems(trip).filter(
    (item) => item.source === source && item.day === checkIn && item.nights === pricing.nights,
  )
  return same.find(({ paid }) => paid !== null) ?? same[0]
}

/** The planned stay that an offer would replace; booked stays are kept. */
export function swappedBy(
  trip: TripView,
  offer: StayOffer,
  stay: ChosenStay,
): ItemView | undefined {
  const held = holderOf(allItems(trip), stayToItem(offer, stay))
  return held?.status === 'planned' && held.paid === null ? held : undefined
}

/** Fit of an offer: budget and distance to the stops. */
export const fitOfStay = (trip: TripView, offer: StayOffer, stay: ChosenStay) => ({
  chosen: ['planned', 'booked'].includes(itemOf(trip, offer, stay)?.status ?? ''),
  affordable: !moneyLeft(trip, addedCents(trip, offer, stay))?.over,
  km: kmToStops(trip, offer.hotel),
  suits: headsOf(trip.party) === 1 || !offer.hotel.amenities.some((one) => sharedBath.test(one)),
})
