import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { journeyLimits, type JourneyPlace, leadsOn } from '../../../domain/sane-journey.ts'
import { flightsAfter, type Journey, journeyOf, type JourneyRules } from './build-journeys.ts'
import { journeyPlace, placesAlong } from './journey-place.ts'
import type { Line, Network } from './network.ts'
import { inSeasonFrom } from './timetable-season.ts'
import type { Flight } from './timetable.ts'

interface World extends Pick<JourneyRules, 'timetable' | 'oneTicket'> {
  readonly network: Network
}

interface Ends {
  readonly from: Airport
  readonly to: Airport
  readonly date: LocalDate
}

/** Lines in a row from the start, and those that lead on from there. */
interface Way {
  readonly lines: readonly Line[]
  readonly on: readonly Way[]
}

/** A flight that can be caught, and how one came to it. */
interface Reached {
  readonly flight: Flight
  readonly way: Way
  readonly before: Reached | undefined
}

const mostLines = journeyLimits.stops + 1
const mostAnswers = 6

type LinesAt = (place: Airport) => readonly Line[]

/** How many lines it takes at least from an airport to the end; absent where that is too many. */
function linesTo(end: Airport, linesAt: LinesAt): ReadonlyMap<Airport, number> {
  const needed = new Map([[end, 0]])
  let edge: readonly Airport[] = [end]
  for (let lines = 1; lines <= mostLines && edge.length > 0; lines += 1) {
    const next = new Set(edge.flatMap((place) => linesAt(place).map(({ to }) => to)))
    edge = [...next].filter((place) => !needed.has(place))
    for (const place of edge) needed.set(place, lines)
  }
  return needed
}

function flightsOf(reached: Reached): readonly Flight[] {
  const flights: Flight[] = []
  for (let at: Reached | undefined = reached; at; at = at.before) flights.push(at.flight)
  return flights.toReversed()
}

/** The end seen from a row of lines: what leads back before it is reached leads nowhere. */
function placesTo(lines: readonly Line[], end: Airport): readonly JourneyPlace[] {
  const places = placesAlong(lines)
  return lines.at(-1)?.to === end ? places : [...places, journeyPlace(end)]
}

/** All ways of so many lines at most that lead on, each drawn up when a flight comes along it. */
function createWays(
  { from, to: end }: Ends,
  linesAt: LinesAt,
  [needed, most]: readonly [ReadonlyMap<Airport, number>, number],
): Way {
  const wayOf = (lines: readonly Line[]): Way => {
    let on: readonly Way[] | undefined
    return {
      lines,
      get on() {
        const left = most - lines.length
        on ??= linesAt(lines.at(-1)?.to ?? from)
          .filter(({ to }) => (needed.get(to) ?? most) < left)
          .map((line) => [...lines, line])
          .filter((longer) => leadsOn(placesTo(longer, end)))
          .map(wayOf)
        return on
      },
    }
  }
  return wayOf([])
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

const lineOf = ({ lines }: Way): readonly Line[] => lines.slice(-1)

/** Flights along the ways, change by change, until some reach the end. */
function follow(ways: Way, { to, date }: Ends, closes: number, rules: JourneyRules) {
  const seen = new Set<Flight>()
  let reached: readonly Reached[] = ways.on.flatMap((way) =>
    lineOf(way)
      .flatMap((line) => rules.timetable(line, date))
      .filter(({ departs }) => departs > closes)
      .map((flight) => ({ flight, way, before: undefined })),
  )
  while (reached.length > 0) {
    const there = reached.filter(({ flight }) => flight.line.to === to)
    if (there.length > 0) return there
    const next: Reached[] = []
    for (const before of reached)
      for (const way of before.way.on)
        for (const line of lineOf(way))
          for (const flight of flightsAfter(before.flight, line, rules)) {
            if (seen.has(flight)) continue
            seen.add(flight)
            next.push({ flight, way, before })
          }
    reached = next
  }
  return reached
}

/**
 * The last resort: every flight that can be caught, with as few stops as there can be, then with one
 * more, until some reach the end. With up to two stops it finds a journey where there is one, and few
 * to choose from. What leaves up to the instant `closes` is gone.
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
  const linesAt: LinesAt = ({ iata }) =>
    network.onward(iata).filter(({ season }) => inSeasonFrom(season, ends.date))
  const needed = linesTo(ends.to, linesAt)
  for (let most = needed.get(ends.from) ?? mostLines + 1; most <= mostLines; most += 1) {
    const there = follow(createWays(ends, linesAt, [needed, most]), ends, closes, rules)
    if (there.length > 0) return earliestOf(there).map((flights) => journeyOf(flights, rules))
  }
  return []
}
