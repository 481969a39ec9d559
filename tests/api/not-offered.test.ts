import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { liveSettings } from '../support/live-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
const today = new Date().toISOString().slice(0, 10)
const [from, to] = [addDays(today, 40), addDays(today, 44)]

beforeAll(async () => {
  app = await startTestApp({ ...liveSettings, RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

/** Fails where an answer has anything invented in it. */
function expectNothingInvented(text: string): void {
  expect(text).not.toMatch(/"sample":\s*true/)
  expect(text).not.toMatch(/embedded|\bsamples?\b/i)
}

const sellers = [
  { name: 'Expedia', url: 'https://www.expedia.ca/' },
  { name: 'Trip.com', url: 'https://www.trip.com/' },
]

const searches = [
  [
    'hotels',
    `/api/search/hotels?location=Paris&checkInDate=${from}&checkOutDate=${to}`,
    ['data'],
    sellers,
  ],
  ['hotels of a town without rows', '/api/search/hotels?location=Moncton', ['data'], sellers],
  [
    'flights',
    `/api/flights/search?origin=YYZ&destination=CDG&departureDate=${from}`,
    ['data'],
    sellers,
  ],
  ['rentals', '/api/rentals/properties?location=Paris', ['data', 'properties'], sellers],
  ['restaurants', '/api/reviews/restaurants?locationId=paris', ['restaurants'], []],
  ['restaurants of a search', '/api/restaurants?destination=Paris', ['restaurants'], []],
  ['activities', '/api/flight-data/activities?destination=Paris', ['activities'], []],
] as const

describe('H1 DEMO=off with no search port set', () => {
  test.each(searches)(
    'H1 %s: an empty list, not offered, with partners',
    async (_, path, way, partners) => {
      const { status, text, body } = await app.visitor().get(path)
      expect(status).toBe(200)
      expect(way.reduce<unknown>((at, name) => Reflect.get(Object(at), name), body)).toEqual([])
      expect(body).toMatchObject({ offered: false, partners })
      expectNothingInvented(text)
    },
  )

  test('H1 INSURE-01 insurance has no figure', async () => {
    const answer = await app.visitor().post('/api/tugo/quote', {
      destinationCountry: 'FR',
      travelStartDate: from,
      travelEndDate: to,
      birthDate: '1990-01-20',
    })
    expect(answer.body).toEqual({ success: true, offered: false, partners: [] })
  })

  test.each(['lodging', 'restaurant'])('H1 nothing invented stands nearby: %s', async (type) => {
    const near = `/api/maps/nearby?lat=48.8566&lng=2.3522&type=${type}`
    expect((await app.visitor().get(near)).body).toEqual([])
  })

  test('H1 sights stay, and are no samples', async () => {
    const { body, text } = await app.visitor().get('/api/reviews/attractions?locationId=paris')
    expect(body.attractions.length).toBeGreaterThan(5)
    expect(text).not.toMatch(/"sample":\s*true/)
  })

  test('H1 a plan is made of sights, with flight and stay as open gaps', async () => {
    const wish = { origin: 'YYZ', destination: 'paris', startDate: from, endDate: to }
    const { status, body, text } = await app
      .visitor()
      .post('/api/plans', { ...wish, party: { adults: 2 } })
    expect(status).toBe(200)
    const items: { type: string }[] = body.days.flatMap(
      (day: { items: { type: string }[] }) => day.items,
    )
    expect([...new Set(items.map(({ type }) => type))]).toEqual(['attraction'])
    expect(items.length).toBeGreaterThan(8)
    expect(text).not.toMatch(/"sample":\s*true/)
  })

  test('H1 the guide plans from sights, without a flight, a stay or a table', async () => {
    const user = await app.user()
    const message = `Plan four days in Paris for two from Toronto, ${from} to ${to}`
    const { status, text } = await user.post('/api/chat/send', { message })
    expect(status).toBe(200)
    const sources = [...text.matchAll(/"source":"(\w+):/g)].map(([, feature]) => feature)
    expect(sources.length).toBeGreaterThan(5)
    expect([...new Set(sources)]).toEqual(['dining'])
    expect(text).not.toMatch(/"type":"(flight|hotel|restaurant|property)"/)
    expect(text).not.toMatch(/"sample":\s*true/)
  })

  /** Ids of sights are stored in trips, and begin so (decision 66). */
  const ofSights = /"(?:dining:)?embedded:[\w/-]+"/g

  test('H1 searches of sights, airports, destinations and rates say embedded in ids of sights and airports alone', async () => {
    for (const path of [
      '/api/reviews/attractions?locationId=paris',
      '/api/maps/nearby?lat=48.8566&lng=2.3522&type=tourist_attraction',
      '/api/maps/nearby?lat=48.8566&lng=2.3522&type=airport',
      '/api/destinations/paris',
      '/api/rates',
    ]) {
      const { status, text } = await app.visitor().get(path)
      expect([path, status]).toEqual([path, 200])
      expectNothingInvented(text.replaceAll(ofSights, '""').replaceAll('"sample":false', ''))
    }
  })
})
