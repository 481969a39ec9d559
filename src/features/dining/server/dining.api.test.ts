import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import type { FoundRestaurant } from '../contract/restaurant-search.schema.ts'
import { cuisines } from '../domain/restaurant-search.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const search = (query: Record<string, string>) =>
  app.visitor().get(`/api/restaurants?${new URLSearchParams(query)}`)

const found = async (query: Record<string, string> = {}): Promise<FoundRestaurant[]> =>
  (await search({ destination: 'toronto', limit: '100', ...query })).body.restaurants

describe('DINE-02 the restaurant search', () => {
  test('DINE-02 a destination is an id or a name, twenty come unless told', async () => {
    const byId = (await search({ destination: 'toronto' })).body
    const byName = (await search({ destination: 'Toronto, Canada' })).body
    expect(byName).toEqual(byId)
    expect(byId.restaurants).toHaveLength(20)
    expect(byId.total).toBeGreaterThan(20)
    expect(byId.restaurants[0]).toMatchObject({ sample: true, demo: false })
  })

  test('DINE-02 limit and offset turn pages that neither repeat nor lose one', async () => {
    const all = await found()
    const pages = await Promise.all(
      ['0', '10', '20', '30', '40'].map((offset) => found({ limit: '10', offset })),
    )
    expect(pages.flat()).toEqual(all.slice(0, 50))
    expect(await found({ offset: '500' })).toEqual([])
  })

  test.each([
    ['rating', (one: FoundRestaurant) => -(one.rating ?? 0)],
    ['reviews', (one: FoundRestaurant) => -(one.reviewCount ?? 0)],
    ['price_low', (one: FoundRestaurant) => one.price],
    ['price_high', (one: FoundRestaurant) => -one.price],
    ['distance', (one: FoundRestaurant) => one.distanceKm],
  ])('DINE-02 sorted by %s', async (sort, key) => {
    const keys = (await found({ sort })).map(key)
    expect(keys.length).toBeGreaterThan(20)
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    expect(new Set(keys).size).toBeGreaterThan(2)
  })

  test('DINE-02 price level and each of the 19 cuisines filter', async () => {
    const all = await found()
    expect(cuisines).toHaveLength(19)
    for (const cuisine of cuisines)
      expect(await found({ cuisine })).toEqual(all.filter((one) => one.cuisine.includes(cuisine)))
    for (const priceLevel of ['$', '$$', '$$$', '$$$$'])
      expect(await found({ priceLevel })).toEqual(
        all.filter((one) => one.priceLevel === priceLevel),
      )
    const [one] = all
    expect((await found({ query: one?.name.toUpperCase() ?? '' }))[0]?.id).toBe(one?.id)
  })

  test('DINE-02 a place that does not exist has none', async () => {
    expect((await search({ destination: 'Qzxvbnm' })).body).toMatchObject({
      restaurants: [],
      total: 0,
    })
  })

  test('DINE-02 no location is refused in its own words', async () => {
    for (const path of ['/api/restaurants', '/api/restaurants?destination=%20']) {
      const { status, body } = await app.visitor().get(path)
      expect(status).toBe(422)
      expect(body.errors).toEqual([
        { field: 'destination', message: 'Please choose a location to search.' },
      ])
    }
  })

  test.each([
    ['limit', '7'],
    ['limit', 'many'],
    ['offset', '-1'],
    ['offset', '0.5'],
    ['sort', 'random'],
    ['priceLevel', '$$$$$'],
    ['cuisine', 'Martian'],
  ])('DINE-02 %s=%s is refused by name', async (field, value) => {
    const { status, body } = await search({ destination: 'toronto', [field]: value })
    expect([status, body.errors[0].field]).toEqual([422, field])
  })
})

