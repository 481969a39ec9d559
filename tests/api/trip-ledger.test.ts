import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headsOf } from '#features/trips/domain/party.ts'
import { readTrip } from '#features/trips/server/index.ts'
import { allItems } from '#features/trips/web/trip-view.ts'
import { sumsInCalendar, sumsOnPage, sumsOnPaper, sumsOnScreens } from '../support/shown-sums.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient
let userId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const full = process.env['WAYLEAF_FULL'] === '1'
/** A run takes a quarter of a second: ten thousand are asked for by `LEDGER_RUNS`. */
const runs = Number(process.env['LEDGER_RUNS'] ?? (full ? 200 : 8))
const cents = (amount: number): number => Math.round(amount * 100)
const payment = {
  method: 'creditCard',
  cardType: 'visa',
  cardNumber: '4242424242424242',
  expiryDate: '12/28',
  cvv: '123',
}

interface Offer {
  readonly id: string
  readonly totalCad: number
}
interface Planned {
  id: string
  /** None of what is not booked here. */
  readonly offer?: Offer
  /** What comes into a trip by a door of its own is priced there, and is there once. */
  readonly door?: () => ReturnType<TestClient['post']>
  /** What is asked of each who travels, in cents; what is not per person has none. */
  each?: number | undefined
  /** In cents, as it was written, or as it was paid. */
  price: number
  /** Its booking was cancelled: it costs nothing, and stays. */
  isCancelled: boolean
  /** It waits among the ideas, and costs nothing. */
  isIdea: boolean
  isThere: boolean
  wasAdded: boolean
}
interface Booked {
  readonly id: string
  readonly itemId: string
  readonly amount: number
  stands: boolean
}

async function newAccount(): Promise<void> {
  ann = await app.user('wanderlust')
  userId = (await ann.get('/api/auth/user')).body.id
}

let guests = 0
/** Bookings that found no room. */
let refusals = 0
let searches = 0
/** Hotels are searched less than a year ahead. */
const nightsAhead = 230
/** An account shares so many trips, and then no more. */
const tripsOfAccount = 100

/** Hotels of nights that few other runs ask for: a hotel has few rooms. */
async function offers(): Promise<readonly Offer[]> {
  searches += 1
  const first = addDays('2027-03-01', searches % nightsAhead)
  const query = new URLSearchParams({
    location: 'Paris',
    currency: 'CAD',
    checkInDate: first,
    checkOutDate: addDays(first, 1),
  })
  const { data } = (await app.visitor().get(`/api/search/hotels?${query}`)).body
  return data.map((one: { id: string; pricing: { totalCad: number } }) => ({
    id: one.id,
    totalCad: one.pricing.totalCad,
  }))
}

/** A property and a restaurant, each with the door by which it comes into a trip. */
async function found(itineraryId: string): Promise<readonly Planned[]> {
  const stay = { checkIn: '2027-04-12', checkOut: '2027-04-14' }
  const query = new URLSearchParams({ location: 'Paris', ...stay })
  const visitor = app.visitor()
  const [properties, meals] = await Promise.all([
    visitor.get(`/api/rentals/properties?${query}`),
    visitor.get('/api/restaurants?destination=paris'),
  ])
  const [property] = properties.body.data.properties
  const restaurant = meals.body.restaurants.find(({ price }: { price: number }) => price > 0)
  const asFound = (price: number, door: NonNullable<Planned['door']>, each?: number): Planned => ({
    id: '',
    door,
    each,
    price: cents(price),
    isCancelled: false,
    isIdea: false,
    isThere: false,
    wasAdded: false,
  })
  return [
    asFound(property.pricing.totalCad, () =>
      ann.post('/api/rentals/add-property', { propertyId: property.id, itineraryId, ...stay }),
    ),
    asFound(
      restaurant.price,
      () =>
        ann.post('/api/reviews/add-restaurant', {
          restaurantId: restaurant.id,
          itineraryId,
          date: '2027-04-13',
        }),
      cents(restaurant.price),
    ),
  ]
}

