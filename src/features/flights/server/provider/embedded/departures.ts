import type { Airline } from '#atlas/air/schema.ts'
import { seededBy } from '#atlas/samples/seeded.ts'
import { slotTimes } from './departure-times.ts'
import type { Line } from './network.ts'

/** A line of the timetable: a wall time and the days of the week. */
export interface Departure {
  readonly carrier: string
  readonly number: string
  /** Wall minutes, 0 to 1439. */
  readonly minute: number
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const mostADay = 6
/** Of `knownFrom` in the airports' rank: below it the number of passengers is unknown. */
const rankOfMillion = 4.5

const millions = (rank: number): number =>
  rank > rankOfMillion ? 10 ** (rank - rankOfMillion) - 1 : 0.3

/** Flights per day for each million passengers that both ends share; long lines use larger aircraft. */
function appetite(km: number): number {
  if (km < 1500) return 0.18
  if (km < 4000) return 0.14
  return km < 7000 ? 0.08 : 0.05
}

/** Flights per day of one airline on a line; below 1 on some days of the week only. */
function dailyFlights(line: Line, airline: Airline | undefined): number {
  if (!airline) return 2
  const { from, to, km, carriers } = line
  const shared = Math.sqrt(millions(from.rank) * millions(to.rank)) * appetite(km)
  const hub = airline.hubs.includes(from.iata) || airline.hubs.includes(to.iata)
  const flights = (shared * (hub ? 2 : 1)) / Math.sqrt(carriers.length)
  const most = airline.kind === 'leisure' || km > 9000 ? 2 : mostADay
  return Math.min(most, Math.max(line.daily ? 1 : 3 / 7, flights))
}

function weekdaysFor(perDay: number, seed: number): readonly number[] {
  const count = Math.min(7, Math.max(3, Math.round(perDay * 7)))
  const first = Math.floor(seed * 7)
  return count >= 6
    ? everyDay
    : Array.from({ length: count }, (_, at) => (first + Math.round((at * 7) / count)) % 7)
}

/** Long lines have low numbers. The two directions of a pair have neighbouring numbers. */
function firstNumber({ from, to, km }: Line, carrier: string): number {
  const [a, b] = from.iata < to.iata ? [from.iata, to.iata] : [to.iata, from.iata]
  const { between } = seededBy(`${carrier} ${a} ${b}`)
  const base = km > 3500 ? between(1, 440) : between(100, 1400)
  return base * 2 + (from.iata < to.iata ? 0 : 1)
}

function departuresOf(line: Line, airline: Airline | undefined, carrier: string, shift: number) {
  const perDay = dailyFlights(line, airline)
  const seeded = seededBy(`${carrier} ${line.from.iata} ${line.to.iata}`)
  const count = Math.max(1, Math.round(perDay))
  const weekdays = perDay < 1 ? weekdaysFor(perDay, seeded.next()) : everyDay
  const first = firstNumber(line, carrier)
  return slotTimes(line.minutes, shift, count, seeded).map((minute, at) => ({
    carrier,
    number: `${carrier}${first + at * 2}`,
    minute,
    weekdays,
  }))
}

/**
 * The timetable of a line, all airlines together. `shift` is the minutes by which the clocks of its end are
 * ahead of those of its start.
 */
export function createDepartures(airlines: readonly Airline[]) {
  const byCode = new Map(airlines.map((airline) => [airline.iata, airline]))
  const kept = new Map<Line, Map<number, readonly Departure[]>>()
  return (line: Line, shift: number): readonly Departure[] => {
    const shifts = kept.get(line) ?? new Map<number, readonly Departure[]>()
    kept.set(line, shifts)
    const known = shifts.get(shift)
    if (known) return known
    const found = line.carriers.flatMap((carrier) =>
      departuresOf(line, byCode.get(carrier), carrier, shift),
    )
    shifts.set(shift, found)
    return found
  }
}
