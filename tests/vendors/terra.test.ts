import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepsTheDiningPort } from '#features/dining/server/provider/dining-provider.suite.ts'
import type { DiningProvider } from '#features/dining/server/provider/dining-provider.ts'
import { createTerraDiningProvider } from '#features/dining/server/provider/terra/terra-dining-provider.ts'
import type { PlacesProvider } from '#features/places/server/provider/places-provider.ts'
import { createTerraPlacesProvider } from '#features/places/server/provider/terra/terra-places-provider.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { createTerra } from '#platform/server/vendors/terra/terra.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'
import { terraAnswers, terraKey } from './terra.ts'

const { signal } = new AbortController()
const now = Date.parse('2026-11-24T12:00:00Z')
const signatures = signaturesBy('a secret of tests', new Date(now))
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(terraAnswers)
})
afterAll(() => vendor.close())

type Parts = Parameters<typeof createTerra>[0]
const api = (more: Partial<Parts> = {}) =>
  createTerra({ key: terraKey, url: vendor.url, now: () => now, ...more })

const towns = [
  { locationId: 'lisbon', name: 'Lisbon', lat: 38.71, lng: -9.14 },
  { locationId: 'porto', name: 'Porto', lat: 41.15, lng: -8.61 },
]
/** Towns and no sights of its own. */
const atlas: DiningProvider = {
  source: 'embedded',
  findLocations: async (query) =>
    towns.filter(({ name }) => name.toLowerCase() === query.toLowerCase()),
  findTown: async (idOrName) =>
    towns.find(({ locationId }) => locationId === idOrName.toLowerCase()),
  restaurants: async () => [],
  restaurant: async () => undefined,
  attractions: async () => [],
  activities: async () => [],
}
const open = (more: Partial<Parts> = {}) =>
  createTerraDiningProvider({ api: api(more), signatures, atlas })

keepsTheDiningPort('Tripadvisor', () => ({
  provider: open(),
  twin: open(),
  places: ['Lisbon', 'Porto'],
  rounds: 6,
}))

describe('Tripadvisor', () => {
  test('H2 DINE-01 what is shown is what the vendor said, with its page and its mark beside the photo', async () => {
    const [first, , third] = await open().restaurants('lisbon', signal)
    expect(first).toMatchObject({
      name: 'House 0 (written for a test)',
      description: 'Small plates.',
      address: '0 Test Street',
      cuisine: ['Portuguese'],
      priceLevel: '$$',
      price: 0,
      rating: 4.5,
      reviewCount: 100,
      photoBy: { name: 'Tripadvisor' },
      page: expect.stringMatching(/^https:\/\/www\.tripadvisor\.com\//),
      sample: false,
    })
    expect(third).toMatchObject({
      rating: null,
      reviewCount: null,
      priceLevel: null,
      photoBy: null,
    })
    const names = (await open().restaurants('lisbon', signal)).map(({ name }) => name)
    expect(names).not.toContain('House 4 (written for a test)')
  })

  test('H2 DINE-01 a photo is asked for when it is shown, and only one of a list of ours', async () => {
    const [first] = await open().restaurants('lisbon', signal)
    const query = new URLSearchParams(first?.photo.split('?')[1])
    const [name, mark] = [query.get('name') ?? '', query.get('mark') ?? '']
    expect(await open().photo?.(name, mark, signal)).toMatch(/^https:\/\/dynamic-media-cdn/)
    expect(await open().photo?.(name, 'another', signal)).toBeUndefined()
    expect(await open().photo?.('terra/1', mark, signal)).toBeUndefined()
  })

  test('H2 DINE-05 sights of a town without any are the vendor’s, at a price that is not made up', async () => {
    const [sight] = await open().attractions('porto', signal)
    expect(sight).toMatchObject({ price: 0, estimated: true, rating: 4.5, category: 'Portuguese' })
    const again = await open().attraction?.(sight?.id ?? '', signal)
    expect(again).toEqual({ attraction: sight, city: 'Porto' })
  })

  test('H2 MAP-03 nearby are real places, the nearest first, within the radius; airports stay the atlas’s', async () => {
    const untouched = async (): Promise<never> => {
      throw new Error('Only nearby is asked for')
    }
    const airport = {
      id: 'embedded:LIS',
      name: 'Lisbon (LIS)',
      lat: 38.77,
      lng: -9.13,
      address: 'Lisbon',
      type: 'transport',
      cost: 40,
      basis: 'person',
      unitPrice: 40,
      estimated: true,
      priceCad: null,
      sample: false,
    } as const
    const world: PlacesProvider = {
      source: 'embedded',
      suggestDestinations: untouched,
      describeDestination: untouched,
      suggestAirports: untouched,
      geocode: untouched,
      dataSources: untouched,
      holidays: untouched,
      nearby: async ({ type }) => (type === 'airport' ? [airport] : []),
      place: async () => undefined,
    }
    const places = createTerraPlacesProvider(world, api())
    const near = { lat: 38.71, lng: -9.14, radiusMetres: 500, limit: 10 }
    const found = await places.nearby({ ...near, type: 'lodging' }, signal)
    expect(found.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3].map((at) => `House ${at} (written for a test)`),
    )
    expect(found[0]).toMatchObject({ type: 'hotel', sample: false, estimated: true })
    expect(await places.place?.(found[0]?.id ?? '', 'hotel', signal)).toMatchObject({
      sample: false,
    })
    expect(await places.nearby({ ...near, type: 'airport' }, signal)).toEqual([airport])
  })
})

endsEveryFault('Tripadvisor restaurants', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, limits, log })
  return (ending) => provider.restaurants('lisbon', ending)
})
