import { type Nights, nightsToFind } from '#features/board/domain/nights-to-find.ts'
import { shortStays } from '#features/trips/domain/beds.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { holderOf, isReplaceable } from '#features/trips/domain/slot.ts'
import type { ChosenStay, StayOffer } from '#features/stays/web/index.ts'
import { stayToItem } from '#features/stays/web/index.ts'
import { allItems, itemCost, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { guestsOf } from '#features/trips/domain/rooms-of.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { wayBetween } from '#features/trips/domain/travel/way-between.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { cad } from '#platform/shared/money.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { moneyLeft } from './money-left.ts'
import { wayToDays } from './way-to-days.ts'
import { wishEnd } from './wish-end.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

const sharedBath = /shared bath/i

/** Beds or bath are shared with strangers: only who travels alone looks for that. */
const isShared = ({ style, amenities }: StayOffer['hotel']): boolean =>
  style === 'hostel' || amenities.some((one) => sharedBath.test(one))

/** Stops farther away belong to another town. km. */
const sameTownKm = 40

interface Spot extends Point {
  readonly name: string
  readonly on: string | null
}

const spotsOf = (trip: TripView): readonly Spot[] =>
  allItems(trip).flatMap(({ name, lat, lng, nights, type, status, day: on }) =>
    lat === null || lng === null || nights !== null || type === 'flight' || !isTaken({ status })
      ? []
      : [{ name, lat, lng, on }],
  )

/** Asked of each row of a list: once a trip, day and town is enough. */
const middles = new WeakMap<TripView, Map<string, Spot>>()

/** The stop that has the least way to all others. */
function middleOf(trip: TripView, key: string, spots: readonly Spot[]): Spot | undefined {
  const known = middles.get(trip) ?? new Map<string, Spot>()
  middles.set(trip, known)
  const kept = known.get(key)
  if (kept) return kept
  const sums = spots.map((spot) => spots.reduce((sum, other) => sum + distanceKm(spot, other), 0))
  const found = spots[sums.indexOf(Math.min(...sums))]
  if (found) known.set(key, found)
  return found
}

interface Far {
  readonly km: number
  /** Without a way over land, as the travel model of the days knows it. */
  readonly overWater: boolean
}

const farFrom = (there: Point, here: Point): Far => {
  const { km, ferryWait } = wayBetween(there, here)
  return { km, overWater: ferryWait !== undefined }
}

/**
 * From an offer to the middle of the trip's stops in its town, or of a day's where it has some; undefined
 * without stops. The middle is one of the stops: a day out of town does not move it.
 */
function farFromStops(trip: TripView, here: Point, day: string | null) {
  const near = spotsOf(trip).filter((stop) => distanceKm(stop, here) <= sameTownKm)
  const own = near.filter(({ on }) => on === day)
  const counted = own.length > 0 ? own : near
  const [first] = counted
  const key = [day, counted.length, first?.lat, first?.lng].join('|')
  const middle = middleOf(trip, key, counted)
  return middle && { ...farFrom(middle, here), name: middle.name }
}

/** Other places of a trip have centres farther away. km. */
const townKm = 80

/** From an offer to the centre of the nearest place of the trip. */
function farFromCentre({ destinations }: TripView, here: Point): Far | undefined {
  const all = destinations.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [farFrom({ lat, lng }, here)],
  )
  const [nearest] = all.toSorted((a, b) => a.km - b.km)
  return nearest && nearest.km <= townKm ? nearest : undefined
}

/** How far a place to visit is from the stops of its day, seen from the one in their middle, and from the centre. */
export function distancesOf(trip: TripView, here: Point, day: string | null = null) {
  const [stops, centre] = [farFromStops(trip, here, day), farFromCentre(trip, here)]
  const overWater = (stops ?? centre)?.overWater === true
  return { km: stops?.km, middle: stops?.name, centreKm: centre?.km, overWater }
}

/** How far a bed is from the days of a trip, and from the centre while they have no stops. */
export function wayFromBed(trip: TripView, here: Point) {
  const way = wayToDays(trip, here)
  if (way.minutes !== undefined) return way
  const centre = farFromCentre(trip, here)
  return { centreKm: centre?.km, overWater: centre?.overWater === true }
}

