import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepsThePort, query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { createLiteApiFlightsProvider } from '#features/flights/server/provider/liteapi/liteapi-flights-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { liteApiFlights } from './liteapi-flights.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const codes = ['YYZ', 'LHR', 'LTN', 'JFK', 'EWR', 'KEF']
const zones: Readonly<Record<string, string>> = { YYZ: 'America/Toronto', LHR: 'Europe/London' }
const airportIn = (clocks: Readonly<Record<string, string>>) => (iata: string) =>
  codes.includes(iata)
    ? { iata, name: iata, city: iata, timeZone: clocks[iata] ?? 'UTC' }
    : undefined
const airportsIn = (clocks: Readonly<Record<string, string>> = {}) => ({
  airport: airportIn(clocks),
  airportsOf: (code: string) =>
    ['LON', 'NYC', 'PAR', 'TYO', 'YTO'].includes(code)
      ? ['LHR', 'LTN'].flatMap((iata) => airportIn(clocks)(iata) ?? [])
      : [],
})

const { signal } = new AbortController()
const now = Date.parse('2026-11-21T12:00:00Z')
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(liteApiFlights)
})
afterAll(() => vendor.close())
type Parts = Parameters<typeof createLiteApiFlightsProvider>[0]
const open = (more: Partial<Parts> = {}) =>
  createLiteApiFlightsProvider({
    key: 'sand_test_key',
    url: vendor.url,
    airports: airportsIn(),
    now: () => now,
    ...more,
  })

keepsThePort(() => ({
  provider: open(),
  twin: open(),
  airports: codes.slice(0, 5),
  rounds: 10,
  hasCalendar: false,
}))

