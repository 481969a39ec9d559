import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalkTimes } from '#features/trips/server/index.ts'
import { askOsrm } from '#features/trips/server/provider/router/routers.ts'
import { createWalkRouter } from '#features/trips/server/provider/router/walk-router.ts'
import { endsEveryFault } from '#platform/server/outbound/vendor-faults.suite.ts'
import { startTestApp } from '../support/test-app.ts'
import { type Asked, type StandIn, startStandIn } from './stand-in.ts'

type Point = readonly [lat: number, lng: number]

/** A second a metre to the north, ten to the east: an invented town. Nothing is walked south of the equator. */
const seconds = ([lat, lng]: Point, [north, east]: Point): number | null =>
  Math.min(lat, north) < 0
    ? null
    : Math.round((Math.abs(north - lat) + 10 * Math.abs(east - lng)) * 111_000)
const tableOf = (points: readonly Point[]) => points.map((a) => points.map((b) => seconds(a, b)))

const pair = (text: string, by: string): Point => {
  const [a = 0, b = 0] = text.split(by).map(Number)
  return [a, b]
}

/** Answers in the shapes of the three routers, written by us. */
function tell({ method, url, body }: Asked) {
  const [, , , profile, at] = url.pathname.split('/')
  if (url.pathname.startsWith('/table/v1/') && profile === 'foot') {
    const points = (at ?? '').split(';').map((text): Point => {
      const [lng, lat] = pair(text, ',')
      return [lat, lng]
    })
    return { json: { code: 'Ok', durations: tableOf(points), sources: [], destinations: [] } }
  }
  if (url.pathname === '/sources_to_targets' && method === 'POST') {
    const { sources, costing } = body as {
      sources: { lat: number; lon: number }[]
      costing: string
    }
    if (costing !== 'pedestrian') return { status: 400 }
    const durations = tableOf(sources.map(({ lat, lon }): Point => [lat, lon]))
    return { json: { sources_to_targets: { durations, distances: [] }, units: 'kilometers' } }
  }
  if (url.pathname === '/api/v1/one-to-many' && url.searchParams.get('mode') === 'WALK') {
    const from = pair(url.searchParams.get('one') ?? '', ';')
    const many = (url.searchParams.get('many') ?? '').split(',').map((text) => pair(text, ';'))
    return {
      json: many.map((to) => {
        const duration = seconds(from, to)
        return duration === null ? {} : { duration, distance: duration }
      }),
    }
  }
  return { status: 404 }
}

const { signal } = new AbortController()
const log = { warn: () => undefined }
const places = [
  { lat: 38.71, lng: -9.14 },
  { lat: 38.72, lng: -9.14 },
  { lat: 38.71, lng: -9.13 },
]
let router: StandIn
beforeAll(async () => {
  router = await startStandIn(tell)
})
afterAll(() => router.close())

endsEveryFault('a walking router', ({ url, limits, log: given }) => {
  const walks = createWalkRouter({
    name: 'osrm',
    url,
    limits,
    log: given,
    ask: askOsrm,
    now: Date.now,
  })
  return (ending) => walks.table(places, ending)
})

describe.each(['osrm', 'valhalla', 'motis'])('E1 walks by %s', (name) => {
  const open = () => createWalkTimes(name, { url: router.url, log })

  test('E1 minutes from each place to each, in the order asked', async () => {
    const table = await open()?.table(places, signal)
    expect(table?.map((row) => row.map((minutes) => Math.round(minutes ?? NaN)))).toEqual([
      [0, 19, 185],
      [19, 0, 204],
      [185, 204, 0],
    ])
  })

  test('E1 a pair without a way is said to have none', async () => {
    const table = await open()?.table([...places, { lat: -1, lng: 0 }], signal)
    expect(table?.[0]?.[3]).toBeUndefined()
    expect(table?.[0]?.[1]).toBeCloseTo(18.5)
  })

  test('E1 an answer of another size than the question is none', async () => {
    const odd = await startStandIn(() => ({
      json: { code: 'Ok', durations: [[0]], sources_to_targets: { durations: [[0]] } },
    }))
    const walks = createWalkTimes(name, { url: odd.url, log })
    await expect(walks?.table(places, signal)).rejects.toMatchObject({ code: 'unavailable' })
    await odd.close()
  })
})

test('E1 no router is set by default; an unknown one, and one without an address, stop the start', () => {
  expect(createWalkTimes('embedded', { url: undefined, log })).toBeUndefined()
  expect(() => createWalkTimes('mine', { url: undefined, log })).toThrow(
    'ROUTER_PROVIDER: unknown adapter "mine". Known: embedded, osrm, valhalla, motis',
  )
  expect(() => createWalkTimes('osrm', { url: undefined, log })).toThrow('ROUTER_URL')
})

describe('E1 the best day and the check count with the router', () => {
  const day = '2027-05-11'
  const visit = (name: string, time: string, lng: number) => ({
    type: 'attraction',
    name,
    day,
    time,
    durationMinutes: 60,
    lat: 38.71,
    lng,
  })

  /** Castle and museum are 170 m apart by the bird, and half an hour for the router. */
  async function asked(settings: Readonly<Record<string, string>>) {
    const app = await startTestApp(settings)
    try {
      const user = await app.user('wanderlust')
      const { body: trip } = await user.post('/api/itineraries', {
        destinations: [{ name: 'Lisbon', countryCode: 'PT', lat: 38.71, lng: -9.14 }],
        startDate: '2027-05-10',
        endDate: '2027-05-12',
      })
      const path = `/api/itineraries/${trip.id}`
      await user.post(`${path}/items`, visit('Castle', '10:00', -9.14))
      await user.post(`${path}/items`, visit('Museum', '11:05', -9.138))
      const best = await user.post(`${path}/days/${day}/best`, { explain: true })
      const { findings } = (await user.get(`${path}/check`)).body
      return {
        walks: best.body.walks,
        way: best.body.problem.travel.minutes[1][2],
        rules: findings.map(({ rule }: { rule: string }) => rule),
      }
    } finally {
      await app.close()
    }
  }

  test('E1 its minutes on foot are used, and named; a ride may still be shorter', async () => {
    const own = await asked({ ROUTER_PROVIDER: 'osrm', ROUTER_URL: router.url })
    expect(own).toMatchObject({ walks: 'osrm', rules: ['no-bed', 'too-far'].toSorted() })
    expect(own.way).toBeGreaterThan(5)
  })

  test('E1 without one, or where it gives no answer, the ways are estimates and say so', async () => {
    const estimate = { walks: 'estimate', way: 3, rules: ['no-bed'] }
    expect(await asked({})).toEqual(estimate)
    const dead = { ROUTER_PROVIDER: 'valhalla', ROUTER_URL: 'http://127.0.0.1:1' }
    expect(await asked(dead)).toEqual(estimate)
  })
})
