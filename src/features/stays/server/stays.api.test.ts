import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#platform/shared/business-day.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { readOfferId } from './provider/embedded/offer-id.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const search = (query: Record<string, string>) =>
  app.visitor().get(`/api/search/hotels?${new URLSearchParams(query)}`)

const dates = { checkInDate: '2027-04-12', checkOutDate: '2027-04-15' }

/** An offer without its id and expiry. */
const whatever = ({ id, expiresAt, ...offer }: { id: string; expiresAt: string }) => offer

describe('STAY-02 the hotel search', () => {
  test('STAY-02 answers with nested hotel and pricing, marked as samples, the same each time', async () => {
    const query = { location: 'Tokyo', ...dates, currency: 'CAD' }
    const first = await search(query)
    expect(first.body.success).toBe(true)
    expect(first.body.data.length).toBeGreaterThanOrEqual(12)
    for (const offer of first.body.data) {
      expect(offer).toMatchObject({
        source: 'embedded',
        sample: true,
        pricing: { nights: 3 },
      })
      expect(offer.pricing.total).toBe(offer.pricing.totalCad)
      expect(offer.pricing.pricePerNight * 3).toBeCloseTo(offer.pricing.total, 1)
      expect(offer.pricing.taxesAndFees).toBeGreaterThan(0)
      expect(offer.pricing.taxesAndFees).toBeLessThan(offer.pricing.total)
    }
    // Prices expire on the half hour: two searches across one have different offers.
    const again = (await search(query)).body.data.map(whatever)
    expect(again).toEqual(first.body.data.map(whatever))
  })

  test('STAY-02 asks in US dollars unless told, and for tomorrow night unless told', async () => {
    const [offer] = (await search({ location: 'paris' })).body.data
    expect(offer.pricing).toMatchObject({ currency: 'USD', nights: 1 })
    expect(offer.pricing.total).toBeLessThan(offer.pricing.totalCad)
    const today = businessDay({ now: () => new Date() })
    const { checkIn, nights } = readOfferId(offer.id) ?? {}
    // Midnight may have come since.
    expect([today, addDays(today, 1)]).toContain(checkIn)
    expect(nights).toBe(1)
  })

  test.each(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'])(
    'STAY-02 hotels are priced in %s',
    async (currency) => {
      const [offer] = (await search({ location: 'paris', currency })).body.data
      expect(offer.pricing).toMatchObject({ currency, totalCad: expect.any(Number) })
    },
  )

  test('STAY-02 another currency is refused in words', async () => {
    const { status, body } = await search({ location: 'paris', currency: 'CHF' })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Choose USD, EUR, GBP, CAD, AUD or JPY.')
  })

  test('STAY-05 two rooms cost twice one room', async () => {
    const total = async (rooms: string) =>
      (await search({ location: 'Paris', ...dates, rooms })).body.data[0].pricing.totalCad
    expect(await total('2')).toBe(2 * (await total('1')))
  })

  test('STAY-05 an offer is for two guests and one night unless told', async () => {
    const guestsOf = async (over: Record<string, string>) => {
      const [offer] = (await search({ location: 'Paris', checkInDate: '2027-04-12', ...over })).body
        .data
      return readOfferId(offer.id)
    }
    expect(await guestsOf({})).toMatchObject({ adults: 2, children: 0, rooms: 1, nights: 1 })
    expect(await guestsOf({ adults: '5' })).toMatchObject({ adults: 5, nights: 1 })
  })

  test('STAY-03 a place without hotels gives the sentence for it', async () => {
    const { body } = await search({ location: 'Qzxvbnm', ...dates })
    expect(body).toEqual({
      success: true,
      data: [],
      message: 'No hotels found for the selected criteria.',
    })
  })

  test.each([
    ['no location', { location: '' }, 'location'],
    ['a check-out before the check-in', { ...dates, checkOutDate: '2027-04-12' }, 'checkOutDate'],
    ['no adults', { adults: '0' }, 'adults'],
    ['half a room', { rooms: '1.5' }, 'rooms'],
    ['a day that does not exist', { checkInDate: '2027-02-31' }, 'checkInDate'],
    [
      'a night that is over',
      { checkInDate: '2026-01-05', checkOutDate: '2026-01-06' },
      'checkInDate',
    ],
    ['a year of nights', { ...dates, checkOutDate: '2028-04-12' }, 'checkOutDate'],
    ['absurdly many guests', { adults: '2000' }, 'adults'],
    ['a currency without a rate', { currency: 'XXX' }, 'currency'],
  ])('STAY-02 %s is refused by field', async (_, over, field) => {
    const answer = await search({ location: 'Paris', ...over })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe(field)
  })
})

