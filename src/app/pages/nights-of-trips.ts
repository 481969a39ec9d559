import { askHotels } from '#features/stays/web/index.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { Home, NightsOf } from '#features/maps/domain/listed-place.ts'

interface Trip {
  readonly id: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly veiled?: { readonly endDate: LocalDate } | null | undefined
  readonly archived: boolean
  readonly destinations: readonly (Home & { readonly ref?: string | null | undefined })[]
}

/** A hotel this far from the place of a trip is of that place. */
const sameTownKm = 40

/** What a night costs in the next trip to a town: what the finder of that trip says. Empty without one. */
export const nightsOfTrips =
  (trips: readonly Trip[], today: LocalDate): NightsOf =>
  async (town) => {
    // Of some places only the name is known; a town is "Lisbon, Portugal".
    const isHere = ({ name, lat, lng }: Home): boolean =>
      lat === null || lng === null
        ? `${town.name}, `.startsWith(`${name}, `)
        : distanceKm({ lat, lng }, town) <= sameTownKm
    const [trip] = trips
      // Of several places no list says which nights are whose.
      .filter(({ archived, endDate, destinations: [place, ...others] }) =>
        Boolean(!archived && endDate >= today && place && others.length === 0 && isHere(place)),
      )
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    const [place] = trip?.destinations ?? []
    const checkOutDate = trip?.veiled?.endDate ?? trip?.endDate ?? ''
    if (!trip || !place || checkOutDate <= trip.startDate) return new Map()
    try {
      const offers = await askHotels({
        location: place.ref ?? place.name,
        checkInDate: trip.startDate,
        checkOutDate,
        itineraryId: trip.id,
      })
      return new Map(
        offers.map(({ hotelId, pricing }) => [hotelId, Math.round(pricing.pricePerNight)]),
      )
    } catch {
      // Offline: the usual night counts.
      return new Map()
    }
  }
