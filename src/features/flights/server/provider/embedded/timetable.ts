import type { Airline } from '#atlas/air/schema.ts'
import { seededOnce } from '#atlas/samples/seeded.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { instantOf, offsetAt, wallOfDate } from '#platform/shared/local-time.ts'
import { createDepartures, type Departure } from './departures.ts'
import type { Line } from './network.ts'
import { inSeason } from './timetable-season.ts'

/** One departure on one day; instants in milliseconds. */
export interface Flight {
  readonly line: Line
  readonly carrier: string
  readonly number: string
  readonly departs: number
  readonly arrives: number
  /** Wall minutes of the departure, 0 to 1439. */
  readonly minute: number
  /** How much people want this one: about 0.88 to 1.18. */
  readonly demand: number
}

/** What leaves on a line on a day of the calendar at its start, by time. */
export type Timetable = (line: Line, date: LocalDate) => readonly Flight[]

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const keptDays = 20_000

/** Wide of the noon of a day, the clocks of both ends are compared: close enough to choose times by. */
const zoneShift = ({ from, to }: Line, noon: number): number =>
  offsetAt(to.timeZone, noon) - offsetAt(from.timeZone, noon)

const demandOf = (number: string, date: LocalDate): number =>
  0.88 + seededOnce(`${number} ${date}`) * 0.3

/** How the instants of a day follow from its wall times: of most days the clocks are asked once. */
function clockOf(timeZone: string, midnight: number): (wall: number) => number {
  const before = offsetAt(timeZone, midnight - 2 * dayMs)
  const after = offsetAt(timeZone, midnight + 3 * dayMs)
  if (before === after) return (wall) => wall - before * minuteMs
  return (wall) => instantOf(timeZone, wall)
}

function flightsOf(
  line: Line,
  date: LocalDate,
  departures: readonly Departure[],
): readonly Flight[] {
  const midnight = wallOfDate(date)
  const weekday = new Date(midnight).getUTCDay()
  const instantAt = clockOf(line.from.timeZone, midnight)
  const flights: Flight[] = []
  for (const { carrier, number, minute, weekdays } of departures) {
    if (!weekdays.includes(weekday)) continue
    const departs = instantAt(midnight + minute * minuteMs)
    const arrives = departs + line.minutes * minuteMs
    const demand = demandOf(number, date)
    flights.push({ line, carrier, number, departs, arrives, minute, demand })
  }
  return flights.toSorted((a, b) => a.departs - b.departs)
}

/** The same line and day always give the same flights: times come from the pair and its airlines. */
export function createTimetable(airlines: readonly Airline[]): Timetable {
  const departures = createDepartures(airlines)
  const kept = new Map<Line, Map<LocalDate, readonly Flight[]>>()
  let size = 0
  return (line, date) => {
    if (size >= keptDays) {
      kept.clear()
      size = 0
    }
    const days = kept.get(line) ?? new Map<LocalDate, readonly Flight[]>()
    kept.set(line, days)
    const known = days.get(date)
    if (known) return known
    const flights = inSeason(line.season, date)
      ? flightsOf(line, date, departures(line, zoneShift(line, wallOfDate(date))))
      : []
    days.set(date, flights)
    size += 1
    return flights
  }
}
