import type { Airline } from '#atlas/air/schema.ts'
import { seededBy } from '#atlas/samples/seeded.ts'
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
const keptDays = 20_000

/** Wide of the noon of a day, the clocks of both ends are compared: close enough to choose times by. */
const zoneShift = ({ from, to }: Line, noon: number): number =>
  offsetAt(to.timeZone, noon) - offsetAt(from.timeZone, noon)

const demandOf = (number: string, date: LocalDate): number =>
  0.88 + seededBy(`${number} ${date}`).next() * 0.3

function flightOf(line: Line, departure: Departure, date: LocalDate, midnight: number): Flight {
  const departs = instantOf(line.from.timeZone, midnight + departure.minute * minuteMs)
  return {
    line,
    carrier: departure.carrier,
    number: departure.number,
    departs,
    arrives: departs + line.minutes * minuteMs,
    minute: departure.minute,
    demand: demandOf(departure.number, date),
  }
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
    const midnight = wallOfDate(date)
    const weekday = new Date(midnight).getUTCDay()
    const flights = inSeason(line.season, date)
      ? departures(line, zoneShift(line, midnight))
          .filter(({ weekdays }) => weekdays.includes(weekday))
          .map((departure) => flightOf(line, departure, date, midnight))
          .toSorted((a, b) => a.departs - b.departs)
      : []
    days.set(date, flights)
    size += 1
    return flights
  }
}
