import { expect, test } from 'vitest'
import type { DiningProvider } from '#features/dining/server/provider/dining-provider.ts'
import { createGoogleDiningProvider } from '#features/dining/server/provider/google/google-dining-provider.ts'
import { createTerraDiningProvider } from '#features/dining/server/provider/terra/terra-dining-provider.ts'
import { createXapActivitiesProvider } from '#features/dining/server/provider/xap/xap-activities-provider.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { createDuffelFlightsProvider } from '#features/flights/server/provider/duffel/duffel-flights-provider.ts'
import { createLiteApiFlightsProvider } from '#features/flights/server/provider/liteapi/liteapi-flights-provider.ts'
import { createGoogleGeocoding } from '#features/places/server/provider/google/google-geocoding.ts'
import { createLiteApiRentalsProvider } from '#features/rentals/server/provider/liteapi/liteapi-rentals-provider.ts'
import { createRapidRentalsProvider } from '#features/rentals/server/provider/rapid/rapid-rentals-provider.ts'
import { createDuffelStaysProvider } from '#features/stays/server/provider/duffel/duffel-stays-provider.ts'
import { createLiteApiStaysProvider } from '#features/stays/server/provider/liteapi/liteapi-stays-provider.ts'
import { embeddedVisasProvider } from '#features/visas/server/provider/embedded/embedded-visas-provider.ts'
import { createTravelBuddyVisasProvider } from '#features/visas/server/provider/travelbuddy/travelbuddy-visas-provider.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { createTerra } from '#platform/server/vendors/terra/terra.ts'
import { expectEveryField } from './every-field.ts'
import { leftOut } from './left-out.ts'
import { mendDuffel, mendLiteApi, mendRapid } from './mended-examples.ts'

const { signal } = new AbortController()
// The examples are mended to expire some time after now.
const then = new Date()
const now = () => then.getTime()
const clock = { now: () => then }
const nights = { checkIn: '2027-04-12', nights: 2, guests: 2 }

const lisbon = { locationId: 'lisbon', name: 'Lisbon', lat: 38.71, lng: -9.14 }
const atlas: DiningProvider = {
  source: 'embedded',
  findLocations: async () => [lisbon],
  findTown: async () => lisbon,
  restaurants: async () => [],
  restaurant: async () => undefined,
  attractions: async () => [],
  activities: async () => [],
}
const dining = { atlas, signatures: signaturesBy('a secret of tests', then) }

/** All that a provider of restaurants and sights tells of a town. */
async function tableOf(provider: DiningProvider) {
  const restaurants = await provider.restaurants('lisbon', signal)
  const photo = new URLSearchParams(restaurants[0]?.photo.split('?')[1])
  return [
    restaurants,
    await provider.attractions('lisbon', signal),
    await provider.restaurant(restaurants[0]?.id ?? '', signal),
    await provider.photo?.(photo.get('name') ?? '', photo.get('mark') ?? '', signal),
  ]
}

