import { flightToItem } from '#features/flights/domain/flight-to-item.ts'
import { stayToItem } from '#features/stays/domain/stay-to-item.ts'
import { checkTrip } from '#features/trips/domain/check/check-trip.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf, roomsFor } from '#features/trips/domain/party.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { rankFlights } from '../domain/choose-flight.ts'
import type { PlanWish } from '../domain/proposed-plan.ts'
import { findWays, type Ways } from './find-ways.ts'
import { disturbing, type PlanDeps, stayOffers } from './make-plan.ts'
import { openDraft } from './plan-draft.ts'
import { findPlace, readPlace, type TownFacts } from './plan-world.ts'

/** Nights in one place. */
export interface Nights {
  readonly place: PlanWish['destinations'][number]
  readonly checkIn: LocalDate
  readonly nights: number
  /** As many as the party needs where it is not said. */
  readonly rooms?: number | undefined
}

export interface OfferedStay {
  readonly item: ItemWrite
  readonly district: string
  readonly style: string
  readonly rating: number | null
  readonly amenities: readonly string[]
}

/** The stays that the search shows for a party and its nights, as items of a trip, the cheapest first. */
export async function staysFor(
  deps: PlanDeps,
  wish: PlanWish,
  { place, checkIn, nights, rooms = roomsFor(wish.party) }: Nights,
  signal: AbortSignal,
): Promise<readonly OfferedStay[]> {
  const asked = { town: { place }, checkIn, checkOut: addDays(checkIn, nights), rooms }
  const offers = await stayOffers(deps, wish, asked, signal)
  const stay = { checkIn, guests: headsOf(wish.party), rooms }
  return offers
    .filter(({ pricing }) => !pricing.estimated)
    .map((offer) => ({
      item: stayToItem(offer, stay),
      district: offer.hotel.location,
      style: offer.hotel.style,
      rating: offer.hotel.rating,
      amenities: offer.hotel.amenities,
    }))
    .toSorted((a, b) => (a.item.price ?? 0) - (b.item.price ?? 0))
}

/** Flights of one journey of a trip, the cheapest first. */
export interface OfferedFlights extends Pick<Ways, 'kind' | 'date'> {
  readonly items: readonly ItemWrite[]
}

/** The flights that the search shows for a trip and that fit its days, by journey. */
export async function flightsFor(
  deps: PlanDeps,
  wish: PlanWish,
  signal: AbortSignal,
): Promise<readonly OfferedFlights[]> {
  const towns = await Promise.all(
    wish.destinations.map(async ({ ref, name }): Promise<TownFacts | undefined> => {
      const place = await findPlace(deps, ref ?? name, signal)
      return place && readPlace(deps, place, signal)
    }),
  )
  const ways = await findWays(
    deps,
    wish,
    towns.flatMap((town) => town ?? []),
    signal,
  )
  return ways.map(({ kind, date, offers }) => {
    const days = date === undefined ? wish : { startDate: date, endDate: date }
    const items = rankFlights(offers, { ...days, heads: headsOf(wish.party), thrift: 4, kind })
      .map((offer) => flightToItem(offer))
      .filter((item) => {
        const known = { ...item, id: 'flight' }
        return disturbing(checkTrip(openDraft(deps, wish, [known]).input([]))).length === 0
      })
      .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
    return { kind, ...(date === undefined ? {} : { date }), items }
  })
}
