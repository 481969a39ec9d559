import type { Airline } from '#atlas/air/schema.ts'
import { addDays, isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'
import type { FlownJourney } from '../flights-provider.ts'
import type { Network } from './network.ts'
import { toFlightAirport } from './present-flight.ts'
import type { Timetable } from './timetable.ts'

interface World {
  readonly network: Network
  readonly timetable: Timetable
  readonly airlines: ReadonlyMap<string, Airline>
}

/** A later flight of a journey may leave on another day than its first. */
const daysOn = [-1, 0, 1, 2, 3] as const

const offer = /^embedded:([A-Z0-9/-]{1,160});[A-Z_]{1,20};\d-\d-\d$/
const leg = /^(\d{4}-\d{2}-\d{2})([A-Z]{3})((?:[A-Z0-9]{2}\d{1,4}[A-Z]{3})+)$/
const flown = /([A-Z0-9]{2})(\d{1,4})([A-Z]{3})/g

/** Whether the line has a flight of that number around that day. */
function isFlown(
  { network, timetable }: World,
  ends: readonly [from: string, to: string],
  number: string,
  date: LocalDate,
): boolean {
  const line = network.line(...ends)
  return (
    line !== undefined &&
    daysOn.some((days) =>
      timetable(line, addDays(date, days)).some((flight) => flight.number === number),
    )
  )
}

function readJourney(world: World, text: string): FlownJourney | undefined {
  const [, date = '', origin = '', path = ''] = leg.exec(text) ?? []
  if (!isLocalDate(date)) return undefined
  const flights: { number: string; carrier: string }[] = []
  let place = origin
  for (const [, carrier = '', digits = '', next = ''] of path.matchAll(flown)) {
    const number = carrier + digits
    const airline = world.airlines.get(carrier)
    if (!airline || !isFlown(world, [place, next], number, date)) return undefined
    flights.push({ number, carrier: airline.name })
    place = next
  }
  const [from, to] = [world.network.airport(origin), world.network.airport(place)]
  return from && to && { date, from: toFlightAirport(from), to: toFlightAirport(to), flights }
}

/**
 * Parses an offer id into days, airports and numbers. The id is not trusted: each flight must be in the
 * timetable, and names come from here.
 */
export function readJourneys(world: World, offerId: string): readonly FlownJourney[] | undefined {
  const legs = offer.exec(offerId)?.[1]?.split('/') ?? []
  const journeys = legs.flatMap((text) => readJourney(world, text) ?? [])
  return legs.length > 0 && legs.length <= 2 && journeys.length === legs.length
    ? journeys
    : undefined
}
