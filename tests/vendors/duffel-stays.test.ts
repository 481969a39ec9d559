import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDuffelStaysProvider } from '#features/stays/server/provider/duffel/duffel-stays-provider.ts'
import { keepsTheStaysPort } from '#features/stays/server/provider/stays-provider.suite.ts'
import type { StaySearch, StaysProvider } from '#features/stays/server/provider/stays-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { duffelStays } from './duffel-stays.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const now = new Date('2026-11-21T12:00:00Z')
const paris = { slug: 'paris', name: 'Paris', lat: 48.86, lng: 2.35, timeZone: 'Europe/Paris' }
const tokyo = { slug: 'tokyo', name: 'Tokyo', lat: 35.68, lng: 139.69, timeZone: 'Asia/Tokyo' }
const find = (text: string) => {
  const town = [paris, tokyo].find(({ slug }) => slug === text.toLowerCase())
  return town && { ...town, radiusKm: 20 }
}

const { signal } = new AbortController()
const prices = { dearer: 0 }
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(duffelStays(prices))
})
afterAll(() => vendor.close())

const open = (more: Partial<Parameters<typeof createDuffelStaysProvider>[0]> = {}) =>
  createDuffelStaysProvider({
    key: 'duffel_test_key',
    url: vendor.url,
    now: () => now.getTime(),
    clock: { now: () => now },
    towns: { get: find, resolve: find },
    ...more,
  })

/** The port asks for parties that no hotel takes; a live source may have none for them. */
const forParties = (provider: StaysProvider): StaysProvider => ({
  ...provider,
  search: (asked, ending) =>
    provider.search({ ...asked, adults: Math.max(asked.adults, asked.rooms) }, ending),
})

keepsTheStaysPort('Duffel', () => ({
  provider: forParties(open()),
  twin: forParties(open()),
  places: ['paris', 'Tokyo'],
  now,
  rounds: 40,
}))

const search: StaySearch = {
  location: 'paris',
  checkIn: '2027-04-12',
  checkOut: '2027-04-15',
  adults: 2,
  children: 1,
  rooms: 1,
}

describe('Duffel stays', () => {
  test('H2 STAY-02 what is shown is what the vendor said, and what it did not say is null', async () => {
    const [first, second, third, fourth, ...more] = await open().search(search, signal)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      name: 'Rue Basse (written for a test)',
      city: 'Testville',
      district: '1 Test Street',
      stars: 3,
      rating: 3.8,
      reviewCount: 120,
      amenities: ['Wifi', '24 hour front desk'],
      photoUrls: ['https://assets.duffel.com/test/0.jpg'],
      taxesAndFees: { currency: 'CAD', amountMinor: 1250 },
      payAtHotel: { currency: 'CAD', amountMinor: 600 },
      sample: false,
    })
    expect(second).toMatchObject({ rating: null, reviewCount: null })
    expect(third).toMatchObject({ stars: null })
    expect(fourth?.photoUrls).toEqual([])
    for (const { freeCancellation, freeUntil } of [first, second, third, fourth].flatMap(
      (one) => one ?? [],
    ))
      expect(freeUntil).toBe(freeCancellation ? '2027-04-12T10:00:00.000Z' : null)
  })

  test('H2 STAY-02 guests are asked for by age, around the town, once for two visitors', async () => {
    const provider = open()
    const before = vendor.asked.length
    await Promise.all([provider.search(search, signal), provider.search(search, signal)])
    expect(vendor.asked).toHaveLength(before + 1)
    expect(vendor.asked.at(-1)?.body).toEqual({
      data: {
        location: { radius: 15, geographic_coordinates: { latitude: 48.86, longitude: 2.35 } },
        check_in_date: '2027-04-12',
        check_out_date: '2027-04-15',
        rooms: 1,
        guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }],
      },
    })
  })

  test('H2 STAY-10 a price that has changed is quoted as it is now, beside the one that was offered', async () => {
    const [first] = await open().search(search, signal)
    prices.dearer = 10
    const quote = await open().quote(first?.id ?? '', signal)
    prices.dearer = 0
    expect(quote?.offeredTotal).toEqual(first?.total)
    expect(quote?.total.amountMinor).toBeGreaterThan(quote?.offeredTotal.amountMinor ?? 0)
  })
})

endsEveryFault('Duffel stays', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, limits, log })
  return (ending) => provider.search(search, ending)
})
