import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { liteApiAnswers } from './liteapi.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'
import { keepsTheStaysPort } from '#features/stays/server/provider/stays-provider.suite.ts'
import type { StaySearch, StaysProvider } from '#features/stays/server/provider/stays-provider.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { readVendorOfferId } from '#features/stays/server/provider/vendor-offer-id.ts'
import { createLiteApiStaysProvider } from '#features/stays/server/provider/liteapi/liteapi-stays-provider.ts'
import { roomsFor } from '#features/stays/server/provider/rooms-for.ts'

const now = new Date('2026-11-21T12:00:00Z')
const paris = { slug: 'paris', name: 'Paris', lat: 48.86, lng: 2.35, timeZone: 'Europe/Paris' }
const tokyo = { slug: 'tokyo', name: 'Tokyo', lat: 35.68, lng: 139.69, timeZone: 'Asia/Tokyo' }
const find = (text: string) => {
  const town = [paris, tokyo].find(({ slug }) => slug === text.toLowerCase())
  return town && { ...town, radiusKm: 20 }
}
const known = { get: find, resolve: find }

const { signal } = new AbortController()
const prices = { dearer: 0 }
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(liteApiAnswers(prices))
})
afterAll(() => vendor.close())

function open(
  url = vendor.url,
  more: Partial<Parameters<typeof createLiteApi>[0]> = {},
): StaysProvider {
  const api = createLiteApi({ key: 'sand_test_key', url, now: () => now.getTime(), ...more })
  return createLiteApiStaysProvider({ api, towns: known, clock: { now: () => now } })
}

const search: StaySearch = {
  location: 'paris',
  checkIn: '2027-04-12',
  checkOut: '2027-04-15',
  adults: 2,
  children: 1,
  rooms: 1,
}

/** The port asks for parties that no hotel takes; a live source may have none for them. */
const forParties = (provider: StaysProvider): StaysProvider => ({
  ...provider,
  search: (asked, ending) =>
    provider.search({ ...asked, adults: Math.max(asked.adults, asked.rooms) }, ending),
})

keepsTheStaysPort('LiteAPI', () => ({
  provider: forParties(open()),
  twin: forParties(open()),
  places: ['paris', 'Tokyo'],
  now,
  rounds: 40,
}))

