import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLiteApiRentalsProvider } from '#features/rentals/server/provider/liteapi/liteapi-rentals-provider.ts'
import { keepsTheRentalsPort } from '#features/rentals/server/provider/rentals-provider.suite.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { liteApiAnswers } from './liteapi.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const known = [
  { slug: 'paris', name: 'Paris', lat: 48.86, lng: 2.35, radiusKm: 20 },
  { slug: 'tokyo', name: 'Tokyo', lat: 35.68, lng: 139.69, radiusKm: 8 },
]
const { signal } = new AbortController()
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(liteApiAnswers())
})
afterAll(() => vendor.close())

const open = (more: Partial<Parameters<typeof createLiteApi>[0]> = {}) =>
  createLiteApiRentalsProvider({
    api: createLiteApi({ key: 'sand_test_key', url: vendor.url, now: () => now, ...more }),
    towns: (idOrName) => known.find(({ slug }) => slug === idOrName.toLowerCase()),
  })

keepsTheRentalsPort('LiteAPI', () => ({
  provider: open(),
  twin: open(),
  places: ['paris', 'Tokyo'],
  rounds: 20,
}))

describe('LiteAPI rentals', () => {
  const search = { location: 'paris', checkIn: '2027-04-12', nights: 3, guests: 4 }

  test('H2 RENT-02 only kinds with a door of their own are asked for, for these people', async () => {
    await open().search(search, signal)
    const [rates, list] = [vendor.asked.at(-1), vendor.asked.at(-2)]
    // Neither rooms in a home nor hotels: the numbers are the vendor's, by their names.
    expect(list?.url.searchParams.get('hotelTypeIds')).toBe('201,220,250')
    expect(rates?.body).toMatchObject({ occupancies: [{ adults: 4, children: [] }] })
  })

  test('H2 RENT-04 nights and fees add up to the vendor’s price, and what it does not say is null', async () => {
    const { properties, demo } = await open().search(search, signal)
    expect(demo).toBe(false)
    expect(properties.length).toBeGreaterThan(0)
    for (const one of properties) {
      expect(one).toMatchObject({ bedrooms: null, host: null, sample: false, maxGuests: 4 })
      const { nightlyRate, serviceFee, nights } = one
      // The mock names 4.50 of taxes for the one room.
      expect(serviceFee.amountMinor).toBeGreaterThanOrEqual(450)
      expect(serviceFee.amountMinor).toBeLessThan(450 + nights)
      expect(nightlyRate.amountMinor).toBeGreaterThan(0)
    }
  })
})

endsEveryFault('LiteAPI rentals', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, limits, log })
  return (ending) =>
    provider.search({ location: 'paris', checkIn: '2027-04-12', nights: 3, guests: 2 }, ending)
})
