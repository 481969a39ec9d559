import type { Atlas } from '#atlas/atlas.ts'
import type { Clocks } from '../clocks.ts'

/** Farther than that an airport says little about the clock of a place. */
const withinKm = 300

/** The clock of the nearest airport with scheduled service: right wherever no border lies between. */
export const createEmbeddedClocks = (atlas: Atlas): Clocks => ({
  zoneAt: (point) => atlas.airports.near(point, 1, withinKm)[0]?.timeZone,
})
