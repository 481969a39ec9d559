import type { LocalDate } from '#platform/shared/local-date.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import { connectionMinutes } from './connection-time.ts'
import type { Path } from './find-paths.ts'
import type { Line } from './network.ts'
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
  /** True: every flight that could follow is tried, not only the first ones. */
  readonly thorough: boolean
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** Of the flights that could follow, the first of so many airlines are looked at. */
const airlinesTried = 3

/** The days of the calendar from one instant to another. */
function daysWithin(timeZone: string, from: number, until: number): readonly LocalDate[] {
  const last = wallAt(timeZone, until)
  const days: LocalDate[] = []
  for (let wall = wallAt(timeZone, from); wall < last; wall += dayMs) days.push(wallDate(wall))
  const end = wallDate(last)
  return days.at(-1) === end ? days : [...days, end]
}

/** Flights of a line that can be caught after `before`: of each airline the first, or all. */
export function flightsAfter(before: Flight, line: Line, rules: JourneyRules): readonly Flight[] {
  const end = before.arrives + rules.longestWait * minuteMs
  const found: Flight[] = []
  const isKnown = (carrier: string) => found.some((flight) => flight.carrier === carrier)
  for (const day of daysWithin(line.from.timeZone, before.arrives, end))
    for (const flight of rules.timetable(line, day)) {
      if (flight.departs > end) break
      if (!rules.thorough && isKnown(flight.carrier)) continue
      const single = rules.oneTicket(before.carrier, flight.carrier)
      if (!single && !rules.selfTransfer) continue
      const ready = before.arrives + connectionMinutes(before.line, line, !single) * minuteMs
      if (flight.departs < ready) continue
      found.push(flight)
      if (!rules.thorough && found.length >= airlinesTried) return found
    }
  return found
}

function extend(path: Path, flights: readonly Flight[], rules: JourneyRules): readonly Flight[][] {
  const [last, next] = [flights.at(-1), path[flights.length]]
  if (!last) return []
  if (!next) return [[...flights]]
  return flightsAfter(last, next, rules).flatMap((flight) =>
    extend(path, [...flights, flight], rules),
  )
}

export function journeyOf(
  flights: readonly Flight[],
  { oneTicket }: Pick<JourneyRules, 'oneTicket'>,
): Journey {
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
      const airlines = flights.map(({ carrier }) => carrier).join()
      const arrives = flights.at(-1)?.arrives ?? 0
      if (arrives >= (earliest.get(airlines) ?? Number.POSITIVE_INFINITY)) continue
      earliest.set(airlines, arrives)
      found.push(journeyOf(flights, rules))
    }
  return found
}
