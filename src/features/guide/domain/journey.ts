import { distanceKm } from '#platform/shared/distance.ts'
import { toFive } from '#platform/shared/time-of-day.ts'
import type { Point } from './guide-rows.ts'

/** From one town to the next: a train where that is sensible, else a flight; estimates by distance. */
export function journeyBetween(a: Point, b: Point) {
  const km = distanceKm(a, b)
  const byRail = km <= 700
  const minutes = toFive(byRail ? 40 + km * 0.5 : 180 + km * 0.08)
  const priceCad = Math.round(byRail ? 15 + km * 0.22 : 90 + km * 0.12)
  return { km, minutes, priceCad, byRail }
}