/** A trip, what its owner does with it, and what it must then cost. */
async function openLedger() {
  if (searches % tripsOfAccount === 0) await newAccount()
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id } = (
    await ann.post('/api/itineraries', { destination: 'Paris', budgetCad: 5000, ...dates })
  ).body
  const path = `/api/itineraries/${id}`
  const link = (
    await ann.put(`${path}/sharing/page`, { hidePrices: false, hideNotes: false })
  ).body.path.replace('/shared/', '/api/shared-trips/')
  const hotels = await offers()
  // The first at its offer's price, the others at a planned price.
  const stays: Planned[] = hotels.slice(0, 3).map((offer, index) => ({
    id: randomUUID(),
    offer,
    price: cents(offer.totalCad) + index * 1250,
    isCancelled: false,
    isIdea: false,
    isThere: false,
    wasAdded: false,
  }))
  const items = [...stays, ...(await found(id))]
  const booked: Booked[] = []
  let heads = 1
  const paidFor = ({ id: itemId }: Planned): number =>
    booked
      .filter((one) => one.stands && one.itemId === itemId)
      .reduce((sum, { amount }) => sum + amount, 0)

  /** What is there and booked costs what was paid, and goes on to say so. */
  const notePaid = (item: Planned): void => {
    const paid = paidFor(item)
    if (!item.isThere || paid === 0) return
    item.price = paid
    item.isCancelled = false
    item.isIdea = false
  }
  const costOf = (item: Planned): number => (item.isCancelled || item.isIdea ? 0 : item.price)

  const steps = {
    async add(item: Planned) {
      if (item.door) {
        // Twice at once, and once more when it is there already: still one, at the price it has by now.
        const answers = await Promise.all([item.door(), item.door()])
        expect(answers.map(({ status }) => status)).toEqual([201, 201])
        expect(new Set(answers.map(({ body }) => body.item.id)).size).toBe(1)
        if (!item.wasAdded) item.price = item.each ? item.each * heads : item.price
        Object.assign(item, { id: answers[0]?.body.item.id, isThere: true, wasAdded: true })
        return
      }
      const again = item.wasAdded ? { restore: randomUUID() } : {}
      if (item.isThere) return
      // Undo says what was seen: for something paid, what was paid for it.
      const price = (item.wasAdded ? paidFor(item) || item.price : item.price) / 100
      const wish = { id: item.id, type: 'hotel', name: 'A hotel', price }
      const seen = item.wasAdded ? { ...wish, ...again } : wish
      const { status } = await ann.post(`${path}/items`, seen)
      expect(status).toBe(201)
      item.isThere = true
      item.wasAdded = true
      notePaid(item)
    },
    async book(item: Planned) {
      if (!item.offer) return
      guests += 1
      const answer = await ann.post('/api/flight-data/hotels/book', {
        trip: { tripId: id, itemId: item.id },
        offerId: item.offer.id,
        guestInfo: {
          firstName: 'Zoë',
          lastName: `Roy ${guests}`,
          email: `zoe${guests}@example.ca`,
          phone: '+1 416 555 0100',
        },
        paymentInfo: payment,
      })
      // Few rooms: then nothing is booked, and nothing may be paid.
      if (answer.status === 409) {
        refusals += 1
        return
      }
      expect(answer.status).toBe(201)
      const { booking } = answer.body
      const amount = cents(booking.totalCad)
      booked.push({ id: booking.id, itemId: item.id, amount, stands: true })
      notePaid(item)
    },
    async cancel(item: Planned) {
      const one = booked.find(({ itemId, stands }) => stands && itemId === item.id)
      if (!one) return
      const answers = await Promise.all(
        [1, 2].map(() => ann.post(`/api/bookings/${one.id}/cancel`)),
      )
      expect(answers.map(({ status }) => status)).toContain(200)
      one.stands = false
      if (item.isThere && paidFor(item) === 0) item.isCancelled = true
      notePaid(item)
    },
    async remove(item: Planned) {
      if (!item.wasAdded) return
      const { status, body } = await ann.delete(`${path}/items/${item.id}`)
      // What we hold a booking for stays until that is cancelled.
      const isHeld = item.isThere && paidFor(item) > 0
      expect([status, body?.code]).toEqual(isHeld ? [409, 'booked-here'] : [204, undefined])
      item.isThere = item.isThere && isHeld
    },
    async idea(item: Planned) {
      if (!item.isThere) return
      const wish = { status: item.isIdea ? 'planned' : 'idea' }
      const { status, body } = await ann.patch(`${path}/items/${item.id}`, wish)
      const isHeld = paidFor(item) > 0
      expect([status, body.code]).toEqual(isHeld ? [409, 'booked-here'] : [200, undefined])
      if (isHeld) return
      item.isIdea = !item.isIdea
      item.isCancelled = false
    },
    async party(item: Planned) {
      const { version } = (await ann.get(path)).body
      const party = { adults: 1 + (items.indexOf(item) % 4), children: [4] }
      const { status, body } = await ann.patch(path, { version, party })
      expect(status).toBe(200)
      // What is asked anew says what it costs now; what is not there follows the heads unseen.
      for (const { itemId, after } of body.repriced)
        for (const one of items) if (one.id === itemId && after !== null) one.price = cents(after)
      const next = headsOf(party)
      for (const one of items)
        if (one.each && one.wasAdded && !one.isThere) one.price = (one.price / heads) * next
      heads = next
    },
    async rename(item: Planned) {
      if (!item.isThere) return
      const { status } = await ann.patch(`${path}/items/${item.id}`, { description: randomUUID() })
      expect(status).toBe(200)
    },
    async price(item: Planned) {
      if (!item.isThere) return
      const wanted = item.price + 100
      const { status } = await ann.patch(`${path}/items/${item.id}`, { price: wanted / 100 })
      const paid = paidFor(item)
      expect(status).toBe(paid > 0 && paid !== wanted ? 409 : 200)
      if (status !== 200) return
      item.price = wanted
      // Where it does not part into whole cents, it is a group's from now on.
      if (item.each) item.each = wanted % heads === 0 ? wanted / heads : undefined
    },
  }

  async function check(): Promise<void> {
    const there = items.filter(({ isThere }) => isThere)
    const total = there.reduce((sum, item) => sum + costOf(item), 0)
    const trip = (await ann.get(path)).body
    const shown = [
      ...trip.days.flatMap((day: { items: object[] }) => day.items),
      ...trip.unscheduled,
    ]
    expect(
      Object.fromEntries(shown.map(({ id: one, price, paid }) => [one, [cents(price), paid]])),
    ).toEqual(
      Object.fromEntries(
        there.map((item) => {
          const paid = paidFor(item)
          return [item.id, [item.price, paid ? paid / 100 : null]]
        }),
      ),
    )
    const listed = (await ann.get('/api/itineraries')).body.find(
      (one: { id: string }) => one.id === id,
    )
    const page = (await app.visitor().get(link)).body
    const calendar = (await ann.get(`${path}/calendar`)).text
    const read = await readTrip({ db: app.database.db }, { userId }, id)
    const { destination, startDate, endDate } = trip
    const itinerary = { destination, startDate, endDate, items: allItems(trip) }
    const advice = await ann.post('/api/budget-advice', { itinerary, budget: 1 })
    const sums = {
      'list of trips': cents(listed.totalCad),
      ...sumsOnScreens(trip),
      ...sumsOnPage(page),
      ...sumsOnPaper(read.trip, read.items),
      ...sumsInCalendar(calendar),
      ...(there.length > 0 ? { 'advice on the budget': cents(advice.body.totalCad) } : {}),
    }
    expect(sums).toEqual(Object.fromEntries(Object.keys(sums).map((name) => [name, total])))
  }
  return { items, steps, check, path, booked }
}

