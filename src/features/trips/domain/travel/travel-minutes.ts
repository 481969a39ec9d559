/** How one goes from place to place. By transit one walks where walking is faster. */
export type TravelMode = 'foot' | 'transit' | 'car'

interface Pace {
  /** Minutes before one moves: the way to the stop or car park, the wait. */
  readonly before: number
  readonly perKm: number
}

/** A street is longer than the bird's way by about so much. */
const detour = 1.3
const walkingKmH = 4.5
const onFoot: Pace = { before: 0, perKm: (detour / walkingKmH) * 60 }

/** The fastest of these counts. Each is a line, so that a way by another place is never shorter. */
const paces: Readonly<Record<TravelMode, readonly Pace[]>> = {
  foot: [onFoot],
  transit: [onFoot, { before: 12, perKm: 2.4 }, { before: 25, perKm: 1.3 }],
  car: [onFoot, { before: 8, perKm: 2.2 }, { before: 18, perKm: 1.1 }],
}

/** Minutes for so many kilometres as the crow flies, from their number alone: an estimate, not rounded. */
export const minutesFor = (km: number, mode: TravelMode): number =>
  Math.min(...paces[mode].map(({ before, perKm }) => before + km * perKm))