describe('LiteAPI stays', () => {
  test('H2 STAY-02 what is shown is what the vendor said, and what it did not say is null', async () => {
    const found = await open().search(search, signal)
    expect(found).toHaveLength(4)
    const [first, second, third, fourth] = found
    expect(first).toMatchObject({
      name: 'Rue Basse (written for a test)',
      city: 'Testville',
      district: '1 Test Street',
      description: 'Rooms & breakfast.',
      photoUrls: ['https://static.cupid.travel/test/0.jpg'],
      stars: 2,
      rating: 3.3,
      nights: 3,
      taxesAndFees: { currency: 'CAD', amountMinor: 450 },
      payAtHotel: { currency: 'CAD', amountMinor: 225 },
      freeCancellation: false,
      sample: false,
      demo: false,
      expiresAt: '2026-11-21T12:15:00.000Z',
    })
    expect(second).toMatchObject({ stars: 2, rating: null, reviewCount: null })
    expect(third).toMatchObject({ stars: null })
    expect(fourth?.photoUrls).toEqual([])
  })

  test('H2 STAY-02 the vendor is asked in Canadian dollars, for these people, once for two visitors', async () => {
    const provider = open()
    const before = vendor.asked.length
    const asked = { ...search, rooms: 2, adults: 3 }
    await Promise.all([provider.search(asked, signal), provider.search(asked, signal)])
    const [hotels, rates, ...more] = vendor.asked.slice(before)
    expect(more).toEqual([])
    expect(hotels?.url.searchParams.get('radius')).toBe('15000')
    expect(rates?.body).toMatchObject({
      occupancies: [
        { adults: 2, children: [8] },
        { adults: 1, children: [] },
      ],
      currency: 'CAD',
      guestNationality: 'CA',
      checkin: '2027-04-12',
      checkout: '2027-04-15',
    })
  })

  test('H2 STAY-10 a price that has changed is quoted as it is now, beside the one that was offered', async () => {
    const [first] = await open().search(search, signal)
    prices.dearer = 10
    const quote = await open().quote(first?.id ?? '', signal)
    prices.dearer = 0
    expect(quote?.offeredTotal).toEqual(first?.total)
    expect(quote?.total.amountMinor).toBeGreaterThan(quote?.offeredTotal.amountMinor ?? 0)
    expect(quote?.timeZone).toBe('Europe/Paris')
  })

  test('H2 STAY-10 an offer that could be given back is quoted as one, with the end of that time', async () => {
    const [first] = await open().search(search, signal)
    const kind = (first?.id ?? '').replace(';N;', ';R;')
    const quote = await open().quote(kind, signal)
    expect(quote).toMatchObject({ freeCancellation: true, freeUntil: '2027-04-12T02:00:00.000Z' })
  })

  test('H2 STAY-02 nothing free is an empty list; more rooms than adults ask nothing', async () => {
    const far = { ...search, checkIn: '2029-06-01', checkOut: '2029-06-02' } as const
    expect(await open().search(far, signal)).toEqual([])
    expect(await open().search({ ...search, rooms: 3 }, signal)).toEqual([])
    expect(roomsFor({ adults: 1, children: 0, rooms: 2 })).toBeUndefined()
  })

  test('A1 H2 children are asked for by their ages, spread over the rooms, and quoted with them', async () => {
    const family = { ...search, children: 3, childAges: [12, 7, 0], rooms: 2 }
    const [first] = await open().search(family, signal)
    const rooms = [
      { adults: 1, children: [12, 0] },
      { adults: 1, children: [7] },
    ]
    expect(vendor.asked.at(-1)?.body).toMatchObject({ occupancies: rooms })
    const quote = await open().quote(first?.id ?? '', signal)
    expect(quote?.search).toMatchObject({ children: 3, childAges: [12, 7, 0] })
    expect(vendor.asked.at(-1)?.body).toMatchObject({ occupancies: rooms })
  })

  test('H2 STAY-10 the id of an offer fits what a booking takes, and says where and when', async () => {
    for (const { id } of await open().search({ ...search, location: 'tokyo' }, signal)) {
      expect(id.length).toBeLessThan(300)
      expect(readVendorOfferId('liteapi', id)).toMatchObject({
        town: 'tokyo',
        nights: 3,
        adults: 2,
        children: 1,
      })
    }
  })

  test('H2 many hotels are asked for in parts: each is told as it comes, and one that fails leaves the others', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `lp${at}`)
    const parts = await startMockVendor(({ body }) => {
      const { hotelIds } = body as { hotelIds: string[] }
      if (hotelIds.includes('lp60')) return { status: 400, json: { error: { code: 1 } } }
      return { json: { data: hotelIds.map((hotelId) => ({ hotelId, roomTypes: [] })) } }
    })
    const api = createLiteApi({ key: 'sand_test_key', url: parts.url, now: () => 0 })
    const rooms = [{ adults: 2, children: [] }]
    const wish = { hotelIds: ids, checkIn: '2027-04-12', checkOut: '2027-04-14', rooms }
    const told: number[] = []
    const rates = await api.rates(wish, signal, (some) => void told.push(some.size))
    expect(rates.size).toBe(70)
    expect(told.at(-1)).toBe(70)
    expect(told).toHaveLength(2)
    expect(parts.asked.map(({ body }) => (body as { hotelIds: string[] }).hotelIds.length)).toEqual(
      expect.arrayContaining([50, 50, 20]),
    )
    await expect(
      api.rates({ ...wish, hotelIds: ids.slice(50, 100) }, signal),
    ).rejects.toMatchObject({ code: 'unavailable' })
    await parts.close()
  })

  test('H2 a metropolis is listed page by page, each hotel once, and no further than anybody reads', async () => {
    const sizes = { town: 450, metropolis: 3000 }
    const paged = await startMockVendor(({ url }) => {
      const total = url.searchParams.get('latitude') === '1' ? sizes.town : sizes.metropolis
      const offset = Number(url.searchParams.get('offset') ?? 0)
      const left = Math.min(Number(url.searchParams.get('limit')), total - offset)
      // The list has moved by one between two pages.
      const first = Math.max(0, offset - 1)
      const data = Array.from({ length: left }, (_, at) => ({
        id: `lp${first + at}`,
        name: 'Inn',
        latitude: 1,
        longitude: 1,
      }))
      return { json: { data, total } }
    })
    const api = createLiteApi({ key: 'sand_test_key', url: paged.url, now: () => 0 })
    const ids = async (lat: number) =>
      (await api.hotelsAround({ lat, lng: 1, radiusKm: 5 }, signal)).map(({ id }) => id)
    const town = await ids(1)
    expect(new Set(town).size).toBe(town.length)
    expect(town).toHaveLength(sizes.town - 1)
    expect(await ids(2)).toHaveLength(599)
    expect(paged.asked.map(({ url }) => url.searchParams.get('offset') ?? '0')).toEqual([
      '0',
      '200',
      '400',
      '0',
      '200',
      '400',
    ])
    await paged.close()
  })

  test('H2 a refused key is unavailable, not an empty list', async () => {
    const provider = open(vendor.url, { key: 'sand_other_key' })
    await expect(provider.search(search, signal)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

endsEveryFault('LiteAPI stays', ({ url, limits, log }) => {
  const provider = open(url, { key: secretKey, limits, log })
  return (ending) => provider.search(search, ending)
})
