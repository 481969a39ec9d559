import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const base = { origin: 'YYZ', destination: 'CDG', departureDate: day(60) }

const ask = (path: string, query: Record<string, string>) =>
  app.visitor().get(`/api/flights/${path}?${new URLSearchParams(query)}`)
const search = (query: Record<string, string>) => ask('search', { ...base, ...query })

test('FLY-07 an offer is quoted again by its id and search; one that is none is gone', async () => {
  const [offer] = (await search({ currency: 'CAD' })).body.data as FlightOffer[]
  const again = (id: string) => ask('offer', { ...base, currency: 'CAD', id })
  expect((await again(offer?.id ?? '')).body).toEqual({ success: true, data: offer })
  const gone = await again('embedded:nothing')
  expect([gone.status, gone.body.code]).toEqual([410, 'offer-gone'])
  expect((await again('')).status).toBe(422)
})

describe('FLY-02 the flight search', () => {
  test('FLY-02 answers success, data and message; times are local, durations elapsed, offers samples', async () => {
    const { status, body } = await search({ currency: 'CAD', provider: 'whatever' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: `${body.data.length} flights` })
    const offers: FlightOffer[] = body.data
    for (const { legs, price, sample, provider } of offers) {
      expect({ sample, provider }).toEqual({ sample: true, provider: 'embedded' })
      expect(legs).toHaveLength(1)
      const [leg] = legs
      const [first, last] = [leg?.segments[0], leg?.segments.at(-1)]
      expect(leg).toMatchObject({ origin: { displayCode: 'YYZ' }, destination: { city: 'Paris' } })
      expect(leg?.departure).toBe(first?.departure.at)
      expect(leg?.arrival).toBe(last?.arrival.at)
      expect(first?.departure.timeZone).toBe('America/Toronto')
      expect(last?.arrival.timeZone).toBe('Europe/Paris')
      const elapsed =
        Date.parse(last?.arrival.instant ?? '') - Date.parse(first?.departure.instant ?? '')
      expect(leg?.durationInMinutes).toBe(elapsed / 60_000)
      expect(leg?.stopCount).toBe((leg?.segments.length ?? 0) - 1)
      expect(leg?.connections).toHaveLength(leg?.stopCount ?? 0)
      expect(price).toMatchObject({ currency: 'CAD', total: price.raw, grandTotal: price.raw })
      expect(price.formatted).toBe(
        `$${price.raw.toLocaleString('en-CA', { minimumFractionDigits: 2 })}`,
      )
    }
    const prices = offers.map(({ price }) => price.raw)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect((await search({ currency: 'CAD' })).body.data).toEqual(offers)
  })

  test('FLY-02 a return trip has its way back as the second leg; the party pays together', async () => {
    const { data } = (
      await search({
        returnDate: day(67),
        adults: '2',
        children: '1',
        infants: '1',
        currency: 'CAD',
      })
    ).body
    expect(data.length).toBeGreaterThan(5)
    for (const { legs, price } of data as FlightOffer[]) {
      expect(legs[1]?.origin.displayCode).toBe('CDG')
      expect(legs[1]?.departure.slice(0, 10)).toBe(day(67))
      expect(price.total).toBeGreaterThan(2 * price.raw)
      expect(price.total).toBe(price.grandTotal)
      expect(price.totalCad).toBe(price.total)
    }
  })

  test('FLY-02 US dollars unless told, one adult, economy; the codes in any case', async () => {
    const { data } = (await search({ origin: 'yyz', cabinClass: 'economy' })).body
    const [offer]: FlightOffer[] = data
    expect(offer?.price.currency).toBe('USD')
    expect(offer?.price.totalCad).toBeGreaterThan(offer?.price.total ?? Infinity)
    expect(offer?.legs[0]?.segments[0]?.cabin).toBe('ECONOMY')
  })

  test('FLY-02 nonStop leaves out every change of planes', async () => {
    const { data } = (await search({ nonStop: 'true' })).body
    expect(data.length).toBeGreaterThan(0)
    for (const { legs } of data as FlightOffer[]) expect(legs[0]?.stopCount).toBe(0)
  })

  test('FLY-03 without flights, the sentence for it', async () => {
    const none = await search({ origin: 'YXT', destination: 'KTM', nonStop: 'true' })
    expect(none.body).toEqual({
      success: true,
      data: [],
      message: 'No flights found for your search criteria.',
    })
  })

  test.each([
    ['the same airports', { destination: 'YYZ' }, 'destination', /two different airports/],
    ['an unknown airport', { destination: 'QQQ' }, 'destination', /an airport QQQ/],
    [
      'a metropolis and an airport of it',
      { origin: 'YTO', destination: 'YTZ' },
      'destination',
      /including YTZ/,
    ],
    ['no code at all', { origin: 'Toronto' }, 'origin', /three-letter code/],
    ['a day that is over', { departureDate: '2026-01-05' }, 'departureDate', /day is past/],
    ['a far day', { departureDate: '2099-01-05' }, 'departureDate', /days ahead/],
    [
      'a return before the departure',
      { returnDate: day(59) },
      'returnDate',
      /before the departure/,
    ],
    ['no adults', { adults: '0' }, 'adults', /one adult/],
    ['half a child', { children: '0.5' }, 'children', /number of children/],
    ['more infants than adults', { infants: '2' }, 'infants', /an adult’s lap/],
    ['ten people', { adults: '5', children: '5' }, 'adults', /up to 9 people/],
    ['an unknown cabin', { cabinClass: 'ROOF' }, 'cabinClass', /ECONOMY/],
    ['an unknown currency', { currency: 'XYZ' }, 'currency', /reference rate/],
  ])('FLY-02 %s is refused in words', async (_, over, field, sentence) => {
    const { status, body } = await search(over)
    expect(status).toBe(422)
    expect(body.success).toBe(false)
    expect(body.errors).toContainEqual({ field, message: expect.stringMatching(sentence) })
  })

  test('FLY-02 the price calendar: a month of days from today at the earliest, as the search says', async () => {
    const { body } = await ask('calendar', { ...base, currency: 'CAD' })
    expect(body.currency).toBe('CAD')
    expect(body.days).toHaveLength(31)
    const asked = body.days.find(({ date }: { date: string }) => date === base.departureDate)
    const { data } = (await search({ currency: 'CAD' })).body
    expect(asked.price).toBe(data[0].price.raw)
    expect(asked).toMatchObject({ basis: 'person', unitPrice: asked.price })
    const inDollars = (await ask('calendar', { ...base, currency: 'USD' })).body.days
    expect(inDollars.find(({ date }: { date: string }) => date === asked.date)).toMatchObject({
      unitPrice: asked.price,
    })
    const soon = await ask('calendar', { ...base, departureDate: day(2), currency: 'CAD' })
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    expect(soon.body.days[0].date).toBe(today)
  })

  test('FLY-02 a metropolis asks all its airports, one list, each offer with its real ones', async () => {
    const asked = { origin: 'LON', destination: 'NYC', currency: 'CAD', returnDate: day(67) }
    const offers: FlightOffer[] = (await search(asked)).body.data
    const prices = offers.map(({ price }) => price.raw)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    const from = offers.map(({ legs: [out] }) => out?.origin.displayCode)
    expect([...new Set(from)]).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']))
    const ends = new Set([...from, 'SEN', 'JFK', 'EWR', 'LGA'])
    const changes = offers.flatMap(({ legs }) => legs.flatMap(({ connections }) => connections))
    expect(changes.filter(({ iataCode }) => ends.has(iataCode))).toEqual([])
    const alone: FlightOffer[] = (await search({ ...asked, origin: 'LGW', destination: 'JFK' }))
      .body.data
    const own = offers.find(
      ({ legs: [out] }) =>
        out?.origin.displayCode === 'LGW' && out.destination.displayCode === 'JFK',
    )
    expect(alone.map(({ id }) => id)).toContain(own?.id)
  })

  test('FLY-02 the calendar of metropolises has fewer days, and says what their search says', async () => {
    const asked = { ...base, origin: 'LON', destination: 'NYC', currency: 'CAD' }
    const { days } = (await ask('calendar', asked)).body
    expect(days).toHaveLength(7)
    const [cheapest] = (await search(asked)).body.data as FlightOffer[]
    const price = cheapest?.price.raw
    const said = { date: base.departureDate, price, basis: 'person', unitPrice: price }
    expect(days).toContainEqual(said)
  })

  test('FLY-02 two hundred at once are all answered, and alike', async () => {
    const pairs = ['LHR', 'CDG', 'HND', 'SYD', 'GRU', 'NBO', 'DEL', 'YVR', 'MEX', 'AKL']
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => search({ destination: pairs[at % 10] ?? '' })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(10)
  })
})

