import { type Nights, nightsToFind } from '#features/board/domain/nights-to-find.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { holderOf, isReplaceable } from '#features/trips/domain/slot.ts'
import type { ChosenStay, StayOffer } from '#features/stays/web/index.ts'
import { stayToItem } from '#features/stays/web/index.ts'
import { allItems, itemCost, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { cad } from '#platform/shared/money.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { moneyLeft } from './money-left.ts'
import { wishEnd } from './wish-end.ts'

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

/** Nights that a stay is looked for in a place; those at `day` come first. Veiled nights count. */
export function nightsFor(trip: TripView, place: ChosenPlace, day: string | null): Nights {
  const isOnlyPlace = trip.destinations.length < 2
  const at = trip.destinations.indexOf(place)
  const here = new Set(trip.days.filter((one) => one.place === at).map(({ date }) => date))
  return nightsToFind({ startDate: trip.startDate, endDate: wishEnd(trip) }, allItems(trip), {
    day,
    isHere: (night) => isOnlyPlace || here.has(night),
  })
}

/** The planned stay that a new one would replace; paid and booked ones keep their nights. */
export function heldBy(trip: TripView, wish: ItemWrite): ItemView | undefined {
  const held = holderOf(allItems(trip), wish)
  return held && isReplaceable(held) ? held : undefined
}

/** Change of the trip's total by a stay of this price, in cents. */
export const centsBeyond = (held: ItemView | undefined, totalCad: number): number =>
  cad(totalCad).amountMinor - (held ? itemCost(held).amountMinor : 0)

/** Change of the trip's total by an offer, in cents, net of what it replaces; zero for one in the trip. */
export function addedCents(trip: TripView, offer: StayOffer, stay: ChosenStay): number {
  const own = itemOf(trip, offer, stay)
  if (own && isTaken(own)) return 0
  return centsBeyond(swappedBy(trip, offer, stay), offer.pricing.totalCad)
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

/** The planned stay that an offer would replace. */
export const swappedBy = (
  trip: TripView,
  offer: StayOffer,
  stay: ChosenStay,
): ItemView | undefined => heldBy(trip, stayToItem(offer, stay))

/** Fit of an offer: budget and distance to the stops. */
export const fitOfStay = (trip: TripView, offer: StayOffer, stay: ChosenStay) => ({
  chosen: [itemOf(trip, offer, stay)].some((item) => item !== undefined && isTaken(item)),
  affordable: !moneyLeft(trip, addedCents(trip, offer, stay))?.over,
  km: kmToStops(trip, offer.hotel),
  suits: headsOf(trip.party) === 1 || !offer.hotel.amenities.some((one) => sharedBath.test(one)),
})
