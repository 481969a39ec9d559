import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { journeyLimits } from '../../../domain/sane-journey.ts'
import { flightsAfter, type Journey, journeyOf, type JourneyRules } from './build-journeys.ts'
import type { Line, Network } from './network.ts'
import type { Flight } from './timetable.ts'

interface World extends Pick<JourneyRules, 'timetable' | 'oneTicket'> {
  readonly network: Network
}

interface Ends {
  readonly from: Airport
  readonly to: Airport
  readonly date: LocalDate
}

/** A flight that can be caught, and how one came to it. */
interface Reached {
  readonly flight: Flight
  readonly before: Reached | undefined
}

const mostLines = journeyLimits.stops + 1
const mostAnswers = 6

/** How many lines it takes at least from an airport to the end; absent where that is too many. */
function linesTo(end: Airport, network: Network): ReadonlyMap<string, number> {
  const needed = new Map([[end.iata, 0]])
  let edge = [end.iata]
  for (let lines = 1; lines < mostLines && edge.length > 0; lines += 1) {
    const next = new Set(edge.flatMap((iata) => network.onward(iata).map(({ to }) => to.iata)))
    edge = [...next].filter((iata) => !needed.has(iata))
    for (const iata of edge) needed.set(iata, lines)
  }
  return needed
}

/** The lines from a place by which the end can still be reached with so many lines in all. */
function createLinesFrom({ to }: Ends, network: Network) {
  const needed = linesTo(to, network)
  return (place: Airport, left: number): readonly Line[] => {
    const last = network.line(place.iata, to.iata)
    const onward = network
      .onward(place.iata)
      .filter((line) => line.to !== to && (needed.get(line.to.iata) ?? mostLines) < left)
    return last ? [...onward, last] : onward
  }
}

const comesBy = ({ flight, before }: Reached, place: Airport): boolean =>
  flight.line.from === place || (before !== undefined && comesBy(before, place))

function flightsOf(reached: Reached): readonly Flight[] {
  const flights: Flight[] = []
  for (let at: Reached | undefined = reached; at; at = at.before) flights.push(at.flight)
  return flights.toReversed()
}

/** The earliest to arrive; the same flights a day later are no choice. */
function earliestOf(there: readonly Reached[]): readonly (readonly Flight[])[] {
  const found = new Map<string, readonly Flight[]>()
  for (const reached of there.toSorted((a, b) => a.flight.arrives - b.flight.arrives)) {
    const flights = flightsOf(reached)
    const numbers = flights.map(({ number }) => number).join()
    if (!found.has(numbers)) found.set(numbers, flights)
  }
  return [...found.values()].slice(0, mostAnswers)
}

/**
 * The last resort: every flight that can be caught, change by change, until some reach the end. It
 * finds a journey where there is one, with as few stops as there can be, and few to choose from.
 * What leaves up to the instant `closes` is gone.
 */
export function reachAnyhow(ends: Ends, closes: number, world: World): readonly Journey[] {
  const { network, timetable, oneTicket } = world
  const rules: JourneyRules = {
    timetable,
    oneTicket,
    selfTransfer: true,
    longestWait: journeyLimits.waitMinutes,
    thorough: true,
  }
  const linesFrom = createLinesFrom(ends, network)
  const seen = new Set<Flight>()
  let reached: readonly Reached[] = linesFrom(ends.from, mostLines)
    .flatMap((line) => timetable(line, ends.date))
    .filter(({ departs }) => departs > closes)
    .map((flight) => ({ flight, before: undefined }))
  for (let left = mostLines - 1; left >= 0; left -= 1) {
    const there = reached.filter(({ flight }) => flight.line.to === ends.to)
    if (there.length > 0) return earliestOf(there).map((flights) => journeyOf(flights, rules))
    const next: Reached[] = []
    for (const before of reached)
      for (const line of linesFrom(before.flight.line.to, left)) {
        if (comesBy(before, line.to)) continue
        for (const flight of flightsAfter(before.flight, line, rules)) {
          if (seen.has(flight)) continue
          seen.add(flight)
          next.push({ flight, before })
        }
      }
    reached = next
  }
  return []
}
