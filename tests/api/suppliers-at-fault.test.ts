import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { full } from '../support/full-rounds.ts'
import { firstSuppliers, secondSuppliers } from '../support/supplier-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

type Fault = (response: ServerResponse) => void

/** One address for all suppliers of a site, which answers each of them as badly as the test says. */
async function startVendors() {
  let respond: Fault = (response) => void response.destroy()
  const server = createServer((_request, response) => respond(response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (fault: Fault) => void (respond = fault),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Vendors = Awaited<ReturnType<typeof startVendors>>
const sites: { app: TestApp; vendors: Vendors; asks: readonly string[] }[] = []

const shared = ['hotels', 'flights', 'restaurants', 'nearby'] as const
beforeAll(async () => {
  const opened = [
    { settings: firstSuppliers, asks: [...shared, 'rentals', 'activities', 'visa'] },
    { settings: secondSuppliers, asks: [...shared, 'rentals', 'geocode'] },
  ].map(async ({ settings, asks }) => {
    const vendors = await startVendors()
    return { app: await startTestApp(settings(() => vendors.url)), vendors, asks }
  })
  sites.push(...(await Promise.all(opened)))
})
afterAll(async () => {
  for (const { vendors } of sites) vendors.close()
  await Promise.all(sites.map(({ app }) => app.close()))
})

const json =
  (status: number, body: string): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }

/** Fifty megabytes, unless the other side has had enough. */
const flood: Fault = (response) => {
  response.writeHead(200, { 'content-length': '50000000' })
  const piece = Buffer.alloc(1_000_000, 0x20)
  let left = 50
  const pour = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(piece)) return void response.once('drain', pour)
    }
    response.end()
  }
  pour()
}

/** A byte every now and then, and never the last. */
const drip: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}

const hang: Fault = () => undefined

const faults: Readonly<Record<string, Fault>> = {
  down: (response) => void response.destroy(),
  'a fault of their own (500)': json(500, '{}'),
  'too many calls (429)': json(429, '{}'),
  garbage: json(200, '<html>Welcome</html>'),
  'half a document': json(200, '{"data":[{"id":"1"'),
  'wrong types': json(200, '{"data":7,"Activities":7,"quotes":7,"places":7,"results":7}'),
  'fifty megabytes': flood,
  'a redirect inward': (response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/inside' })
    response.end()
  },
}

const towns = ['paris', 'rome', 'lisbon', 'tokyo', 'london', 'new-york', 'kyoto', 'barcelona']

/** What is asked of a site: of another town and day each time, so that no answer before is in the way. */
function searches(at: number): Readonly<Record<string, string>> {
  const town = towns[at % towns.length] ?? ''
  const [from, to] = [addDays('2027-05-10', at), addDays('2027-05-12', at)]
  const point = `lat=${48 + at / 10}&lng=2.3522`
  return {
    hotels: `/api/search/hotels?location=${town}&checkInDate=${from}&checkOutDate=${to}`,
    flights: `/api/flights/search?origin=YYZ&destination=CDG&departureDate=${from}`,
    rentals: `/api/rentals/properties?location=${town}&checkIn=${from}&checkOut=${to}`,
    restaurants: `/api/reviews/restaurants?locationId=${town}`,
    activities: `/api/flight-data/activities?destination=${town}`,
    nearby: `/api/maps/nearby?${point}&type=lodging`,
    geocode: `/api/maps/geocode?location=Nowhere%20Street%20${at}`,
    visa: `/api/visa/check?from=CA&to=${['JP', 'FR', 'GB', 'US', 'AU', 'MX', 'IT', 'PT', 'ES', 'NZ'][at]}`,
  }
}

const pages = ['/', '/planner', '/flights', '/search', '/stay-dine', '/insurance', '/visa', '/maps']
/** Three seconds, of which a port has two; beside other tests all of it is slower, and still far below a supplier's deadline. */
const usableWithinMs = full ? 3000 : 8000

async function timed(visitor: TestClient, path: string) {
  const began = performance.now()
  const { status, body, text } = await visitor.get(path)
  expect({ path, ms: performance.now() - began < usableWithinMs }).toEqual({ path, ms: true })
  return { status, body, code: body?.code as unknown, text }
}

type Answer = Awaited<ReturnType<typeof timed>>

