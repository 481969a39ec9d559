import type { Atlas } from '#atlas/atlas.ts'
import { kindOfSource } from './kind-of-source.ts'
import type { TripPlaces } from '../trip-places.ts'

/** Longest distance to an airport, for flights and time zones. km. */
const withinKm = 300
/** Airports considered for time zones near borders. */
const airportsAsked = 6

/** Lookup by the atlas's airports. */
export const createEmbeddedTripPlaces = ({ airports, get }: Atlas): TripPlaces => ({
  townAirport: (point) => {
    const [near] = airports.nearFlown(point, 1, withinKm)
    return near && (airports.metropolises.of(near.iata)?.airports[0] ?? near)
  },
  airport: (iata) => airports.get(iata) ?? airports.metropolises.get(iata)?.airports[0],
  nearestFlown: (point) => airports.nearFlown(point, 1, withinKm)[0],
  zonesAt: (point) => [
    ...new Set(airports.near(point, airportsAsked, withinKm).map(({ timeZone }) => timeZone)),
  ],
  kindOf: (source) => kindOfSource(get, source),
})
