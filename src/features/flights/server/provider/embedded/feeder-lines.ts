import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'

/** So many known lines make an airport one that a small one is linked to. */
const gatewayLines = 8
const regionKm = 1500
const farthestKm = 4500
const gatewaysAtHome = 2
const gatewaysAbroad = 3
/** Nearer than this one drives. */
const nearestKm = 40
/** No two places whose latitudes are so far apart are within reach of each other. */
const reachDegrees = farthestKm / 111

interface Served {
  readonly airport: Airport
  readonly lines: number
}
type Gateway = Served & { readonly km: number }

const within = (small: Airport, served: readonly Served[]): Gateway[] =>
  served
    .filter(({ airport }) => Math.abs(airport.lat - small.lat) <= reachDegrees)
    .map(({ airport, lines }) => ({ airport, lines, km: distanceKm(small, airport) }))
    .filter(({ km }) => km > nearestKm && km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)

/**
 * Where people from an airport without known lines fly first: in the region the best linked airport
 * of the own country and the nearest large ones; else the nearest of the country; else abroad.
 */
function gatewaysOf(
  small: Airport,
  home: readonly Served[],
  large: readonly Served[],
): readonly Gateway[] {
  const near = within(small, home)
  const region = near.filter(({ km }) => km <= regionKm)
  if (region.length > 0) {
    const best = region.reduce((one, other) => (other.lines > one.lines ? other : one))
    const others = region.filter(({ lines }) => lines >= gatewayLines).slice(0, gatewaysAtHome)
    return [best, ...others]
  }
  return [...near.slice(0, 1), ...within(small, large).slice(0, gatewaysAbroad)]
}

/** Pairs that link every airport without a known line of the whole year to larger ones. */
export function feederLines(
  airports: readonly Airport[],
  degrees: ReadonlyMap<string, number>,
): readonly (readonly [Airport, Airport])[] {
  const served = airports.flatMap((airport) => {
    const lines = degrees.get(airport.iata) ?? 0
    return lines > 0 ? [{ airport, lines }] : []
  })
  const byCountry = new Map<string, Served[]>()
  for (const one of served) {
    const code = one.airport.countryCode
    byCountry.set(code, [...(byCountry.get(code) ?? []), one])
  }
  const large = served.filter(({ lines }) => lines >= gatewayLines)
  return airports
    .filter(({ iata }) => !degrees.has(iata))
    .flatMap((small) =>
      gatewaysOf(small, byCountry.get(small.countryCode) ?? [], large).map(
        ({ airport }) => [small, airport] as const,
      ),
    )
}