const isUnavailable = (name: string, { status, code }: Answer): void =>
  expect({ name, status, code }).toEqual({ name, status: 503, code: 'unavailable' })

/** Lists say so in their answer, and the others in their refusal. */
function goesOn(name: string, { status, body, code }: Answer): void {
  if (['nearby', 'geocode', 'visa'].includes(name))
    expect({ name, status, code }).toEqual({ name, status: 503, code: 'still-searching' })
  else
    expect({ name, status, searching: body.searching }).toEqual({
      name,
      status: 200,
      searching: true,
    })
}

/** Each search says what is missing, and why; pages stand; nothing invented takes its place. All within three seconds. */
async function expectUsable(
  site: (typeof sites)[number],
  at: number,
  saysWhy: (name: string, answer: Answer) => void,
) {
  const visitor = site.app.visitor()
  const found = site.asks.map(async (name) => {
    const answer = await timed(visitor, searches(at)[name] ?? '')
    saysWhy(name, answer)
    expect(answer.text).not.toMatch(/"sample":\s*true/)
  })
  const shown = pages.map(async (path) => {
    const { status } = await timed(visitor, path)
    expect({ path, status }).toEqual({ path, status: 200 })
  })
  await Promise.all([...found, ...shown])
}

/** A refusal shows that the vendor is there: after five faults in a row it would be left in peace. */
async function askedKindly({ app, vendors, asks }: (typeof sites)[number]): Promise<void> {
  vendors.fail(json(422, '{}'))
  await Promise.all(asks.map(async (name) => app.visitor().get(searches(9)[name] ?? '')))
}

test.each(Object.entries(faults).map(([name, fault], at) => [name, fault, at] as const))(
  'H2 all suppliers at once, %s: each search says within three seconds that it is unavailable, and pages stand',
  async (_, fault, at) => {
    for (const { vendors } of sites) vendors.fail(fault)
    await Promise.all(sites.map(async (site) => expectUsable(site, at, isUnavailable)))
    const quote = await sites[0]?.app.visitor().post('/api/tugo/quote', {
      destinationCountry: 'FR',
      travelStartDate: '2027-05-10',
      travelEndDate: '2027-05-12',
      birthDate: '1990-01-20',
    })
    expect(quote?.status).toBe(503)
    await Promise.all(sites.map(askedKindly))
  },
)

const plan = (app: TestApp, destination: string) =>
  app.visitor().post('/api/plans', {
    origin: 'YYZ',
    destination,
    startDate: '2027-05-10',
    endDate: '2027-05-12',
    party: { adults: 2 },
  })

async function expectPlanOfSights(app: TestApp, destination: string): Promise<void> {
  const began = performance.now()
  const { status, body, text } = await plan(app, destination)
  expect(performance.now() - began).toBeLessThan(usableWithinMs)
  expect(status).toBe(200)
  const items: { type: string }[] = body.days.flatMap(
    (day: { items: { type: string }[] }) => day.items,
  )
  expect([...new Set(items.map(({ type }) => type))]).toEqual(['attraction'])
  expect(body.missing).toEqual(['flights', 'stays', 'restaurants'])
  expect(text).not.toMatch(/"sample":\s*true/)
}

// After all others, as what hangs stays in the air for as long as its deadline.
describe('H2 suppliers that do not end', () => {
  test.each([['hanging', 'slow', 8] as const, ...(full ? [['slow', 'hanging', 9] as const] : [])])(
    'H2 the first %s, the second %s: searches say within three seconds that they go on, and pages stand; a plan is made without them',
    async (ofFirst, _, at) => {
      const [one, two] = ofFirst === 'hanging' ? [hang, drip] : [drip, hang]
      sites[0]?.vendors.fail(one)
      sites[1]?.vendors.fail(two)
      await Promise.all(sites.map(async (site) => expectUsable(site, at, goesOn)))
      const [first] = sites
      if (first) await expectPlanOfSights(first.app, 'miami')
    },
  )
})

test('H2 a plan is made of sights and says what is missing, while no supplier answers; it is no answer for later', async () => {
  const [first] = sites
  if (!first) throw new Error('No site')
  first.vendors.fail((response) => void response.destroy())
  await expectPlanOfSights(first.app, 'seattle')
  const [one, other] = [await plan(first.app, 'seattle'), await plan(first.app, 'seattle')]
  expect(one.body.id).not.toBe(other.body.id)
})
