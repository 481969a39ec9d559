import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDuffelFlightsProvider } from '#features/flights/server/provider/duffel/duffel-flights-provider.ts'
import { keepsThePort, query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { duffelAnswers } from './duffel.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const codes = ['YYZ', 'LHR', 'LTN', 'JFK', 'EWR']
const airport = (iata: string) =>
  codes.includes(iata) ? { iata, name: iata, city: iata, timeZone: 'UTC' } : undefined
const metropolises = new Map(
  ['LON', 'NYC', 'PAR', 'TYO', 'YTO'].map((code) => [code, ['LHR', 'LTN']]),
)
const airports = {
  airport,
  airportsOf: (code: string) =>
    (metropolises.get(code) ?? []).flatMap((iata) => airport(iata) ?? []),
}

const { signal } = new AbortController()
let now = Date.parse('2026-11-21T12:00:00Z')
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(duffelAnswers())
})
afterAll(() => vendor.close())
const open = (more: object = {}) =>
  createDuffelFlightsProvider({
    key: 'duffel_test_key',
    url: vendor.url,
    airports,
    now: () => now,
    ...more,
  })

keepsThePort(() => ({
  provider: open(),
  twin: open(),
  airports: codes,
  rounds: 10,
  hasCalendar: false,
}))

describe('Duffel flights', () => {
  test('H2 FLY-02 what is shown is what the vendor said: what it did not say is null, not no', async () => {
    const found = await open().search(query({ nonStop: true }), signal)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      id: 'duffel:off_nonstop',
      validatingAirlines: ['ZZ'],
      total: { currency: 'CAD', amountMinor: 45_000 },
      isChangeAllowed: true,
      isCancellationAllowed: null,
      carryOnIncluded: true,
      checkedBagIncluded: false,
      isMachineBookable: false,
      expiresAt: '2026-11-21T12:30:00Z',
      sample: false,
    })
    const [segment] = found[0]?.legs[0] ?? []
    expect(segment).toMatchObject({ number: 'ZZ11', aircraft: null, cabin: 'ECONOMY' })
    // Who sells it flies it, where the vendor names the same airline twice.
    expect(segment?.operatedBy).toBe('Partner of a test')
    const all = (await open().search(query(), signal)).flatMap(({ legs }) => legs.flat())
    const others = all.filter(({ number }) => number !== 'ZZ11')
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((one) => 'operatedBy' in one)).toEqual([])
    expect(new Date(segment?.departs ?? 0).toISOString()).toBe('2027-04-13T12:00:00.000Z')
    expect(new Date(segment?.arrives ?? 0).toISOString()).toBe('2027-04-13T16:00:00.000Z')
  })

  test('H2 FLY-02 everyone flies: each is asked for, and the share of each is no more than the whole', async () => {
    const before = vendor.asked.length
    const party = query({
      adults: 2,
      children: 2,
      childAges: [5, 11],
      infants: 1,
      cabin: 'BUSINESS',
      returnDate: '2027-04-20',
    })
    const [first] = await open().search(party, signal)
    expect(vendor.asked[before]?.body).toEqual({
      data: {
        slices: [
          { origin: 'YYZ', destination: 'LHR', departure_date: '2027-04-13' },
          { origin: 'LHR', destination: 'YYZ', departure_date: '2027-04-20' },
        ],
        passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 5 }, { age: 11 }, { age: 1 }],
        cabin_class: 'business',
        max_connections: 2,
      },
    })
    expect((first?.perAdult.amountMinor ?? 0) * 4).toBeLessThanOrEqual(
      first?.total.amountMinor ?? 0,
    )
  })

  test('H2 FLY-02 look-to-book: one search for all who ask, a calendar that asks nothing, and no stale price', async () => {
    const provider = open()
    const before = vendor.asked.length
    await Promise.all([provider.search(query(), signal), provider.search(query(), signal)])
    const days = ['2027-04-12', '2027-04-13']
    const prices = await provider.cheapest(query(), days, signal)
    expect(vendor.asked).toHaveLength(before + 2)
    expect([prices[0], prices[1]?.amountMinor]).toEqual([undefined, 30_000])
    now += 6 * 60_000
    expect(await provider.cheapest(query(), days, signal)).toEqual([undefined, undefined])
    await provider.search(query(), signal)
    expect(vendor.asked).toHaveLength(before + 4)
  })

  test('H2 FLY-02 a metropolis is one call', () => {
    expect(open().searchesMetropolises).toBe(true)
  })

  test('H2 FLY-07 before it is booked an offer is asked for anew; one that has expired is no longer sold', async () => {
    const provider = open()
    const [first] = await provider.search(query(), signal)
    const before = vendor.asked.length
    expect(await provider.requote?.(first?.id ?? '', query(), signal)).toEqual(first)
    expect(vendor.asked).toHaveLength(before + 1)
    const later = open({ now: () => Date.parse('2026-11-21T12:31:00Z') })
    expect(await later.requote?.(first?.id ?? '', query(), signal)).toBeUndefined()
  })

  test('H2 an offer’s id leads to its flights; another id leads nowhere and asks nothing', async () => {
    const provider = open()
    const [first] = await provider.search(query(), signal)
    const journeys = await provider.journeys?.(first?.id ?? '', signal)
    expect(journeys).toMatchObject([
      { date: '2027-04-13', from: { iata: 'YYZ' }, to: { iata: 'LHR' } },
    ])
    expect(await provider.journeys?.('duffel:off_gone', signal)).toBeUndefined()
    expect(await provider.requote?.('duffel:off_gone', query(), signal)).toBeUndefined()
    const before = vendor.asked.length
    for (const id of ['', 'embedded:1', 'duffel:../orders', 'duffel:off_a/b'])
      expect(await provider.requote?.(id, query(), signal)).toBeUndefined()
    for (const id of ['', 'embedded:1', 'duffel:../orders', 'duffel:off_a/b'])
      expect(await provider.journeys?.(id, signal)).toBeUndefined()
    expect(vendor.asked).toHaveLength(before)
  })
})

endsEveryFault('Duffel flights', ({ url, limits, log }) => {
  const provider = open({ key: secretKey, url, limits, log })
  return (ending) => provider.search(query(), ending)
})

endsEveryFault('Duffel orders', ({ url, limits, log }) => {
  const provider = open({ key: secretKey, url, limits, log })
  return async (ending) => provider.holds?.read('ord_1', ending)
})