describe('LiteAPI flights', () => {
  test('H2 FLY-02 what is shown is what the vendor said, at its cheapest offer and by local clocks', async () => {
    const found = await open({ airports: airportsIn(zones) }).search(
      query({ origin: 'LHR', destination: 'YYZ', nonStop: true }),
      signal,
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      validatingAirlines: ['ZZ'],
      total: { currency: 'CAD', amountMinor: 30_000 },
      perAdult: { currency: 'CAD', amountMinor: 30_000 },
      isChangeAllowed: true,
      isCancellationAllowed: false,
      carryOnIncluded: true,
      checkedBagIncluded: false,
      expiresAt: '2026-11-21T12:30:00.000Z',
      sample: false,
    })
    const [segment] = found[0]?.legs[0] ?? []
    expect(segment).toMatchObject({ number: 'ZZ11', aircraft: '339', cabin: 'BUSINESS' })
    expect(new Date(segment?.departs ?? 0).toISOString()).toBe('2027-04-13T11:10:00.000Z')
    expect(new Date(segment?.arrives ?? 0).toISOString()).toBe('2027-04-13T20:10:00.000Z')
  })

  test('H2 FLY-02 what it did not say is null, and an airport without clocks of ours is left out', async () => {
    const [cheapest] = await open().search(query(), signal)
    expect(cheapest).toMatchObject({ isChangeAllowed: null, isCancellationAllowed: null })
    expect(cheapest?.legs[0]).toHaveLength(2)
    const few = {
      ...airportsIn(),
      airport: (iata: string) => (iata === 'KEF' ? undefined : airportIn({})(iata)),
    }
    expect(await open({ airports: few }).search(query(), signal)).toHaveLength(1)
  })

  test('H2 FLY-07 before it is booked an offer is searched anew, at the price of that moment', async () => {
    const provider = open()
    const [first] = await provider.search(query(), signal)
    const before = vendor.asked.length
    expect(await provider.requote?.(first?.id ?? '', query(), signal)).toEqual(first)
    expect(vendor.asked).toHaveLength(before + 1)
    for (const id of ['', (first?.id ?? '').slice(0, -3) + 'xyz'])
      expect(await provider.requote?.(id, query(), signal)).toBeUndefined()
  })

  test('H2 FLY-02 the vendor’s calendar is one call for a week, of stays of the same length; an account without it is asked once', async () => {
    const cell = (outboundOffset: number, returnOffset: number, price: number | null) => ({
      outboundDate: `2027-04-${13 + outboundOffset}`,
      outboundOffset,
      returnOffset,
      price,
      currency: price && 'CAD',
    })
    const cells = [cell(-1, 0, 100), cell(-1, -1, 900.5), cell(0, 0, null), cell(1, 1, 800)]
    const calendar = await startMockVendor(({ url }) =>
      url.pathname.endsWith('/matrix')
        ? { json: { data: [{ cells }] } }
        : { status: 404, json: { error: { code: 1 } } },
    )
    const days = ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15']
    const asked = query({ adults: 2, returnDate: '2027-04-20' })
    const provider = open({ url: calendar.url })
    await provider.cheapest(asked, days, signal)
    const prices = await provider.cheapest(asked, days, signal)
    expect(prices.map((price) => price?.amountMinor)).toEqual([
      45_025,
      undefined,
      40_000,
      undefined,
    ])
    expect(calendar.asked).toHaveLength(1)
    await calendar.close()
    const [without, before] = [open(), vendor.asked.length]
    expect(await without.cheapest(asked, days.slice(0, 1), signal)).toEqual([undefined])
    await without.cheapest(query(), days, signal)
    expect(vendor.asked).toHaveLength(before + 1)
  })

  test('H2 FLY-02 everyone flies, in Canadian dollars, and two who ask the same are one search', async () => {
    const party = query({
      adults: 2,
      children: 1,
      infants: 1,
      cabin: 'BUSINESS',
      returnDate: '2027-04-20',
    })
    const provider = open()
    const before = vendor.asked.length
    const [flights] = await Promise.all([
      provider.search(party, signal),
      provider.search(party, signal),
    ])
    expect(vendor.asked).toHaveLength(before + 1)
    expect(vendor.asked.at(-1)?.body).toMatchObject({
      legs: [
        { origin: 'YYZ', destination: 'LHR', date: '2027-04-13', direction: 'OUTBOUND' },
        { origin: 'LHR', destination: 'YYZ', date: '2027-04-20', direction: 'INBOUND' },
      ],
      adults: 2,
      childrenAges: [8],
      infantAges: [1],
      cabinClass: 'BUSINESS',
      currency: 'CAD',
    })
    const [first] = flights
    const [ofFive] = await provider.search({ ...party, childAges: [5] }, signal)
    expect(vendor.asked.at(-1)?.body).toMatchObject({ childrenAges: [5] })
    // Its id leads to the same search: nothing is asked anew.
    expect(await provider.journeys?.(ofFive?.id ?? '', signal)).toHaveLength(2)
    expect(vendor.asked).toHaveLength(before + 2)
    expect(first?.legs).toHaveLength(2)
    expect((first?.perAdult.amountMinor ?? 0) * 2).toBeLessThan(first?.total.amountMinor ?? 0)
  })

  test('H2 FLY-02 the id of an offer is short and leads to its flights; a foreign one to none', async () => {
    const asked = query({ returnDate: '2027-04-20' })
    for (const { id, legs } of await open().search(asked, signal)) {
      expect(id.length).toBeLessThan(120)
      const journeys = await open().journeys?.(id, signal)
      expect(journeys?.map(({ from, to }) => [from.iata, to.iata])).toEqual([
        ['YYZ', 'LHR'],
        ['LHR', 'YYZ'],
      ])
      expect(journeys?.[0]?.flights).toHaveLength(legs[0]?.length ?? 0)
      expect(journeys?.[0]?.date).toBe('2027-04-13')
    }
    for (const id of [
      '',
      'duffel:off_1',
      'liteapi:YYZLHR;2027-99-99;;ECONOMY;1-0-0;0123456789abcdef',
    ])
      expect(await open().journeys?.(id, signal)).toBeUndefined()
  })
})

endsEveryFault('LiteAPI flights', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, limits, log })
  return (ending) => provider.search(query(), ending)
})
