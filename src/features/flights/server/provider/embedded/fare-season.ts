import type { Airport } from '#atlas/gazetteer/airport.ts'
import { type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'

/** From Sunday: people fly on Fridays and Sundays, and stay at home on Tuesdays. */
const weekdayFactors = [1.13, 1.02, 0.91, 0.92, 1, 1.1, 0.99]

const between = (day: string, from: string, to: string): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

/** Days of the year, 'MM-DD', with the factor of a fare; the first match counts. */
type Season = readonly (readonly [from: string, to: string, factor: number])[]

const holidays: Season = [['12-17', '01-04', 1.38]]
const north: Season = [
  ['06-20', '08-25', 1.28],
  ['05-15', '06-19', 1.12],
  ['08-26', '09-30', 1.08],
  ['01-05', '03-05', 0.85],
  ['11-01', '12-16', 0.86],
]
const south: Season = [
  ['01-05', '02-20', 1.2],
  ['12-05', '12-16', 1.15],
  ['05-01', '06-20', 0.87],
  ['07-25', '09-05', 0.92],
]
/** The Caribbean and Mexico, where the north spends its winter. */
const winterSun: Season = [
  ['02-10', '03-31', 1.3],
  ['01-05', '02-09', 1.16],
  ['04-01', '04-20', 1.1],
  ['08-20', '11-15', 0.82],
]

function seasonOf({ lat, lng }: Airport): Season {
  if (lat < -12) return south
  return lat > 8 && lat < 27 && lng > -118 && lng < -58 ? winterSun : north
}

/** What season and weekday do to a fare; `away` is the end that people travel to see. */
export function seasonOfFare(away: Airport, date: LocalDate): number {
  const day = date.slice(5)
  const seasons = [...holidays, ...seasonOf(away)]
  const season = seasons.find(([from, to]) => between(day, from, to))?.[2] ?? 1
  return season * (weekdayFactors[weekdayOf(date)] ?? 1)
}

/** Days before departure and the factor on that day; between them the way is straight. */
const advance = [
  [0, 1.95],
  [3, 1.75],
  [7, 1.48],
  [14, 1.25],
  [21, 1.12],
  [35, 1],
  [60, 0.94],
  [120, 0.97],
  [240, 1.04],
] as const

export function advanceOfFare(days: number): number {
  let [lastDay, lastFactor]: readonly [number, number] = advance[0]
  for (const [day, factor] of advance) {
    if (days <= day) {
      const share = day === lastDay ? 1 : (days - lastDay) / (day - lastDay)
      return lastFactor + (factor - lastFactor) * Math.max(0, share)
    }
    ;[lastDay, lastFactor] = [day, factor]
  }
  return lastFactor
}
