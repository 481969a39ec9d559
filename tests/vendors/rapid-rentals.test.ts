import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRapidRentalsProvider } from '#features/rentals/server/provider/rapid/rapid-rentals-provider.ts'
import { keepsTheRentalsPort } from '#features/rentals/server/provider/rentals-provider.suite.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { rapidAnswers } from './rapid.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const known = [
  { slug: 'paris', name: 'Paris', lat: 48.86, lng: 2.35, radiusKm: 20 },
  { slug: 'tokyo', name: 'Tokyo', lat: 35.68, lng: 139.69, radiusKm: 8 },
]
const { signal } = new AbortController()
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(rapidAnswers)
})
afterAll(() => vendor.close())

const open = (more: Partial<Parameters<typeof createRapidRentalsProvider>[0]> = {}) =>
  createRapidRentalsProvider({
    key: 'rapid_test_key',
    secret: 'rapid_test_secret',
    url: vendor.url,
    now: () => now,
    towns: (idOrName) => known.find(({ slug }) => slug === idOrName.toLowerCase()),
    ...more,
  })

keepsTheRentalsPort('Expedia Rapid', () => ({
  provider: open(),
  twin: open(),
  places: ['paris', 'Tokyo'],
  rounds: 20,
}))

describe('Expedia Rapid rentals', () => {
  const search = { location: 'paris', checkIn: '2027-04-12', nights: 3, guests: 4 }

  test('H2 RENT-02 homes alone, where they may be shown, each call signed anew', async () => {
    const { properties, demo } = await open().search(search, signal)
    expect(demo).toBe(false)
    const types = properties.map(({ propertyType }) => propertyType)
    expect(new Set(types)).toEqual(new Set(['apartment', 'vacation home', 'cottage']))
    expect(properties.find(({ id }) => id === 'rapid:paris/8000')).toMatchObject({
      // Its exact place is shown after booking only.
      lat: 48.8,
      lng: 2.3,
      photoUrls: ['https://i.travelapi.com/test/8000.jpg'],
      rating: 4.1,
      maxGuests: 4,
      bedrooms: null,
      sample: false,
    })
    expect(properties.find(({ id }) => id === 'rapid:paris/8002')).toMatchObject({
      rating: null,
      reviewCount: null,
    })
    const rates = vendor.asked.at(-1)?.url.searchParams
    expect(rates?.getAll('property_id').length).toBeGreaterThan(2)
    expect([rates?.get('occupancy'), rates?.get('currency')]).toEqual(['4', 'CAD'])
  })

  test('H2 RENT-04 the cheapest rate, its nights and all that comes on top add up to what is paid', async () => {
    const { properties } = await open().search(search, signal)
    for (const { nightlyRate, nights, serviceFee, cleaningFee } of properties) {
      const alone = nightlyRate.amountMinor * nights
      // A tenth of taxes, and 15 dollars at the property.
      expect(serviceFee.amountMinor).toBeCloseTo(alone * 0.1 + 1500, -1)
      expect(cleaningFee.amountMinor).toBe(0)
    }
  })

  test('H2 look to book: what a town has is asked for once a day, its prices once a minute', async () => {
    const provider = open()
    await provider.search(search, signal)
    const before = vendor.asked.length
    await Promise.all([
      provider.search(search, signal),
      provider.search({ ...search, guests: 2 }, signal),
    ])
    expect(vendor.asked).toHaveLength(before + 1)
  })
})

test('H2 a signature stands for its second: each call has its own, so that none is refused as too old', async () => {
  let clock = now
  const provider = open({ now: () => clock })
  const times = async (checkIn: string) => {
    const from = vendor.asked.length
    await provider.search({ location: 'paris', checkIn, nights: 2, guests: 2 }, signal)
    return vendor.asked
      .slice(from)
      .map(({ headers }) => /timestamp=(\d+)/.exec(String(headers['authorization']))?.[1])
  }
  const seconds = (at: number) => String(Math.floor(at / 1000))
  expect(new Set(await times('2027-05-12'))).toEqual(new Set([seconds(clock)]))
  // By then the vendor takes the first signature no more.
  clock += 10 * 60_000
  expect(new Set(await times('2027-06-12'))).toEqual(new Set([seconds(clock)]))
})

endsEveryFault('Expedia Rapid', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, limits, log })
  return (ending) =>
    provider.search({ location: 'paris', checkIn: '2027-04-12', nights: 2, guests: 2 }, ending)
})
