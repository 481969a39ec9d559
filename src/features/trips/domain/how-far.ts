import { distanceText } from './day-stops.ts'
import { howFarText } from './messages.ts'

/** Where an offer lies, seen from the stops of a trip. */
export interface HowFar {
  /** Undefined without stops. */
  readonly km?: number | undefined
  /** No way over land leads there: it is no walk and no short ride, however near it looks on a map. */
  readonly overWater?: boolean
}

/** The way from a bed to the days of a trip. */
export interface WayToDays {
  /** To the first and the last stop of each day, on average; undefined without stops. */
  readonly minutes?: number | undefined
  /** Of it, what the stop that is nearest to all of them would not have. */
  readonly detour?: number | undefined
}

/** "18 min"; undefined without stops. */
export const daysAwayText = ({ minutes }: WayToDays): string | undefined =>
  minutes === undefined ? undefined : howFarText.minutes(Math.round(minutes))

/** Nearer than this one is at the stop itself. km. */
const atStopKm = 0.025

/** "1.2 km", "2.4 km across the water"; undefined without stops, and at one. */
export function farText(far: HowFar | undefined): string | undefined {
  if (far?.km === undefined || far.km < atStopKm) return undefined
  const distance = distanceText(far.km).replace(' ', '\u00a0')
  return far.overWater ? howFarText.overWater(distance) : distance
}