const mappings = {
  'Duffel flights': {
    mount: 'duffel',
    mend: mendDuffel(),
    ask: async (url: string) => {
      const airports = { airport: () => undefined, airportsOf: () => [] }
      const parts = { key: 'duffel_test_contract', url, now, airports }
      const provider = createDuffelFlightsProvider(parts)
      const asked = query({ origin: 'LHR', destination: 'EDI', adults: 2 })
      const found = await provider.search(asked, signal)
      return [found, await provider.requote?.(found[0]?.id ?? '', asked, signal)]
    },
  },
  'LiteAPI stays': {
    mount: 'liteapi',
    mend: mendLiteApi,
    ask: async (url: string) => {
      const api = createLiteApi({ key: 'sand_contract', url, now })
      const town = { slug: 'sibenik', name: 'Šibenik', lat: 43.73, lng: 15.89, radiusKm: 10 }
      const here = { ...town, timeZone: 'Europe/Zagreb' }
      const towns = { get: () => here, resolve: () => here }
      const provider = createLiteApiStaysProvider({ api, clock, towns })
      const party = { adults: 2, children: 0, rooms: 1 }
      const asked = { location: 'sibenik', checkIn: '2027-04-12', checkOut: '2027-04-14', ...party }
      return provider.search(asked, signal)
    },
  },
  'LiteAPI flights': {
    mount: 'liteapi',
    ask: async (url: string) => {
      const airport = (iata: string) => ({ iata, name: iata, city: iata, timeZone: 'UTC' })
      const airports = { airport, airportsOf: () => [] }
      const provider = createLiteApiFlightsProvider({ key: 'sand_contract', url, now, airports })
      return provider.search(query(), signal)
    },
  },
  'LiteAPI rentals': {
    mount: 'liteapi',
    mend: mendLiteApi,
    ask: async (url: string) => {
      const api = createLiteApi({ key: 'sand_contract', url, now })
      const town = { slug: 'sibenik', name: 'Šibenik', lat: 43.73, lng: 15.89, radiusKm: 10 }
      const provider = createLiteApiRentalsProvider({ api, towns: () => town })
      return provider.search({ location: 'sibenik', ...nights }, signal)
    },
  },
  'Duffel stays': {
    mount: 'duffel',
    ask: async (url: string) => {
      const town = { slug: 'london', name: 'London', lat: 51.5, lng: -0.14, radiusKm: 10 }
      const here = { ...town, timeZone: 'Europe/London' }
      const towns = { get: () => here, resolve: () => here }
      const key = 'duffel_test_contract'
      const provider = createDuffelStaysProvider({ key, url, now, clock, towns })
      const party = { adults: 2, children: 1, rooms: 1 }
      const asked = { location: 'london', checkIn: '2027-04-12', checkOut: '2027-04-16', ...party }
      const found = await provider.search(asked, signal)
      return [found, await provider.quote(found[0]?.id ?? '', signal)]
    },
  },
  'Expedia Rapid rentals': {
    mount: 'rapid',
    mend: mendRapid,
    ask: async (url: string) => {
      const town = { slug: 'springfield', name: 'Springfield', lat: 37.15, lng: -93.26 }
      const towns = () => ({ ...town, radiusKm: 10 })
      const keys = { key: 'rapid_contract', secret: 'rapid_secret' }
      const provider = createRapidRentalsProvider({ ...keys, url, now, towns })
      return provider.search({ location: 'springfield', ...nights }, signal)
    },
  },
  'Tripadvisor Terra (transcribed)': {
    mount: 'terra',
    ask: (url: string) => {
      const api = createTerra({ key: 'terra_contract', url, now })
      return tableOf(createTerraDiningProvider({ ...dining, api }))
    },
  },
  'Google Places': {
    mount: 'google-places',
    ask: (url: string) => {
      const api = createGooglePlaces({ key: 'google_contract', url, now })
      return tableOf(createGoogleDiningProvider({ ...dining, api }))
    },
  },
  'Google Geocoding': {
    mount: 'google',
    ask: (url: string) =>
      createGoogleGeocoding({ key: 'contract', url, now })('High Street, Hastings', signal),
  },
  'Expedia activities': {
    mount: 'xap',
    ask: (url: string) => {
      const keys = { key: 'xap_contract', secret: 'xap_secret' }
      return createXapActivitiesProvider({ ...keys, url, now, towns: atlas }).activities(
        'lisbon',
        signal,
      )
    },
  },
  'Travel Buddy (transcribed)': {
    mount: 'travelbuddy',
    ask: (url: string) => {
      const parts = { key: 'rapid_contract', url, now, otherwise: embeddedVisasProvider }
      return createTravelBuddyVisasProvider(parts).check('CA', 'TH', signal)
    },
  },
} as const

test.each(Object.entries(mappings))(
  'H2 %s: each field of the vendor’s examples is told, or listed with the reason why not',
  async (name, mapping) => {
    await expectEveryField({ ...mapping, leftOut: leftOut[name as keyof typeof mappings] })
  },
)

test('H2 no list of left out fields is of an adapter that is not looked at', () => {
  expect(Object.keys(leftOut).toSorted()).toEqual(Object.keys(mappings).toSorted())
})
