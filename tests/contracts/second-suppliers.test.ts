import { afterEach, describe, expect, test } from 'vitest'
import type { DiningProvider } from '#features/dining/server/provider/dining-provider.ts'
import { createTerraDiningProvider } from '#features/dining/server/provider/terra/terra-dining-provider.ts'
import { createXapActivitiesProvider } from '#features/dining/server/provider/xap/xap-activities-provider.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { createLiteApiFlightsProvider } from '#features/flights/server/provider/liteapi/liteapi-flights-provider.ts'
import { createLiteApiRentalsProvider } from '#features/rentals/server/provider/liteapi/liteapi-rentals-provider.ts'
import { createRapidRentalsProvider } from '#features/rentals/server/provider/rapid/rapid-rentals-provider.ts'
import { createDuffelStaysProvider } from '#features/stays/server/provider/duffel/duffel-stays-provider.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { createTerra } from '#platform/server/vendors/terra/terra.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'
import { mendLiteApi, mendRapid } from './mended-examples.ts'

const signal = AbortSignal.timeout(60_000)
const now = new Date()
let front: ContractFront
afterEach(() => front.close())

/** Every request was as the contract has it, and was answered. */
function expectKept(calls: number): void {
  expect(front.exchanges).toHaveLength(calls)
  for (const { line, status, errors } of front.exchanges)
    expect({ line, errors, ok: status < 300 }).toEqual({ line, errors: [], ok: true })
}