const deed = fc.record({
  what: fc.constantFrom('add', 'book', 'cancel', 'remove', 'rename', 'price', 'idea', 'party'),
  which: fc.nat({ max: 4 }),
})

test('PLAN-08 BUDGET-04 STAY-09 RENT-05 DINE-03 whatever is added, booked, cancelled, removed and undone in whatever order: trip, list, screens, shared page, paper, calendar, advice and bookings agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 12 }), async (deeds) => {
      const { items, steps, check } = await openLedger()
      for (const { what, which } of deeds) {
        const item = items[which]
        if (item) await steps[what as keyof typeof steps](item)
        await check()
      }
    }),
    {
      numRuns: runs,
      endOnFailure: true,
      // Whatever chance brings, these are among them.
      examples: [
        [
          [
            { what: 'add', which: 0 },
            { what: 'book', which: 0 },
            { what: 'add', which: 1 },
            { what: 'book', which: 1 },
            { what: 'cancel', which: 0 },
            { what: 'remove', which: 1 },
            { what: 'remove', which: 0 },
          ],
        ],
        [
          [
            { what: 'add', which: 3 },
            { what: 'add', which: 4 },
            { what: 'price', which: 3 },
            { what: 'remove', which: 3 },
            { what: 'remove', which: 4 },
            { what: 'add', which: 4 },
            { what: 'add', which: 3 },
            { what: 'add', which: 3 },
          ],
        ],
      ],
    },
  )
  // What is always refused proves nothing.
  const { bookings } = (await ann.get('/api/bookings')).body
  const states = new Set(bookings.map(({ state }: { state: string }) => state))
  if (refusals > 0) states.delete('failed')
  expect(states).toEqual(new Set(['confirmed', 'cancelled']))
})

test('PLAN-08 STAY-09 a booking for another account’s trip books nothing; one for a deleted trip stays', async () => {
  const { items, steps, path, booked } = await openLedger()
  const [item] = items
  if (!item?.offer) throw new Error('No offer')
  const stranger = await app.user('explorer')
  const tripId = path.split('/').at(-1)
  const refused = await stranger.post('/api/flight-data/hotels/book', {
    trip: { tripId, itemId: item.id },
    offerId: item.offer.id,
    guestInfo: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+1 416 555 0100' },
    paymentInfo: payment,
  })
  expect([refused.status, refused.body.code]).toEqual([404, 'trip-not-found'])
  expect((await stranger.get('/api/bookings')).body.bookings).toEqual([])
  await steps.book(item)
  expect((await ann.delete(path)).status).toBe(204)
  const kept = await ann.get(`/api/bookings/${booked[0]?.id}`)
  expect(kept.body.state).toBe('confirmed')
})
