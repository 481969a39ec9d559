import type { Atlas } from '#atlas/atlas.ts'
import type { TripPlaces } from '../trip-places.ts'

/** Farther than that one does not go for a flight, and an airport says little about clocks. */
const withinKm = 300
/** Where borders are near, several airports tell which clocks there are. */
const airportsAsked = 6

/** By the airports of the atlas. */
export const createEmbeddedTripPlaces = ({ airports }: Atlas): TripPlaces => ({
  airport: (iata) => airports.get(iata) ?? airports.metropolises.get(iata)?.airports[0],
  nearestFlown: (point) => airports.nearFlown(point, 1, withinKm)[0],
  zonesAt: (point) => [
    ...new Set(airports.near(point, airportsAsked, withinKm).map(({ timeZone }) => timeZone)),
  ],
})