/** The part of a budget that a stay should leave. */
const cushion = 0.05

/**
 * True where a stay would take more than half of the money that is left while nothing but beds is
 * planned, because the way there and the days need the other half; else where next to nothing would be left.
 */
export function isDear(trip: TripView, cents: number): boolean {
  const found = moneyLeft(trip, 0)
  if (!found || found.over) return false
  const { left, budget } = found
  return allItems(trip).every((item) => item.nights !== null || !isTaken(item))
    ? cents * 2 > left.amountMinor
    : left.amountMinor - cents < cushion * budget.amountMinor
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

/** The paid or booked stay that holds one of these nights, and whether some of the party have no bed in it. */
export function bookedFor(
  trip: TripView,
  { checkIn, checkOut }: Pick<ChosenStay, 'checkIn' | 'checkOut'>,
): { readonly stay: ItemView; readonly short: boolean } | undefined {
  const items = allItems(trip)
  const kept = items.filter((item) => isTaken(item) && !isReplaceable(item))
  const stay = holderOf(kept, { day: checkIn, nights: nightsBetween(checkIn, checkOut) })
  return (
    stay && { stay, short: shortStays(items, trip.party).some((one) => one.stay.id === stay.id) }
  )
}

/** Change of the trip's total by a stay of this price, in cents; where the nights are booked it is an idea. */
export function centsBeyond(
  trip: TripView,
  held: ItemView | undefined,
  nights: Pick<ChosenStay, 'checkIn' | 'checkOut'>,
  totalCad: number,
): number {
  if (!held && bookedFor(trip, nights)?.short === false) return 0
  return cad(totalCad).amountMinor - (held ? itemCost(held).amountMinor : 0)
}

/** Change of the trip's total by an offer, in cents, net of what it replaces; zero for one in the trip and for an idea. */
export function addedCents(trip: TripView, offer: StayOffer, stay: ChosenStay): number {
  const own = itemOf(trip, offer, stay)
  if (own && isTaken(own)) return 0
  return centsBeyond(trip, swappedBy(trip, offer, stay), stay, offer.pricing.totalCad)
}

/** The trip's item for this stay and nights: a paid one first, an idea last. */
export function itemOf(
  trip: TripView,
  { hotelId, pricing }: StayOffer,
  { checkIn, guests }: ChosenStay,
): ItemView | undefined {
  const source = sourceOf('stays', hotelId)
  const same = allItems(trip).filter(
    (item) => item.source === source && item.day === checkIn && item.nights === pricing.nights,
  )
  // For another number of guests it is another price.
  const alike = same.filter((item) => (guestsOf(item) ?? guests) === guests)
  return (
    same.find(({ paid }) => paid !== null) ??
    alike.find(isTaken) ??
    alike.find(({ status }) => status === 'idea')
  )
}

/** The planned stay that an offer would replace. */
export const swappedBy = (
  trip: TripView,
  offer: StayOffer,
  stay: ChosenStay,
): ItemView | undefined => heldBy(trip, stayToItem(offer, stay))

/** Change of the total if the offer had its nights: one beside a booked stay is ordered as if it took its place. */
function centsInstead(trip: TripView, offer: StayOffer, stay: ChosenStay): number {
  const own = itemOf(trip, offer, stay)
  const booked = bookedFor(trip, stay)
  if (booked?.short !== false || (own && isTaken(own))) return addedCents(trip, offer, stay)
  return cad(offer.pricing.totalCad).amountMinor - itemCost(booked.stay).amountMinor
}

/** Fit of an offer: budget and the way to the days. */
export const fitOfStay = (trip: TripView, offer: StayOffer, stay: ChosenStay) => ({
  chosen: [itemOf(trip, offer, stay)].some((item) => item !== undefined && isTaken(item)),
  affordable: !moneyLeft(trip, centsInstead(trip, offer, stay))?.over,
  dear: isDear(trip, centsInstead(trip, offer, stay)),
  ...wayFromBed(trip, offer.hotel),
  suits: headsOf(trip.party) === 1 || !isShared(offer.hotel),
})