describe('second adapters against the vendors’ contracts', () => {
  test('FLY-02 LiteAPI flights: a family there and back; the example’s flight is read', async () => {
    front = await startContractFront('liteapi')
    const airport = (iata: string) => ({ iata, name: iata, city: iata, timeZone: 'UTC' })
    const provider = createLiteApiFlightsProvider({
      key: 'sand_contract',
      url: front.url,
      now: () => now.getTime(),
      airports: { airport, airportsOf: () => [] },
    })
    const asked = query({ adults: 2, children: 1, infants: 1, returnDate: '2027-04-20' })
    // The contract's example is of one way: it is no answer to there and back.
    expect(await provider.search(asked, signal)).toEqual([])
    const [first] = await provider.search(query(), signal)
    expect(first).toMatchObject({
      validatingAirlines: ['DE'],
      total: { currency: 'USD', amountMinor: 75_387 },
      isChangeAllowed: true,
      isCancellationAllowed: false,
      carryOnIncluded: true,
      checkedBagIncluded: false,
    })
    expect(first?.legs[0]?.[0]).toMatchObject({ number: 'DE2017', aircraft: '339' })
    const days = ['2026-08-25', '2026-08-26', '2026-09-20']
    const ofAugust = query({ departureDate: '2026-08-26' })
    expect(await provider.cheapest(ofAugust, days, signal)).toEqual([
      { currency: 'EUR', amountMinor: 80_498 },
      { currency: 'EUR', amountMinor: 59_290 },
      undefined,
    ])
    expectKept(3)
  })

  test('STAY-02 Duffel stays: the example’s hotel with its rate, taxes and what is due there', async () => {
    front = await startContractFront('duffel')
    const town = {
      slug: 'london',
      name: 'London',
      lat: 51.5,
      lng: -0.14,
      radiusKm: 10,
      timeZone: 'Europe/London',
    }
    const provider = createDuffelStaysProvider({
      key: 'duffel_test_contract',
      url: front.url,
      now: () => now.getTime(),
      clock: { now: () => now },
      towns: { get: () => town, resolve: () => town },
    })
    const search = {
      location: 'london',
      checkIn: '2027-04-12',
      checkOut: '2027-04-16',
      adults: 2,
      children: 1,
      rooms: 1,
    }
    const [first] = await provider.search(search, signal)
    expect(first).toMatchObject({
      name: 'The Ritz London',
      city: 'London',
      district: '150 Piccadilly',
      stars: 4,
      rating: 4.4,
      reviewCount: 336,
      total: { currency: 'GBP', amountMinor: 79_900 },
      taxesAndFees: { currency: 'GBP', amountMinor: 17_317 },
    })
    const quote = await provider.quote(first?.id ?? '', signal)
    expect(quote).toMatchObject({ total: first?.total, offeredTotal: first?.total })
    expectKept(2)
  })

  test('RENT-02 LiteAPI rentals: kinds of lodging and rates as the contract has them', async () => {
    front = await startContractFront('liteapi', undefined, mendLiteApi)
    const api = createLiteApi({ key: 'sand_contract', url: front.url, now: () => now.getTime() })
    const town = { slug: 'sibenik', name: 'Šibenik', lat: 43.73, lng: 15.89, radiusKm: 10 }
    const provider = createLiteApiRentalsProvider({ api, towns: () => town })
    const search = { location: 'sibenik', checkIn: '2027-04-12', nights: 2, guests: 2 }
    const { properties } = await provider.search(search, signal)
    expect(properties[0]).toMatchObject({ name: 'Hotel Jadran', nights: 2, sample: false })
    // Kinds, three pages of the list by its total, and the rates of what they name.
    expectKept(5)
  })

  test('RENT-02 Expedia Rapid: an area, what stands in it, and its rates as the contract has them', async () => {
    front = await startContractFront('rapid', undefined, mendRapid)
    const town = { slug: 'springfield', name: 'Springfield', lat: 37.15, lng: -93.26, radiusKm: 10 }
    const provider = createRapidRentalsProvider({
      key: 'rapid_contract',
      secret: 'rapid_secret',
      url: front.url,
      now: () => now.getTime(),
      towns: () => town,
    })
    const search = { location: 'springfield', checkIn: '2027-04-12', nights: 2, guests: 2 }
    const { properties } = await provider.search(search, signal)
    expect(properties).toMatchObject([
      {
        name: 'Test Property Name',
        city: 'Springfield',
        rating: 3.1,
        // 475.00 for the nights, 539.00 with all that is paid.
        nightlyRate: { currency: 'USD', amountMinor: 23_750 },
        serviceFee: { amountMinor: 6400 },
      },
    ])
    expectKept(3)
  })

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

  test('DINE-01 Tripadvisor, transcribed: restaurants, sights, one place and its photo', async () => {
    front = await startContractFront('terra')
    const provider = createTerraDiningProvider({
      api: createTerra({ key: 'terra_contract', url: front.url, now: () => now.getTime() }),
      signatures: signaturesBy('a secret of tests', now),
      atlas,
    })
    const [first] = await provider.restaurants('lisbon', signal)
    expect(first).toMatchObject({
      name: 'Taberna Exemplo',
      cuisine: ['Portuguese'],
      priceLevel: '$$',
      rating: 4.6,
      reviewCount: 1834,
    })
    await provider.attractions('lisbon', signal)
    expect(await provider.restaurant(first?.id ?? '', signal)).toBeDefined()
    const photo = new URLSearchParams(first?.photo.split('?')[1])
    expect(
      await provider.photo?.(photo.get('name') ?? '', photo.get('mark') ?? '', signal),
    ).toMatch(/^https:/)
    expectKept(4)
  })

  test('DINE-06 Expedia activities: the example’s tour with its price and length', async () => {
    front = await startContractFront('xap')
    const provider = createXapActivitiesProvider({
      key: 'xap_contract',
      secret: 'xap_secret',
      url: front.url,
      now: () => now.getTime(),
      towns: atlas,
    })
    const [first] = await provider.activities('lisbon', signal)
    expect(first).toMatchObject({ durationMinutes: 180, duration: '3 h', reviewCount: 100 })
    expect(first?.price).toBeGreaterThan(50)
    expectKept(1)
  })

  test('MAP-03 Google: hotels near a point', async () => {
    front = await startContractFront('google-places')
    const api = createGooglePlaces({ key: 'contract', url: front.url, now: () => now.getTime() })
    const found = await api.nearby({ ...lisbon, radiusKm: 1 }, 'lodging', signal)
    expect(found.length).toBeGreaterThan(0)
    expectKept(1)
  })
})
