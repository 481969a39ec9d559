import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flightToItem } from '#features/flights/domain/flight-to-item.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { testCard } from '../support/test-card.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('explorer')
})
afterAll(() => app.close())

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const two = { adults: 2, children: [] }

async function newTrip(party: object = two): Promise<string> {
  const { body } = await ann.post('/api/itineraries', { destination: 'Lisbon', ...dates, party })
  return `/api/itineraries/${body.id}`
}

const add = async (path: string, item: object) => {
  const answer = await ann.post(`${path}/items`, { type: 'activity', name: 'Tram', ...item })
  expect(answer.status).toBe(201)
  return answer.body
}

const hotels = async (people: object) => {
  const stay = { checkInDate: '2027-04-12', checkOutDate: '2027-04-14', currency: 'CAD' }
  const query = new URLSearchParams({ location: 'Lisbon', ...stay, ...people })
  return (await app.visitor().get(`/api/search/hotels?${query}`)).body.data
}
const stayItem = (found: {
  id: string
  hotelId: string
  source: string
  pricing: { totalCad: number }
}) => ({
  type: 'hotel',
  name: 'Inn',
  location: 'Baixa, Lisbon',
  price: found.pricing.totalCad,
  day: '2027-04-12',
  nights: 2,
  source: `stays:${found.hotelId}`,
  offer: { provider: found.source, id: found.id, expiresAt: null },
  details: { kind: 'stay', guests: 2, rooms: 1 },
})

const flights = async (people: object) => {
  const query = new URLSearchParams({
    origin: 'YYZ',
    destination: 'LIS',
    departureDate: '2027-04-12',
    returnDate: '2027-04-14',
    currency: 'CAD',
    ...people,
  })
  return (await app.visitor().get(`/api/flights/search?${query}`)).body
}

test('A5 what was removed follows the party too: brought back or found again, it is for those who travel by then', async () => {
  const path = await newTrip()
  const { body: meals } = await app.visitor().get('/api/restaurants?destination=lisbon')
  const meal = meals.restaurants.find(({ price }: { price: number }) => price > 0)
  const wish = { restaurantId: meal.id, itineraryId: path.split('/').at(-1), date: '2027-04-13' }
  const addMeal = async () => (await ann.post('/api/reviews/add-restaurant', wish)).body.item
  const tram = { id: randomUUID(), basis: 'person', unitPrice: 10, quantity: 2 }
  const dinner = await addMeal()
  await add(path, tram)
  for (const { id } of [dinner, tram]) await ann.delete(`${path}/items/${id}`)
  const { version } = (await ann.get(path)).body
  const { body } = await ann.patch(path, { version, party: { adults: 3, children: [] } })
  expect([body.repriced, body.totalCad]).toEqual([[], 0])
  expect(await addMeal()).toMatchObject({ id: dinner.id, quantity: 3, price: 3 * meal.price })
  expect(await add(path, { ...tram, restore: randomUUID() })).toMatchObject({ price: 30 })
  expect((await ann.get(path)).body.totalCad).toBe(3 * meal.price + 30)
})

test('A5 what is per person follows the heads where it was for all of them; groups and what is booked do not', async () => {
  const path = await newTrip()
  const tickets = await add(path, { basis: 'person', unitPrice: 12.5, quantity: 2 })
  const one = await add(path, { basis: 'person', unitPrice: 30, quantity: 1 })
  const group = await add(path, { price: 80 })
  const booked = await add(path, { basis: 'person', unitPrice: 10, quantity: 2, status: 'booked' })
  const gone = await add(path, { basis: 'person', unitPrice: 10, quantity: 2, status: 'cancelled' })
  const idea = await add(path, { basis: 'person', unitPrice: 5, quantity: 2, status: 'idea' })
  const { version } = (await ann.get(path)).body
  const party = { adults: 2, children: [4] }
  const { status, body } = await ann.patch(path, { version, party })
  expect([status, body.party]).toEqual([200, party])
  const expected = [
    { itemId: tickets.id, before: 25, after: 37.5 },
    { itemId: idea.id, before: 10, after: 15 },
  ]
  expect(body.repriced).toHaveLength(2)
  expect(body.repriced).toEqual(expect.arrayContaining(expected))
  const shown = new Map(
    body.unscheduled.map((item: { id: string; price: number; quantity: number }) => [
      item.id,
      [item.price, item.quantity],
    ]),
  )
  expect([tickets, one, group, booked, gone, idea].map(({ id }) => shown.get(id))).toEqual([
    [37.5, 3],
    [30, 1],
    [80, 1],
    [20, 2],
    [20, 2],
    [15, 3],
  ])
  expect(body.totalCad).toBe(37.5 + 30 + 80 + 20)
  // The same party again changes nothing, and says so.
  const again = await ann.patch(path, { version: body.version, party })
  expect([again.body.repriced, again.body.version]).toEqual([[], body.version])
})

