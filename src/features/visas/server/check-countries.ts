import type { TransitPlace } from '../domain/transit-places.ts'
import { unknownCountry } from '../domain/visa-countries.ts'
import { ofCountries, wholeTrip } from '../domain/whole-trip.ts'
import type { VisasProvider } from './provider/visas-provider.ts'

interface WantedTrip {
  readonly from: string
  /** May hold the passport's own country and `unknownCountry`. */
  readonly to: readonly string[]
  readonly via: readonly TransitPlace[]
}

/** The rules for each country and each change of planes, and for all of them together. */
export async function checkCountries(
  visas: VisasProvider,
  { from, to, via }: WantedTrip,
  signal: AbortSignal,
) {
  const abroad = to.filter((code) => code !== from && code !== unknownCountry)
  const [countries, transit] = await Promise.all([
    Promise.all(abroad.map((country) => visas.check(from, country, signal))),
    Promise.all(via.map((place) => visas.transit(from, place, signal))),
  ])
  const together = [
    ...ofCountries(from, to),
    ...(abroad.length > 0 ? wholeTrip(countries, transit, to.includes(unknownCountry)) : []),
  ]
  return { from, countries, transit, together }
}
