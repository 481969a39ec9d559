import type { TransitPlace } from '../domain/transit-places.ts'
import type { VisaCountry, VisitCountry } from '../domain/visa-countries.ts'
import { wholeTrip } from '../domain/whole-trip.ts'
import type { VisasProvider } from './provider/visas-provider.ts'

interface WantedTrip {
  readonly from: VisaCountry
  readonly to: readonly VisitCountry[]
  readonly via: readonly TransitPlace[]
}

/** Each country and each change of planes, and what is true of all of them together. */
export async function checkTrip(
  visas: VisasProvider,
  { from, to, via }: WantedTrip,
  signal: AbortSignal,
) {
  const [countries, transit] = await Promise.all([
    Promise.all(to.map((country) => visas.check(from, country, signal))),
    Promise.all(via.map((place) => visas.transit(from, place, signal))),
  ])
  return { from, countries, transit, together: wholeTrip(countries, transit) }
}