describe('STAY-04 pictures of a hotel', () => {
  const photos = (query: Record<string, string>) =>
    app.visitor().get(`/api/places/photos?${new URLSearchParams(query)}`)

  test('STAY-04 the picture is the one of the search, whatever the spelling', async () => {
    const [offer] = (await search({ location: 'Paris', ...dates })).body.data
    const hotelName = offer.hotel.name.toUpperCase()
    const { body } = await photos({ hotelName, location: 'Paris, France' })
    expect(body).toEqual({ photos: offer.hotel.photos })
    expect((await app.visitor().get(body.photos[0].url)).status).toBe(200)
  })

  test('STAY-04 an unknown hotel has none, a blank one is refused', async () => {
    expect((await photos({ hotelName: 'Nowhere Inn', location: 'Paris' })).body.photos).toEqual([])
    expect((await photos({ hotelName: 'Nowhere Inn', location: 'Qzxv' })).body.photos).toEqual([])
    expect((await photos({ hotelName: ' ', location: 'Paris' })).status).toBe(422)
  })
})

describe('DINE-01 restaurants and attractions', () => {
  const get = (path: string) => app.visitor().get(`/api/reviews/${path}`)

  test('DINE-01 free text leads to a location, its restaurants are samples with a price level', async () => {
    const { body } = await get('location-search?query=Paris,%20France')
    expect(body.locations[0]).toEqual({ locationId: 'paris', name: 'Paris, France' })
    const { restaurants } = (await get('restaurants?locationId=paris')).body
    expect(restaurants.length).toBeGreaterThanOrEqual(15)
    for (const restaurant of restaurants) {
      expect(restaurant.sample).toBe(true)
      expect(['$', '$$', '$$$', '$$$$']).toContain(restaurant.priceLevel)
    }
  })

  test('DINE-01 attractions are real places: no invented rating, free ones cost nothing', async () => {
    const { attractions } = (await get('attractions?locationId=paris')).body
    expect(attractions.length).toBeGreaterThanOrEqual(25)
    const louvre = attractions.find((place: { name: string }) => /louvre/i.test(place.name))
    expect(louvre).toMatchObject({ rating: null, estimated: true, closedOn: ['tue'] })
    for (const place of attractions) expect(place.estimated).toBe(place.price > 0)
  })

  test('DINE-01 an unknown location gives empty lists', async () => {
    expect((await get('location-search?query=zzzz')).body.locations).toEqual([])
    expect((await get('restaurants?locationId=zzzz')).body.restaurants).toEqual([])
  })
})

test('HOME-03 destinations are suggested for what was typed, and drawn pictures exist for all', async () => {
  const visitor = app.visitor()
  const { body } = await visitor.get('/api/destinations?query=tok')
  expect(body[0]).toMatchObject({ id: 'tokyo', name: 'Tokyo', country: 'Japan', covered: true })
  const { data } = (await search({ location: 'Tokyo' })).body
  for (const offer of data) {
    const art = await visitor.get(offer.hotel.photos[0].url)
    expect(art.status).toBe(200)
    expect(art.headers.get('content-type')).toContain('image/svg+xml')
  }
  expect((await visitor.get('/art/hotel/..%2f..%2fx.svg')).status).toBe(404)
  expect((await visitor.get('/art/spaceship/x.svg')).status).toBe(404)
})
