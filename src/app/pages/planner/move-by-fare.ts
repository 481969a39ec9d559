import { displacedBy } from '#features/board/domain/displaced-by.ts'
import { fareEach } from '#features/flights/domain/fare-each.ts'
import { type FlightOffer, flightToItem } from '#features/flights/web/index.ts'
import { rankFlights } from '#features/plans/domain/choose-flight.ts'
import { headsOf, type Party } from '#features/trips/domain/party.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import { allItems, newItem, placeOf, tripAfter, type TripView } from '#features/trips/web/index.ts'
import { keepingDates, type WantedDates } from './dates-preview.tsx'

/** Between two answers a fare is rounded. CAD. */
const asPromised = 1

/** How much the price counts, as when a plan chooses its flights first. */
const thrift = 4

/** Of the flights at the promised fare the pair that leaves most of the days; else the one that comes nearest to it. */
export function flightAt(
  offers: readonly FlightOffer[],
  promised: number,
  days: WantedDates,
  party: Party,
): FlightOffer | undefined {
  const isAsSaid = ({ price }: FlightOffer): boolean => fareEach(price) <= promised + asPromised
  const said = offers.filter(isAsSaid)
  const wish = { ...days, heads: headsOf(party), kind: 'return' as const }
  return (
    rankFlights(said, { ...wish, thrift })[0] ??
    said[0] ??
    rankFlights(offers, { ...wish, thrift: 6 })[0]
  )
}

/** The planned flights, which are of the old dates alone. */
export const flightsOf = (trip: TripView) =>
  allItems(trip).filter((item) => item.type === 'flight' && isReplaceable(item))

/**
 * The writes that move a trip to other dates with the flights of those dates in place of its own: one step.
 * Without an offer its flights are open again.
 */
export function movingByFare(
  trip: TripView,
  wanted: WantedDates,
  offer: FlightOffer | undefined,
  along: boolean,
) {
  const removed = flightsOf(trip)
  const [held] = removed
  const except = [...keepingDates(trip), ...removed.map(({ id }) => id)]
  const fields = { seen: trip, changes: wanted, along: along ? { except } : undefined }
  const added = offer
    ? [{ ...newItem(flightToItem(offer)), ...(held ? placeOf(held, held.day) : {}) }]
    : []
  const moved = tripAfter(trip, { fields, removed })
  const [flight] = added
  const stops =
    flight?.details?.kind === 'flight' ? displacedBy(flight.details, allItems(moved)) : []
  const displaced = stops.filter(
    ({ day }) => day !== null && day >= wanted.startDate && day <= wanted.endDate,
  )
  return {
    displaced,
    writes: {
      fields,
      removed,
      added: added.map((item) => ({
        ...item,
        // One that leaves the evening before stands on its landing day.
        day: item.day && item.day < wanted.startDate ? wanted.startDate : (item.day ?? null),
      })),
      // They keep the day that they were for: Undo moves it back with the others.
      edits: displaced.map((item) => ({ item, changes: { status: 'idea' as const } })),
    },
  }
}
