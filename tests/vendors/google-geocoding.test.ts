import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { geocodedPlaceSchema } from '#features/places/contract/places.contract.ts'
import { createGoogleGeocoding } from '#features/places/server/provider/google/google-geocoding.ts'
import { createGooglePlacesProvider } from '#features/places/server/provider/google/google-places-provider.ts'
import type { PlacesProvider } from '#features/places/server/provider/places-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { vendorErrorIn } from '#platform/server/outbound/vendor-error.ts'
import { type Asked, type MockVendor, startMockVendor } from './mock-vendor.ts'

const country = { long_name: 'Testland', short_name: 'TL', types: ['country', 'political'] }

/** Answers in the Geocoding API's shape, written by us: no such street. */
const result = (types: readonly string[], components: readonly object[] = [country]) => ({
  formatted_address: '1 Test Street, Testland',
  place_id: 'ChIJtest',
  types,
  geometry: { location: { lat: 1.5, lng: 2.5 }, location_type: 'ROOFTOP' },
  address_components: components,
})

const answers = new Map<string, object>([
  ['1 Test Street', { status: 'OK', results: [result(['street_address'])] }],
  ['Test Museum', { status: 'OK', results: [result(['establishment', 'museum'])] }],
  ['at sea', { status: 'OK', results: [result(['plus_code'], [])] }],
  ['quota', { status: 'OVER_QUERY_LIMIT', results: [] }],
  ['denied', { status: 'REQUEST_DENIED', results: [], error_message: secretKey }],
  ['odd', { status: 'SOMETHING_NEW', results: [] }],
])
const tell = ({ url }: Asked) => ({
  json: answers.get(url.searchParams.get('address') ?? '') ?? {
    status: 'ZERO_RESULTS',
    results: [],
  },
})

const { signal } = new AbortController()
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(tell)
})
afterAll(() => vendor.close())
const open = (more: object = {}) =>
  createGoogleGeocoding({ key: secretKey, url: vendor.url, now: Date.now, ...more })

endsEveryFault('Google Geocoding', ({ url, limits, log }) => {
  const geocode = open({ url, limits, log })
  return (ending) => geocode('1 Test Street', ending)
})

describe('Google Geocoding', () => {
  test.each([
    ['1 Test Street', 'address'],
    ['Test Museum', 'sight'],
  ])('H2 MAP-02 %s is found, as %s', async (location, kind) => {
    const place = await open()(location, signal)
    expect(geocodedPlaceSchema.parse({ ...place, error: null })).toEqual({
      lat: 1.5,
      lng: 2.5,
      name: '1 Test Street, Testland',
      kind,
      country: 'Testland',
      countryCode: 'TL',
      error: null,
    })
  })

  test.each(['nowhere', 'at sea'])('H2 MAP-02 %s is no place', async (location) => {
    expect(await open()(location, signal)).toBeUndefined()
  })

  test.each([
    ['quota', 'quota'],
    ['denied', 'key'],
    ['odd', 'answer'],
  ])(
    'H2 a fault that the vendor calls a success, %s, is one, and no key is told',
    async (at, fault) => {
      const logged: string[] = []
      const log = { warn: (...said: unknown[]) => void logged.push(JSON.stringify(said)) }
      const error: unknown = await open({ log })(at, signal).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'unavailable' })
      expect(vendorErrorIn(error)?.fault).toBe(fault)
      expect(logged).toHaveLength(1)
      expect(logged.join() + vendorErrorIn(error)?.message).not.toContain(secretKey)
    },
  )

  test('H2 MAP-02 what the atlas knows is not asked for', async () => {
    const rome = { lat: 41.9, lng: 12.5, name: 'Rome, Italy', kind: 'destination' as const }
    const known = { ...rome, country: 'Italy', countryCode: 'IT' }
    const untouched = async (): Promise<never> => {
      throw new Error('Only geocode is asked for')
    }
    const atlas: PlacesProvider = {
      source: 'embedded',
      suggestDestinations: untouched,
      describeDestination: untouched,
      suggestAirports: untouched,
      dataSources: untouched,
      holidays: untouched,
      nearby: untouched,
      geocode: async (location) => (location === 'Rome' ? known : undefined),
    }
    const places = createGooglePlacesProvider(atlas, {
      geocode: open(),
      api: { placesIn: untouched, nearby: untouched, place: untouched, photo: untouched },
    })
    const before = vendor.asked.length
    expect(await places.geocode('Rome', signal)).toBe(known)
    expect(await places.geocode(' ', signal)).toBeUndefined()
    expect(vendor.asked).toHaveLength(before)
    expect(await places.geocode('1 Test Street', signal)).toMatchObject({ countryCode: 'TL' })
  })
})