describe('DINE-03 adding a restaurant to a trip', () => {
  const newTrip = async (): Promise<string> => {
    const trip = { destination: 'Toronto', startDate: '2027-04-12', endDate: '2027-04-14' }
    return (await ann.post('/api/itineraries', trip)).body.id
  }
  const add = (body: object, client = ann) => client.post('/api/reviews/add-restaurant', body)
  const itemsIn = async (trip: string) => {
    const { days, unscheduled } = (await ann.get(`/api/itineraries/${trip}`)).body
    return { placed: days.flatMap((day: { items: unknown[] }) => day.items), unscheduled }
  }
  const one = async () => {
    const [restaurant] = await found()
    if (!restaurant) throw new Error('nothing was found')
    return restaurant
  }

  test('DINE-03 it is added for the evening at the average price; a repeat adds nothing', async () => {
    const restaurant = await one()
    const itineraryId = await newTrip()
    const wish = {
      restaurantId: restaurant.id,
      restaurantData: restaurant,
      itineraryId,
      date: '2027-04-13',
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(wish)))
    for (const { status } of answers) expect(status).toBe(201)
    const { placed } = await itemsIn(itineraryId)
    expect(placed).toHaveLength(1)
    expect(placed[0]).toMatchObject({
      type: 'restaurant',
      name: restaurant.name,
      price: restaurant.price,
      estimated: true,
      day: '2027-04-13',
      time: '19:00',
    })
    await add({ ...wish, timeSlot: 'lunch' })
    expect((await itemsIn(itineraryId)).placed).toHaveLength(2)
  })

  test('DINE-03 without a date, or with one outside the trip, it waits unscheduled', async () => {
    const itineraryId = await newTrip()
    const wish = { restaurantId: (await one()).id, itineraryId }
    expect((await add(wish)).status).toBe(201)
    expect((await add({ ...wish, date: '2027-06-01' })).status).toBe(201)
    const { placed, unscheduled } = await itemsIn(itineraryId)
    expect([placed.length, unscheduled.length]).toEqual([0, 2])
  })

  test('DINE-03 a tampered price, a stranger and a visitor are refused', async () => {
    const restaurant = await one()
    const itineraryId = await newTrip()
    const wish = { restaurantId: restaurant.id, itineraryId }
    const cheap = await add({ ...wish, restaurantData: { ...restaurant, price: 1 } })
    expect([cheap.status, cheap.body.code]).toEqual([409, 'price-changed'])
    const stranger = await add(wish, await app.user())
    expect([stranger.status, stranger.body.code]).toEqual([404, 'trip-not-found'])
    expect((await add(wish, app.visitor())).status).toBe(401)
    const { placed, unscheduled } = await itemsIn(itineraryId)
    expect([placed, unscheduled]).toEqual([[], []])
  })

  test.each([
    ['restaurant-unknown', { restaurantId: 'embedded:toronto/nowhere' }],
    ['restaurant-unknown', { restaurantId: 'nowhere' }],
    ['invalid-input', { timeSlot: 'supper' }],
    ['invalid-input', { date: '2027-02-30' }],
    ['invalid-input', { itineraryId: 'mine' }],
  ])('DINE-03 %s for %j', async (code, over) => {
    const itineraryId = await newTrip()
    const answer = await add({ restaurantId: (await one()).id, itineraryId, ...over })
    expect([answer.status, answer.body.code]).toEqual([422, code])
  })
})

describe('DINE-06 activities', () => {
  const activities = (query: Record<string, string>) =>
    app.visitor().get(`/api/flight-data/activities?${new URLSearchParams(query)}`)

  test('DINE-06 a destination has activities with all their fields and a drawing that exists', async () => {
    const { status, body } = await activities({ destination: 'Paris' })
    expect(status).toBe(200)
    expect(body.activities.length).toBeGreaterThanOrEqual(10)
    for (const one of body.activities) {
      expect(one.sample).toBe(true)
      expect(one.duration).toMatch(/^\d+ (min|h( \d\d)?)$/)
      expect(one.highlights.length).toBeGreaterThanOrEqual(3)
      expect((await app.visitor().get(one.imageUrl)).status).toBe(200)
    }
  })

  test('DINE-06 a query narrows by words of name, kind and highlights; nowhere has none', async () => {
    const all = (await activities({ destination: 'Paris' })).body.activities
    const boats = (await activities({ destination: 'Paris', query: 'SEINE cruise' })).body
      .activities
    expect(boats.length).toBeGreaterThan(0)
    expect(boats.length).toBeLessThan(all.length)
    expect((await activities({ destination: 'Qzxvbnm' })).body.activities).toEqual([])
    expect((await activities({ destination: 'Paris', query: 'xyzzy' })).body.activities).toEqual([])
  })

  test('DINE-06 no destination is refused', async () => {
    expect((await activities({ destination: ' ' })).status).toBe(422)
  })
})