test('A5 a stay of our search is asked anew, with the rooms that the party needs', async () => {
  const path = await newTrip()
  const [found] = await hotels({ adults: '2', rooms: '1' })
  const { id } = await add(path, stayItem(found))
  const four = (await hotels({ adults: '4', rooms: '2' })).find(
    ({ hotelId }: { hotelId: string }) => hotelId === found.hotelId,
  )
  const { body } = await ann.patch(path, { version: 1, party: { adults: 4, children: [] } })
  expect(body.repriced).toEqual([
    { itemId: id, before: found.pricing.totalCad, after: four.pricing.totalCad },
  ])
  const [item] = body.days[0].items
  expect(item).toMatchObject({ price: four.pricing.totalCad, details: { guests: 4, rooms: 2 } })
  // The offer is the new one: it can be booked at that price.
  const guest = {
    firstName: 'Zoë',
    lastName: 'Roy',
    email: 'z@example.ca',
    phone: '+1 416 555 0100',
  }
  const booked = await ann.post('/api/flight-data/hotels/book', {
    trip: { tripId: body.id, itemId: id },
    offerId: item.offer.id,
    guestInfo: guest,
    paymentInfo: testCard,
  })
  expect([booked.status, booked.body.booking.totalCad]).toEqual([201, four.pricing.totalCad])
  const { version } = (await ann.get(path)).body
  const later = await ann.patch(path, { version, party: two })
  expect(later.body.repriced).toEqual([])
  expect(later.body.totalCad).toBe(four.pricing.totalCad)
})

test('A5 a flight of our search is asked anew for the new party', async () => {
  const path = await newTrip()
  const before = await flights({ adults: '2' })
  const offers = before.flights ?? before.data?.flights ?? before.offers ?? before.data
  const offer = offers[0]
  const { id } = await add(path, {
    type: 'flight',
    name: 'YYZ → LIS',
    price: offer.price.totalCad,
    source: `flights:${offer.provider}`,
    offer: { provider: offer.provider, id: offer.id, expiresAt: null },
  })
  const party = { adults: 2, children: [6, 1] }
  const { body } = await ann.patch(path, { version: 1, party })
  const [repriced] = body.repriced
  expect(repriced).toMatchObject({ itemId: id, before: offer.price.totalCad })
  expect(repriced.after).toBeGreaterThan(offer.price.totalCad)
  expect(repriced.after).toBeLessThan(offer.price.totalCad * 2)
  expect(body.totalCad).toBe(repriced.after)
})

test('A2 A5 a fare of our search is by heads where all pay it; with a child the group’s, and by heads again without', async () => {
  const path = await newTrip({ adults: 3, children: [6] })
  const { flights: offers, data } = await flights({ adults: '3', children: '1', childAges: '6' })
  const [offer] = offers ?? data
  await add(path, {
    type: 'flight',
    name: 'YYZ → LIS',
    price: offer.price.totalCad,
    source: `flights:${offer.provider}`,
    offer: { provider: offer.provider, id: offer.id, expiresAt: null },
  })
  const withParty = async (party: object) => {
    const { version } = (await ann.get(path)).body
    const { body } = await ann.patch(path, { version, party })
    const [{ price, basis, quantity, unitPrice }] = body.unscheduled
    expect(price).toBe(unitPrice * quantity)
    return { price, basis, quantity }
  }
  const two = await withParty({ adults: 2, children: [] })
  expect(two).toMatchObject({ basis: 'person', quantity: 2 })
  expect(two.price).toBeLessThan(offer.price.totalCad)
  expect(await withParty({ adults: 3, children: [6] })).toEqual({
    price: offer.price.totalCad,
    basis: 'group',
    quantity: 1,
  })
})

test('A5 without a new price the old one stays as an estimate', async () => {
  const path = await newTrip()
  const [found] = await hotels({ adults: '2', rooms: '1' })
  const gone = { ...stayItem(found), offer: null, source: 'stays:embedded:lisbon/closed-long-ago' }
  const { id } = await add(path, gone)
  const { body } = await ann.patch(path, { version: 1, party: { adults: 3, children: [] } })
  expect(body.repriced).toEqual([{ itemId: id, before: gone.price, after: null }])
  expect(body.days[0].items[0]).toMatchObject({ price: gone.price, estimated: true })
})

