import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  activityToItem,
  attractionToItem,
  restaurantToItem,
} from '#features/dining/domain/visit-to-item.ts'
import { fromCart } from '#features/cart/domain/cart-codec.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { flightToItem } from '#features/flights/domain/flight-to-item.ts'
import { quoteToItem } from '#features/insurance/web/quote-to-item.ts'
import { placeToItem } from '#app/pages/place-to-item.ts'
import { firstPlaces } from '#features/maps/domain/listed-place.ts'
import { propertyToItem } from '#features/rentals/web/property-to-item.ts'
import { stayToItem } from '#features/stays/domain/stay-to-item.ts'
import { customToItem } from '#features/trips/domain/custom-item.ts'
import { fromDraft } from '#features/trips/domain/draft-codec.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { stableId } from '#platform/web/stable-id.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
let id: string
const party = { adults: 2, children: [7] }
const visit = { city: 'Paris', day: '2027-04-13', party }
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
  const destinations = [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }]
  const trip = { destinations, startDate: '2027-04-12', endDate: '2027-04-14', party }
  const { body } = await ann.post('/api/itineraries', { ...trip, origin: { iata: 'YYZ' } })
  id = body.id
})
afterAll(() => app.close())

const ask = async (path: string, query: Record<string, string> = {}) => {
  const { status, body } = await ann.get(
    `${path}?${new URLSearchParams({ itineraryId: id, ...query })}`,
  )
  expect(status).toBe(200)
  return body
}
const outside = async (path: string, query: Record<string, string>) =>
  (await ann.get(`${path}?${new URLSearchParams(query)}`)).body

const cents = (amount: number) => Math.round(amount * 100)
const add = (item: ItemWrite & { id?: string; restore?: string }) =>
  ann.post(`/api/itineraries/${id}/items`, item)

/** What each search finds, as its source makes an item of it. */
const sources: Readonly<Record<string, () => Promise<ItemWrite>>> = {
  stay: async () => {
    const { data } = await ask('/api/search/hotels', { currency: 'EUR' })
    return stayToItem(data[0], { checkIn: '2027-04-12', guests: 3 })
  },
  rental: async () => {
    const query = { currency: 'EUR' }
    const { data } = await ask('/api/rentals/properties', query)
    return propertyToItem(data.properties[0], { checkIn: '2027-04-12', guests: 3 })
  },
  flight: async () => {
    const body = await ask('/api/flights/search', { currency: 'CAD' })
    return flightToItem((body.flights ?? body.data ?? body.offers)[0])
  },
  restaurant: async () => {
    const { restaurants } = await ask('/api/reviews/restaurants')
    return restaurantToItem(restaurants[0], { ...visit, meal: 'lunch' })
  },
  sight: async () => {
    const { attractions } = await ask('/api/reviews/attractions')
    return attractionToItem(attractions[0], visit)
  },
  activity: async () => {
    const { activities } = await outside('/api/flight-data/activities', { destination: 'paris' })
    return activityToItem(activities[0], visit)
  },
  quote: async () => {
    const trip = { travelStartDate: '2027-04-12', travelEndDate: '2027-04-14' }
    const { body } = await ann.post('/api/tugo/quote', {
      destinationCountry: 'FR',
      birthDate: '1990-01-01',
      ...trip,
    })
    return quoteToItem(body)
  },
  'quote for a party': async () => {
    const { body } = await ann.post('/api/tugo/quote', { itineraryId: id, birthDate: '1990-01-01' })
    const item = quoteToItem(body)
    // On so short a trip all pay the least there is: by heads.
    expect(item).toMatchObject({ basis: 'person', quantity: 3, price: body.premium })
    expect(item.description).toContain('2 adults and 1 child')
    return item
  },
  place: () =>
    Promise.resolve(
      firstPlaces.map((place) => placeToItem(place, 2))[1] ?? { type: 'other', name: '' },
    ),
  custom: () =>
    Promise.resolve(customToItem({ name: 'Picnic', price: 12.5, day: null, time: '12:00' })),
}

test.each(Object.keys(sources))(
  'A2 A6 what a search finds of a %s is an item that the trip holds whole, at the same price to the cent',
  async (source) => {
    const item = await sources[source]?.()
    if (!item) throw new Error('nothing was found')
    const { status, body } = await add(item)
    expect([status, body.fields]).toEqual([201, undefined])
    expect(body).toMatchObject(item)
    expect(cents(body.unitPrice) * body.quantity).toBe(cents(body.price))
    expect(body.price).toBeGreaterThan(0)
  },
)

