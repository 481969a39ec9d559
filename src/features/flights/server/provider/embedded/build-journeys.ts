import type { LocalDate } from '#platform/shared/local-date.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import { connectionMinutes } from './connection-time.ts'
import type { Path } from './find-paths.ts'
import type { ConnectionRule } from './partners.ts'
import type { Flight, Timetable } from './timetable.ts'

/** One direction: flights that follow each other. */
export interface Journey {
  readonly flights: readonly Flight[]
  readonly departs: number
  readonly arrives: number
  /** Changes at which another ticket begins. */
  readonly selfTransfers: ReadonlySet<number>
}

export interface JourneyRules {
  readonly timetable: Timetable
  /** Whether two airlines are on one ticket. */
  readonly oneTicket: ConnectionRule
  /** True: where no ticket covers the change, two do. */
  readonly selfTransfer: boolean
  /** Minutes that one waits for the next flight at most. */
  readonly longestWait: number
}

const minuteMs = 60_000
/** Of the flights that could follow, the first of so many airlines are looked at. */
const airlinesTried = 3

/** The first flight of each airline that can be caught after `before`. */
function following(path: Path, at: number, before: Flight, rules: JourneyRules): readonly Flight[] {
  const [line, next] = [path[at - 1], path[at]]
  if (!line || !next) return []
  const zone = next.from.timeZone
  const end = before.arrives + rules.longestWait * minuteMs
  const found = new Map<string, Flight>()
  const days = [...new Set([wallDate(wallAt(zone, before.arrives)), wallDate(wallAt(zone, end))])]
  for (const day of days)
    for (const flight of rules.timetable(next, day)) {
      if (flight.departs > end || found.has(flight.carrier)) continue
      const single = rules.oneTicket(before.carrier, flight.carrier)
      if (!single && !rules.selfTransfer) continue
      const ready = before.arrives + connectionMinutes(line, next, !single) * minuteMs
      if (flight.departs < ready) continue
      found.set(flight.carrier, flight)
      if (found.size >= airlinesTried) return [...found.values()]
    }
  return [...found.values()]
}

function extend(path: Path, flights: readonly Flight[], rules: JourneyRules): readonly Flight[][] {
  const last = flights.at(-1)
  if (!last) return []
  if (flights.length === path.length) return [[...flights]]
  return following(path, flights.length, last, rules).flatMap((flight) =>
    extend(path, [...flights, flight], rules),
  )
}

function journeyOf(flights: readonly Flight[], { oneTicket }: JourneyRules): Journey {
  const selfTransfers = flights.flatMap((flight, at) => {
    const before = flights[at - 1]
    return before && !oneTicket(before.carrier, flight.carrier) ? [at - 1] : []
  })
  return {
    flights,
    departs: flights[0]?.departs ?? 0,
    arrives: flights.at(-1)?.arrives ?? 0,
    selfTransfers: new Set(selfTransfers),
  }
}

/**
 * Every journey of a day along a path that is worth its time: none of the same airlines leaves later
 * and arrives as early.
 */
export function buildJourneys(path: Path, date: LocalDate, rules: JourneyRules): Journey[] {
  const [first] = path
  if (!first) return []
  const earliest = new Map<string, number>()
  const found: Journey[] = []
  for (const flight of rules.timetable(first, date).toReversed())
    for (const flights of extend(path, [flight], rules)) {
      const journey = journeyOf(flights, rules)
      const airlines = flights.map(({ carrier }) => carrier).join()
      if (journey.arrives >= (earliest.get(airlines) ?? Number.POSITIVE_INFINITY)) continue
      earliest.set(airlines, journey.arrives)
      found.push(journey)
    }
  return found
}
