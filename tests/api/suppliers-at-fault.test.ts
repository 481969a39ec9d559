import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** One address for all suppliers, which answers each of them as badly as the test says. */
let respond: (response: ServerResponse) => void = () => undefined
const vendor = createServer((_request, response) => respond(response))
let app: TestApp
beforeAll(async () => {
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  app = await startTestApp({
    FLIGHTS_PROVIDER: 'duffel',
    DUFFEL_KEY: 'duffel_test_key',
    DUFFEL_URL: url,
    STAYS_PROVIDER: 'liteapi',
    BOOKINGS_PROVIDER: 'liteapi',
    RENTALS_PROVIDER: 'liteapi',
    LITEAPI_KEY: 'sand_test_key',
    LITEAPI_URL: url,
    LITEAPI_BOOK_URL: url,
    DINING_PROVIDER: 'terra',
    PLACES_PROVIDER: 'terra',
    TERRA_KEY: 'terra_test_key',
    TERRA_URL: url,
    ACTIVITIES_PROVIDER: 'xap',
    XAP_KEY: 'xap_test_key',
    XAP_SECRET: 'xap_test_secret',
    XAP_URL: url,
    INSURANCE_PROVIDER: 'xcover',
    XCOVER_KEY: 'xcover_test_key',
    XCOVER_SECRET: 'xcover_test_secret',
    XCOVER_PARTNER: 'MAPLE',
    XCOVER_URL: url,
    VISAS_PROVIDER: 'travelbuddy',
    TRAVEL_BUDDY_KEY: 'buddy_test_key',
    TRAVEL_BUDDY_URL: url,
  })
})
afterAll(async () => {
  await app.close()
  vendor.closeAllConnections()
  vendor.close()
})

const json = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

/** More than any answer may have. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '50000000' })
  const piece = Buffer.alloc(1_000_000, 0x20)
  for (let at = 0; at < 10 && !response.destroyed; at += 1) response.write(piece)
}

const faults = {
  down: (response: ServerResponse) => void response.destroy(),
  'a fault of their own (500)': json(500, '{}'),
  'too many calls (429)': json(429, '{}'),
  garbage: json(200, '<html>Welcome</html>'),
  'half a document': json(200, '{"data":[{"id":"1"'),
  'wrong types': json(200, '{"data":7,"Activities":7,"quotes":7,"places":7}'),
  'fifty megabytes': flood,
  'a redirect inward': (response: ServerResponse) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/inside' })
    response.end()
  },
} as const

const nights = 'checkInDate=2027-05-10&checkOutDate=2027-05-12'
const searches = [
  `/api/search/hotels?location=Paris&${nights}`,
  '/api/flights/search?origin=YYZ&destination=CDG&departureDate=2027-05-10',
  '/api/rentals/properties?location=Paris',
  '/api/reviews/restaurants?locationId=paris',
  '/api/flight-data/activities?destination=Paris',
  '/api/maps/nearby?lat=48.8566&lng=2.3522&type=lodging',
]
const pages = ['/', '/planner', '/flights', '/search', '/stay-dine', '/insurance', '/visa', '/maps']

describe.each(Object.entries(faults))('H2 all suppliers at once: %s', (_, fault) => {
  test('H2 each search says within three seconds that it is unavailable, and pages stand', async () => {
    respond = fault
    const visitor = app.visitor()
    const asked = [...searches, ...pages].map(async (path) => {
      const began = performance.now()
      const { status, body, text } = await visitor.get(path)
      return { path, status, code: body?.code, text, ms: performance.now() - began }
    })
    for (const { path, status, code, text, ms } of await Promise.all(asked)) {
      const isPage = pages.includes(path)
      expect({ path, status }).toEqual({ path, status: isPage ? 200 : 503 })
      if (!isPage) expect({ path, code }).toEqual({ path, code: 'unavailable' })
      if (!isPage) expect(text).not.toMatch(/"sample":\s*true/)
      expect(ms).toBeLessThan(3000)
    }
    const quote = await visitor.post('/api/tugo/quote', {
      destinationCountry: 'FR',
      travelStartDate: '2027-05-10',
      travelEndDate: '2027-05-12',
      birthDate: '1990-01-20',
    })
    expect(quote.status).toBe(503)
  })
})

test('H2 a plan is made of sights, with flight, stay and tables left open, while no supplier answers', async () => {
  respond = faults.down
  const began = performance.now()
  const { status, body } = await app.visitor().post('/api/plans', {
    origin: 'YYZ',
    destination: 'paris',
    startDate: '2027-05-10',
    endDate: '2027-05-12',
    party: { adults: 2 },
  })
  expect(status).toBeLessThan(300)
  const items: { type: string }[] = body.days.flatMap(
    (day: { items: { type: string }[] }) => day.items,
  )
  expect([...new Set(items.map(({ type }) => type))]).toEqual(['attraction'])
  expect(JSON.stringify(body)).not.toMatch(/"sample":true/)
  expect(performance.now() - began).toBeLessThan(3000)
})