test('A2 of a party of three a meal and a sight are three, a stay is its nights', async () => {
  const made = async (source: string) => (await sources[source]?.()) ?? { quantity: 0 }
  expect(await made('restaurant')).toMatchObject({ basis: 'person', quantity: 3, time: '12:30' })
  expect(await made('sight')).toMatchObject({ basis: 'person', quantity: 3 })
  const { price = 0, basis, quantity } = (await sources['stay']?.().then((item) => item)) ?? {}
  expect([basis, quantity]).toEqual(cents(price) % 2 === 0 ? ['night', 2] : ['group', 1])
})

test('A6 a flight that was added stands in the trip’s days where it departs and where it arrives', async () => {
  const flight = await sources['flight']?.()
  if (!flight) throw new Error('no flight was found')
  await add({ ...flight, id: randomUUID() })
  const { body } = await ann.get(`/api/itineraries/${id}`)
  const parts = [...body.days.flatMap((day: { spans: object[] }) => day.spans), ...body.outside]
  expect(parts).toContainEqual(expect.objectContaining({ part: 'departs', direction: 'out' }))
  expect(parts).toContainEqual(expect.objectContaining({ part: 'arrives', direction: 'out' }))
})

test('DINE-03 RENT-05 what the outbox adds and what the older requests add is one item', async () => {
  const { restaurants } = await ask('/api/reviews/restaurants')
  const [, restaurant] = restaurants
  const own = await stableId('restaurant', id, restaurant.id, '2027-04-13', 'lunch')
  const meal = restaurantToItem(restaurant, { ...visit, meal: 'lunch' })
  const added = await add({ ...meal, id: own, restore: randomUUID() })
  const older = { restaurantId: restaurant.id, itineraryId: id, date: '2027-04-13' }
  const again = await ann.post('/api/reviews/add-restaurant', { ...older, timeSlot: 'lunch' })
  expect([added.status, again.status]).toEqual([201, 201])
  expect(again.body.item).toMatchObject({ id: own, price: added.body.price, quantity: 3 })

  const { data } = await ask('/api/rentals/properties')
  const [, property] = data.properties
  const dates = { checkIn: '2027-04-12', checkOut: '2027-04-14' }
  const stay = await stableId('property', id, property.id, dates.checkIn, dates.checkOut)
  const loft = propertyToItem(property, { checkIn: dates.checkIn, guests: 3 })
  const first = await add({ ...loft, id: stay, restore: randomUUID() })
  const second = await add({ ...loft, id: stay, restore: randomUUID() })
  expect([first.status, second.status]).toEqual([201, 201])
  const { body } = await ann.get(`/api/itineraries/${id}`)
  const items = [...body.days.flatMap((day: { items: object[] }) => day.items), ...body.unscheduled]
  expect(items.filter((item) => item.id === stay || item.id === own)).toHaveLength(2)
})

const storedIn = async (name: string) => {
  const file = new URL(`../support/stored/${name}-of-november-2026.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

test('A11 what carts and drafts of an earlier version hold goes into a trip whole, to the cent', async () => {
  const [cart, draft] = await Promise.all([storedIn('cart'), storedIn('draft')])
  const entries: CartItem[] = JSON.parse(cart.storage.itinerary_cart)
  const kept: unknown[] = JSON.parse(draft.storage.itinerary)
  const { body: trip } = await ann.post('/api/itineraries', {
    destination: 'Paris',
    startDate: '2027-04-12',
    endDate: '2027-04-14',
  })
  const items = [...entries.map(fromCart), ...kept.flatMap((one, at) => fromDraft(one, at) ?? [])]
  expect(items).toHaveLength(19 + 15)
  for (const item of items) {
    const write = { ...item, id: randomUUID() }
    const { status } = await ann.post(`/api/itineraries/${trip.id}/items`, write)
    expect([item.name, status]).toEqual([item.name, 201])
  }
  const { body } = await ann.get(`/api/itineraries/${trip.id}`)
  expect(cents(body.totalCad)).toBe(cart.totalCents + draft.totalCents)
})

test('A1 the list of trips says who travels in each', async () => {
  const { body } = await ann.get('/api/itineraries')
  expect(body).toContainEqual(expect.objectContaining({ id, party }))
})
