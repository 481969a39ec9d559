import { distanceKm } from '#platform/shared/distance.ts'

/** The way between two stops, for one person. */
export interface Leg {
  readonly km: number
  readonly minutes: number
  /** CAD; nothing on foot. */
  readonly priceCad: number
  readonly onFoot: boolean
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** As the crow flies; further apart people ride. */
const walkableKm = 2.5
/** A street is longer than the bird's way by about so much. */
const detour = 1.3
const walkingKmH = 4.5
const outOfTownKm = 30

export const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

/** Minutes by streets for so many kilometres as the crow flies: an estimate. */
export const minutesOnFoot = (km: number): number => ((km * detour) / walkingKmH) * 60

/** Minutes from one place to another, so many kilometres away as the crow flies: an estimate. */
export function wayMinutes(km: number): number {
  if (km <= walkableKm) return minutesOnFoot(km)
  return km > outOfTownKm ? 25 + km * 1.3 : 12 + km * 2.4
}

/** An estimate from the distance: what a bus, metro or regional train usually takes and costs. */
export function legBetween(a: Point, b: Point): Leg {
  const km = distanceKm(a, b)
  const minutes = toFive(wayMinutes(km))
  if (km <= walkableKm) return { km, minutes, priceCad: 0, onFoot: true }
  const priceCad = Math.round(km > outOfTownKm ? 4 + km * 0.4 : 3 + km * 0.25)
  return { km, minutes, priceCad, onFoot: false }
}
