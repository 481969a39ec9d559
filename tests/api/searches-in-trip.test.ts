import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
let stranger: TestClient
let id: string
beforeAll(async () => {
  app = await startTestApp()
  ;[ann, stranger] = await Promise.all([app.user(), app.user()])
  const { body } = await ann.post('/api/itineraries', {
    destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
    startDate: '2027-04-12',
    endDate: '2027-04-14',
    party: { adults: 2, children: [7] },
    origin: { iata: 'YYZ' },
  })
  id = body.id
})
afterAll(() => app.close())

const at = (path: string, query: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams(query)}`

/** What each search is asked in full, of which the trip says all but what stands in `own`. */
const searches: readonly [string, Record<string, string>, Record<string, string>][] = [
  [
    '/api/search/hotels',
    { currency: 'CAD' },
    {
      location: 'Paris',
      checkInDate: '2027-04-12',
      checkOutDate: '2027-04-14',
      adults: '2',
      children: '1',
    },
  ],
  [
    '/api/flights/search',
    { currency: 'CAD' },
    {
      origin: 'YYZ',
      destination: 'CDG',
      departureDate: '2027-04-12',
      returnDate: '2027-04-14',
      adults: '2',
      children: '1',
    },
  ],
  [
    '/api/flights/calendar',
    { currency: 'CAD' },
    {
      origin: 'YYZ',
      destination: 'CDG',
      departureDate: '2027-04-12',
      returnDate: '2027-04-14',
      adults: '2',
      children: '1',
    },
  ],
  [
    '/api/rentals/properties',
    {},
    {
      location: 'Paris',
      checkIn: '2027-04-12',
      checkOut: '2027-04-14',
      adults: '2',
      children: '1',
    },
  ],
  ['/api/reviews/restaurants', {}, { locationId: 'paris' }],
  ['/api/reviews/attractions', {}, { locationId: 'paris' }],
  ['/api/visa/trip', {}, { from: 'CA', to: 'FR' }],
]

/** Answers, but for the moment at which each was made. */
const bare = (text: string) =>
  text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replaceAll(/~[\w-]+/g, '')

describe('A9 in a trip nothing is asked twice', () => {
  test.each(searches)('A9 %s takes what is left out from the trip', async (path, own, said) => {
    const [inTrip, inFull] = await Promise.all([
      ann.get(at(path, { ...own, itineraryId: id })),
      ann.get(at(path, { ...own, ...said })),
    ])
    expect([inTrip.status, inFull.status]).toEqual([200, 200])
    expect(bare(inTrip.text)).toBe(bare(inFull.text))
    expect(inTrip.text.length).toBeGreaterThan(100)
    // Others share the caches on the way: what is one's own does not stay there.
    expect(inTrip.headers.get('cache-control')).toContain('private')
  })

  test.each(searches)(
    'A9 %s is 404 in a trip that is not the caller’s, or does not exist',
    async (path, own, said) => {
      for (const [client, itineraryId] of [
        [stranger, id],
        [app.visitor(), id],
        [ann, randomUUID()],
      ] as const) {
        const answer = await client.get(at(path, { ...own, ...said, itineraryId }))
        expect([answer.status, answer.body.code]).toEqual([404, 'trip-not-found'])
      }
      const wrong = await ann.get(at(path, { ...own, ...said, itineraryId: 'x' }))
      expect(wrong.status).toBe(422)
    },
  )

  test.each(searches)(
    'A9 %s says that the session has ended to a page that still acts for the account',
    async (path, own, said) => {
      const gone = await app.user()
      const userId: string = (await gone.get('/api/auth/user')).body.id
      const meant = { 'x-wayleaf-account': userId }
      await gone.post('/api/auth/sign-out')
      for (const client of [gone, ann]) {
        const answer = await client.get(at(path, { ...own, ...said, itineraryId: id }), meant)
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
      }
      // Without a trip the search is open to visitors, and stays so.
      expect((await gone.get(at(path, { ...own, ...said }), meant)).status).toBe(200)
    },
  )

  test('A9 what is said stands: another place, other dates as a whole, another party as a whole', async () => {
    const said = {
      checkInDate: '2027-05-01',
      checkOutDate: '2027-05-03',
      location: 'Paris',
      adults: '1',
    }
    const path = '/api/search/hotels'
    const [inTrip, inFull] = await Promise.all([
      ann.get(at(path, { ...said, currency: 'CAD', itineraryId: id })),
      ann.get(at(path, { ...said, currency: 'CAD' })),
    ])
    expect(bare(inTrip.text)).toBe(bare(inFull.text))
    // A flight out alone is a flight out alone.
    const out = { departureDate: '2027-04-12', currency: 'CAD', itineraryId: id }
    const { body } = await ann.get(at('/api/flights/search', out))
    expect(body.data[0].legs).toHaveLength(1)
  })

  test('A9 the passport that the caller entered is asked about, and no one else’s', async () => {
    const travellers = [{ passports: [{ country: 'US' }] }]
    const { version } = (await ann.get(`/api/itineraries/${id}`)).body
    await ann.patch(`/api/itineraries/${id}`, { version, travellers })
    const { body } = await ann.get(at('/api/visa/trip', { itineraryId: id }))
    expect([body.data.from, body.data.countries[0].to]).toEqual(['US', 'FR'])
  })

  test('A9 entry rules of a trip to Lisbon are those of Portugal', async () => {
    const { body } = await ann.post('/api/itineraries', {
      destinations: [{ ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.72, lng: -9.14 }],
      startDate: '2027-05-10',
      endDate: '2027-05-12',
      origin: { iata: 'YYZ' },
    })
    const answer = await ann.get(at('/api/visa/trip', { itineraryId: body.id }))
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      from: 'CA',
      countries: [{ to: 'PT', status: 'visa-free', days: 90 }],
    })
  })

  test('A9 entry rules of a trip to anywhere are answered: islands, many countries, home, a place that no one knows', async () => {
    const traveller = await app.user('wanderlust')
    const entryOf = async (
      ...names: readonly (string | { name: string; countryCode: string })[]
    ) => {
      const destinations = names.map((name) => (typeof name === 'string' ? { name } : name))
      const wish = { destinations, startDate: '2027-05-10', endDate: '2027-05-12' }
      const { body } = await traveller.post('/api/itineraries', {
        ...wish,
        origin: { iata: 'YYZ' },
      })
      const answer = await traveller.get(at('/api/visa/trip', { itineraryId: body.id }))
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const { countries, together } = answer.body.data
      return [countries.map(({ to }: { to: string }) => to).join(), together.join(' ')]
    }
    expect((await entryOf('Bali'))[0]).toBe('ID')
    expect((await entryOf('Maldives', 'Santorini', 'Swiss Alps'))[0]).toBe('MV,GR,CH')
    const [codes, said] = await entryOf('Paris', 'Xqzvwyk')
    expect([codes, said]).toEqual(['FR', expect.stringContaining('couldn’t tell which country')])
    expect(said).not.toContain('You don’t need')
    expect(await entryOf('Xqzvwyk')).toEqual(['', expect.stringContaining('couldn’t tell which')])
    expect(await entryOf('Banff')).toEqual(['', expect.stringContaining('stays in Canada')])
    const many = 'FR IT ES PT GR HR AT CH DE QQ'.split(' ')
    const far = await entryOf(...many.map((code) => ({ name: code, countryCode: code })))
    expect(far).toEqual([many.slice(0, -1).join(), expect.stringContaining('couldn’t tell which')])
  })

  test('A9 insurance takes country, dates and party; the date of birth is asked', async () => {
    const own = { itineraryId: id, birthDate: '1990-05-05' }
    const { status, body } = await ann.post('/api/tugo/quote', own)
    expect([status, body.policyDetails?.destinationCountry]).toEqual([200, 'FR'])
    expect(body.policyDetails).toMatchObject({
      travelStartDate: '2027-04-12',
      travelEndDate: '2027-04-14',
      party: { adults: 2, children: [7] },
    })
    const alone = await ann.post('/api/tugo/quote', { ...own, party: { adults: 1 } })
    expect(alone.body.policyDetails.party).toBeUndefined()
    expect(alone.body.premium).toBeLessThan(body.premium)
    expect((await ann.post('/api/tugo/quote', { itineraryId: id })).status).toBe(422)
    expect((await stranger.post('/api/tugo/quote', own)).status).toBe(404)
  })

  test('A9 the guide plans the trip’s own days for its party, without being told', async () => {
    const { status, body } = await ann.post('/api/chat/send', {
      message: 'Plan my days',
      itineraryId: id,
    })
    expect(status).toBe(200)
    expect(body.plan).toMatchObject({ destinations: ['paris'], people: 3 })
    expect(body.plan.days).toHaveLength(3)
    expect(body.plan.days[0].date).toBe('2027-04-12')
    const before = (await stranger.get('/api/usage/current')).body
    const refused = await stranger.post('/api/chat/send', { message: 'Plan it', itineraryId: id })
    expect([refused.status, refused.body.code]).toEqual([404, 'trip-not-found'])
    expect((await stranger.get('/api/usage/current')).body).toEqual(before)
    expect(
      (await app.visitor().post('/api/chat/send', { message: 'Plan it', itineraryId: id })).status,
    ).toBe(404)
  })
})

describe('A2 what searches find says of what its price is made', () => {
  const cents = (amount: number) => Math.round(amount * 100)
  const adds = (priced: { unitPrice: number; quantity: number }, total: number) =>
    expect(cents(priced.unitPrice) * priced.quantity).toBe(cents(total))

  test.each(searches.slice(0, 6).filter(([path]) => !path.includes('calendar')))(
    'A2 %s carries basis and unitPrice that make the price',
    async (path, own) => {
      const { body } = await ann.get(at(path, { ...own, itineraryId: id }))
      const lists = [body.data?.properties, body.data, body.restaurants, body.attractions]
      const found: Record<string, any>[] = lists.find(Array.isArray) ?? []
      expect(found.length).toBeGreaterThan(0)
      for (const one of found) {
        const priced = one['pricing'] ?? (typeof one['price'] === 'object' ? one['price'] : one)
        adds(priced, priced.totalCad ?? priced.price)
        expect(['person', 'night', 'group']).toContain(priced.basis)
      }
    },
  )

  test('A2 a flight of adults is per person; where children pay another fare it is the party’s', async () => {
    const out = { origin: 'YYZ', destination: 'CDG', departureDate: '2027-04-12', currency: 'CAD' }
    const [two, family] = await Promise.all([
      ann.get(at('/api/flights/search', { ...out, adults: '2' })),
      ann.get(at('/api/flights/search', { ...out, adults: '2', children: '1' })),
    ])
    for (const { price } of two.body.data)
      expect([price.basis, price.quantity, price.unitPrice]).toEqual(['person', 2, price.raw])
    const bases = new Set(
      family.body.data.map((one: { price: { basis: string } }) => one.price.basis),
    )
    expect(bases.has('group')).toBe(true)
  })
})
