import { expect, test } from 'vitest'
import type { DestinationRows } from '../destination-rows.ts'
import { compiled } from '../testing/world.ts'
import { contradictions } from './check-against-world.ts'
import { cityOf } from './read-airports.ts'
import { readCities } from './read-cities.ts'
import { readCountries } from './read-countries.ts'
import { timeZoneAt } from './time-zones.ts'

const { rows, airports } = compiled
const world = {
  ...readCities([], {}, []),
  countries: await readCountries(),
  airports,
}
const [first] = rows
if (!first) throw new Error('There are no destinations')

const errorsWith = (over: Partial<DestinationRows['destination']>): string =>
  contradictions([{ ...first, destination: { ...first.destination, ...over } }], world).join('\n')

test('a destination that contradicts its country is named with what is wrong', () => {
  expect(contradictions([first], world)).toEqual([])
  const { slug } = first.destination
  expect(errorsWith({ country: 'Ruritania' })).toContain(`${slug}/destination:`)
  expect(errorsWith({ currency: 'XAU' })).toContain('not XAU')
  expect(errorsWith({ timeZone: 'Pacific/Apia' })).toContain('Pacific/Apia')
  expect(errorsWith({ airports: ['QQQ'] })).toContain('no airport QQQ')
  expect(errorsWith({ countryCode: 'QQ' })).toContain('unknown country QQ')
})

test('a row in another country is named, wherever it says it is', () => {
  const [hotel] = first.hotels
  if (!hotel) throw new Error('There are no hotels')
  // The middle of Mongolia, where none of our destinations is.
  const stray = { ...hotel, slug: 'stray', lat: 47.9, lng: 106.9 }
  const errors = contradictions([{ ...first, hotels: [stray] }], world)
  expect(errors).toEqual([
    expect.stringContaining(`${first.destination.slug}/hotels/stray: lies in MN`),
  ])
})

test('the time zone of an airport is one of its country’s, at borders and in the sea too', () => {
  const zone = (iata: string) => airports.find((airport) => airport.iata === iata)?.timeZone
  expect(zone('YYZ')).toBe('America/Toronto')
  expect(zone('BAH')).toBe('Asia/Bahrain')
  expect(zone('LMP')).toBe('Europe/Rome')
  expect(zone('KZS')).toBe('Europe/Athens')
  expect(zone('MLE')).toBe('Indian/Maldives')
  expect(timeZoneAt(46.2, 6.15, 'CH')).toBe('Europe/Zurich')
})

test.each([
  ["Paris (Roissy-en-France, Val-d'Oise)", 'Paris'],
  ['Toronto', 'Toronto'],
  ['Keahole, Kona', 'Kona'],
])('the city of "%s" is %s', (given, city) => {
  expect(cityOf(given)).toBe(city)
})

test('a name of ours for a city that the gazetteer has not is a fault', () => {
  const { errors } = readCities([{ countryCode: 'FR', city: 'Atlantis', aliases: [] }], {}, [])
  expect(errors).toEqual(['city-names: no city Atlantis in FR'])
})