test('FLY-02 answers computed per request have a limit of their own, with a message and a retry time', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on' })
  const query = new URLSearchParams({ ...base, currency: 'CAD' })
  // Refused calls cost little, but count.
  const calls = Array.from({ length: 60 }, () => strict.visitor().get('/api/flights/calendar'))
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([422]))
  const more = await strict.visitor().get(`/api/flights/calendar?${query}`)
  expect([more.status, more.body.code]).toEqual([429, 'rate-limited'])
  expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(more.body.message).toContain('Please wait a moment')
  // A visitor who has opened many calendars can still search flights, and searches have a limit too.
  expect((await strict.visitor().get(`/api/flights/search?${query}`)).status).toBe(200)
  const { rows } = await strict.database.pool.query(
    `select points from rate_limits where key like 'flight-search:%'`,
  )
  expect(rows).toEqual([{ points: 1 }])
  await strict.close()
})

test('FLY-02 F2 without known flights the answer names the nearest airports that have some', async () => {
  const query = { origin: 'YYZ', destination: 'LUG', departureDate: '2027-04-13', adults: '1' }
  const { status, body } = await app
    .visitor()
    .get(`/api/flights/search?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    data: [],
    message: 'We don’t know of any scheduled flights at Lugano Airport (LUG).',
    unserved: [{ end: 'destination', iata: 'LUG', name: 'Lugano Airport' }],
  })
  const [{ nearest }] = body.unserved
  expect(nearest.map(({ iata }: { iata: string }) => iata)).toContain('MXP')
  for (const { km } of nearest) expect(km).toBeLessThan(200)
})

test('FLY-02 F2 of airports with flights nothing of the kind is said', async () => {
  const query = { origin: 'YYZ', destination: 'LHR', departureDate: '2027-04-13', adults: '1' }
  const { body } = await app.visitor().get(`/api/flights/search?${new URLSearchParams(query)}`)
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.unserved).toBeUndefined()
})