test('A5 a party that another has changed meanwhile is asked, and nothing is priced', async () => {
  const path = await newTrip()
  const { id } = await add(path, { basis: 'person', unitPrice: 10, quantity: 2 })
  await ann.patch(path, { version: 1, party: { adults: 3, children: [] } })
  const late = await ann.patch(path, { version: 1, party: { adults: 5, children: [] } })
  expect([late.status, late.body.code]).toEqual([409, 'changed-elsewhere'])
  expect((await ann.get(path)).body.unscheduled).toMatchObject([{ id, quantity: 3, price: 30 }])
  const stranger = await app.user()
  expect((await stranger.patch(path, { version: 2, party: two })).status).toBe(404)
})

test('PLAN-07 moved a week a planned stay and flight move along and cost what the new dates cost, as the preview said', async () => {
  const path = await newTrip()
  const [found] = await hotels({ adults: '2', rooms: '1' })
  const stay = await add(path, stayItem(found))
  const [fare] = (await flights({ adults: '2' })).data
  const flight = await add(path, flightToItem(fare))
  const tram = await add(path, { day: '2027-04-13', price: 20 })
  const { version } = (await ann.get(path)).body
  const next = { startDate: '2027-04-19', endDate: '2027-04-21' }
  const wish = { version, ...next, moveItems: true }
  const seen = (await ann.patch(path, { ...wish, preview: true })).body
  const { body } = await ann.patch(path, wish)
  expect([body.repriced, body.totalCad]).toEqual([seen.repriced, seen.totalCad])
  const items = Object.fromEntries(
    body.days
      .flatMap(({ items }: { items: { id: string }[] }) => items)
      .map((one: { id: string }) => [one.id, one]),
  )
  expect(items[stay.id]).toMatchObject({ day: '2027-04-19', nights: 2 })
  expect(items[tram.id]).toMatchObject({ day: '2027-04-20', price: 20 })
  const [out, back] = items[flight.id].details.directions
  expect([out, back].map(({ segments }) => segments[0].from.local.slice(0, 10))).toEqual([
    '2027-04-19',
    '2027-04-21',
  ])
  expect(body.outside).toEqual([])
  expect(items[flight.id].description).toContain('2027-04-19')
  // The price is that of a search for the new dates.
  const then = { departureDate: next.startDate, returnDate: next.endDate }
  const data = (await flights({ adults: '2', ...then })).data
  const asFound = data.find(({ id }: { id: string }) => id === items[flight.id].offer.id)
  expect(items[flight.id].price).toBe(asFound.price.totalCad)
  expect(body.repriced).toContainEqual({
    itemId: flight.id,
    before: fare.price.totalCad,
    after: asFound.price.totalCad,
  })
  // Where no price is found the old one is an estimate, and the offer of the old dates is gone.
  const old = {
    ...flightToItem(fare),
    offer: { provider: 'embedded', id: 'gone', expiresAt: null },
  }
  const unknown = await add(path, old)
  const now = (await ann.get(path)).body.version
  const again = { startDate: dates.startDate, endDate: dates.endDate, moveItems: true }
  const late = (await ann.patch(path, { version: now, ...again, except: [flight.id] })).body
  const price = fare.price.totalCad
  expect(late.repriced).toContainEqual({ itemId: unknown.id, before: price, after: null })
  const left = late.unscheduled.find(({ id }: { id: string }) => id === unknown.id)
  expect(left).toMatchObject({ day: '2027-04-05', estimated: true, offer: null, price })
})

test('A5 a preview answers as the change would, word for word, and changes nothing', async () => {
  const path = await newTrip()
  const [found] = await hotels({ adults: '2', rooms: '1' })
  await add(path, stayItem(found))
  await add(path, { basis: 'person', unitPrice: 10, quantity: 2 })
  const before = (await ann.get(path)).body
  const wish = { version: before.version, party: { adults: 4, children: [] } }
  const previewed = await ann.patch(path, { ...wish, preview: true })
  expect(previewed.status).toBe(200)
  expect(previewed.body.repriced).toHaveLength(2)
  expect((await ann.get(path)).body).toEqual(before)
  const done = await ann.patch(path, wish)
  expect(done.body.repriced).toEqual(previewed.body.repriced)
  expect([done.body.totalCad, done.body.perPersonCad]).toEqual([
    previewed.body.totalCad,
    previewed.body.perPersonCad,
  ])
  // The wrong ones: a party that no trip has, a version that is past, a stranger.
  const { version } = done.body
  const ten = { version, party: { adults: 40, children: [] }, preview: true }
  expect((await ann.patch(path, ten)).status).toBe(422)
  const late = await ann.patch(path, { version: 1, party: two, preview: true })
  expect([late.status, late.body.code]).toEqual([409, 'changed-elsewhere'])
  const stranger = await app.user()
  expect((await stranger.patch(path, { ...wish, preview: true })).status).toBe(404)
  expect((await ann.get(path)).body).toEqual({ ...done.body, repriced: undefined })
})
