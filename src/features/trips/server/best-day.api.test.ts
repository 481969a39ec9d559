import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let user: TestClient
beforeAll(async () => {
  app = await startTestApp()
  user = await app.user('wanderlust')
})
afterAll(() => app.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const date = '2027-05-11'
const bed = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 3, lat: 38.715, lng: -9.14 }

interface Stop {
  itemId: string
  start: string
  end: string
}
interface Answer {
  stops: Stop[]
  left: string[]
  score: number
  legs: { from: string | null; to: string | null; minutes: number }[]
  proof: { optimal?: true; atMost?: number }
  ms: number
  problem: {
    from: string
    until: string
    items: {
      itemId: string
      priority: number
      minutes: number
      fixed: boolean
      windows: [string, string][]
    }[]
    travel: { ids: (string | null)[]; minutes: number[][] }
  }
}

const visit = (name: string, over: object = {}) => ({
  type: 'attraction',
  name,
  day: date,
  durationMinutes: 60,
  lat: 38.715,
  lng: -9.14,
  ...over,
})

async function tripOf(items: readonly object[], of: TestClient = user) {
  const dates = { startDate: '2027-05-10', endDate: '2027-05-13' }
  const { body } = await of.post('/api/itineraries', { destinations: [lisbon], ...dates })
  const path = `/api/itineraries/${body.id}`
  const ids: string[] = []
  for (const item of items) {
    const { status, body: added } = await of.post(`${path}/items`, item)
    expect(status, JSON.stringify(added)).toBe(201)
    ids.push(added.id)
  }
  const best = (wish: object = {}, day = date) => of.post(`${path}/days/${day}/best`, wish)
  return { path, ids, best }
}

const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The best score and the least travel for it, by trying every order of every selection. */
function bruteForce({ problem }: Answer): readonly [score: number, travel: number] | undefined {
  const { items, travel } = problem
  const [from, until] = [at(problem.from), at(problem.until)]
  const row = (id: string | null) => travel.ids.indexOf(id)
  const way = (a: string | null, b: string | null) => travel.minutes[row(a)]?.[row(b)] ?? 0
  let best: readonly [number, number] | undefined
  const go = (
    seen: readonly string[],
    place: string | null,
    time: number,
    score: number,
    far: number,
  ) => {
    const done = items.every(({ itemId, fixed }) => {
      const isMust = fixed || itemId.startsWith('meal:')
      return !isMust || seen.includes(itemId)
    })
    if (done && time + way(place, null) <= until) {
      const whole = far + way(place, null)
      if (!best || score > best[0] || (score === best[0] && whole < best[1])) best = [score, whole]
    }
    for (const { itemId, priority, minutes, windows } of items) {
      if (seen.includes(itemId)) continue
      const isMeal = itemId.startsWith('meal:')
      const leg = isMeal ? 0 : way(place, itemId)
      const starts = windows
        .filter(([opens, closes]) => Math.max(at(opens), time + leg) + minutes <= at(closes))
        .map(([opens]) => Math.max(at(opens), time + leg))
      if (starts.length === 0) continue
      const start = Math.min(...starts)
      go([...seen, itemId], isMeal ? place : itemId, start + minutes, score + priority, far + leg)
    }
  }
  go([], null, from, 0, 0)
  return best
}

describe('E1 the best day', () => {
  test('E1 answers hold what they promise, and no other order is better', async () => {
    const stops = fc.record({
      priority: fc.integer({ min: 1, max: 10 }),
      durationMinutes: fc.constantFrom(30, 60, 120, 240),
      km: fc.integer({ min: 0, max: 12 }),
      hours: fc.constantFrom(
        null,
        'Mo-Su 10:00-18:00',
        'Mo-Su 09:00-12:00,14:00-18:00',
        'Tu 16:00-20:00',
        'Mo off',
      ),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(stops, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (wanted, meals) => {
          const items = wanted.map(({ km, ...rest }, index) =>
            visit(`Stop ${index}`, { ...rest, lat: 38.715 + km / 111 }),
          )
          const { best, ids } = await tripOf([bed, ...items])
          const { status, body } = await best({ explain: true, meals })
          expect(status, JSON.stringify(body)).toBe(200)
          const answer = body as Answer
          expect(answer.proof).toEqual({ optimal: true })
          const visited = answer.stops.map(({ itemId }) => itemId)
          expect(visited.includes('meal:lunch')).toBe(meals)
          const own = new Map(answer.problem.items.map((item) => [item.itemId, item]))
          let before = at(answer.problem.from)
          for (const { itemId, start, end } of answer.stops) {
            const item = own.get(itemId)
            expect(at(end) - at(start)).toBe(item?.minutes)
            expect(at(start)).toBeGreaterThanOrEqual(before)
            expect(
              item?.windows.some(
                ([opens, closes]) => at(opens) <= at(start) && at(end) <= at(closes),
              ),
            ).toBe(true)
            before = at(end)
          }
          const score = visited.reduce((sum, id) => sum + (own.get(id)?.priority ?? 0), 0)
          const travel = answer.legs.reduce((sum, { minutes }) => sum + minutes, 0)
          expect([answer.score, travel]).toEqual(bruteForce(answer))
          expect(score).toBe(answer.score)
          const candidates = ids.slice(1).toSorted()
          expect(
            [...visited.filter((id) => !id.startsWith('meal:')), ...answer.left].toSorted(),
          ).toEqual(candidates)
        },
      ),
      { numRuns: full ? 40 : 15 },
    )
  })

  test('E1 what is booked stands at its time, what is to be kept is visited, the rest comes if it fits', async () => {
    const { ids, best } = await tripOf([
      bed,
      visit('Opera', { status: 'booked', time: '19:30', durationMinutes: 180, priority: 1 }),
      visit('Small chapel', { priority: 1, durationMinutes: 300 }),
      visit('Palace', { priority: 10, durationMinutes: 500 }),
    ])
    const [, opera = '', chapel = '', palace = ''] = ids
    const free = (await best({ meals: false })).body as Answer
    expect(free.stops.map(({ itemId, start, end }) => [itemId, start, end])).toEqual([
      [palace, '09:00', '17:20'],
      [opera, '19:30', '22:30'],
    ])
    expect(free.left).toEqual([chapel])
    const kept = (await best({ meals: false, keep: [chapel] })).body as Answer
    expect(kept.stops.map(({ itemId }) => itemId)).toContain(chapel)
    expect(kept.stops.at(-1)).toMatchObject({ itemId: opera, start: '19:30', end: '22:30' })
    expect(kept.left).toEqual([palace])
  })

  test('E1 closing days, last entries and the hours asked for bound it; without a bed nothing is travelled to', async () => {
    const { ids, best } = await tripOf([
      visit('Closed', { hours: 'Mo off', source: null }),
      visit('Tower', { hours: 'Mo-Su 10:00-18:00', lastEntryMinutes: 120 }),
      visit('Never', { hours: 'Tu off' }),
    ])
    const { body } = await best({ from: '16:00', until: '20:00', meals: true, explain: true })
    const answer = body as Answer
    const tower = answer.problem.items.find(({ itemId }) => itemId === ids[1])
    // In by 16:00, so out by 17:00.
    expect(tower?.windows).toEqual([['10:00', '17:00']])
    expect(answer.stops.map(({ itemId }) => itemId)).toContain(ids[1])
    expect(answer.left).toContain(ids[2])
    expect(answer.problem.travel.minutes[0]).toEqual(answer.problem.travel.ids.map(() => 0))
    const lateDay = await best({ from: '17:00', until: '20:00' })
    expect(lateDay.body.left).toContain(ids[1])
  })

  test('E1 ideas without a day are candidates, those of other days and cancelled ones are not; nothing is changed', async () => {
    const { path, ids, best } = await tripOf([
      visit('Someday', { day: null, status: 'idea' }),
      visit('Other day', { day: '2027-05-12' }),
      visit('Off', { status: 'cancelled' }),
    ])
    const before = (await user.get(path)).body
    const { body } = await best({ meals: false })
    expect(body.stops.map(({ itemId }: Stop) => itemId)).toEqual([ids[0]])
    const asked = await best({ meals: false, candidates: [ids[1]] })
    expect(asked.body.stops.map(({ itemId }: Stop) => itemId)).toEqual([ids[1]])
    expect((await user.get(path)).body).toEqual(before)
  })

  test('E1 bookings at one time, a day outside, strange items, bad hours and strangers are refused in words', async () => {
    const { path, best } = await tripOf([
      visit('Opera', { status: 'booked', time: '19:30', durationMinutes: 60 }),
      visit('Fado', { status: 'booked', time: '19:45', durationMinutes: 60 }),
    ])
    const both = await best()
    expect([both.status, both.body.code]).toEqual([422, 'day-does-not-fit'])
    const outside = await best({}, '2027-05-20')
    expect([outside.status, outside.body.code]).toEqual([422, 'day-outside-trip'])
    for (const [wish, field] of [
      [{ keep: [randomUUID()] }, 'keep.0'],
      [{ candidates: [randomUUID()] }, 'candidates.0'],
      [{ from: '25:00' }, 'from'],
      [{ from: '20:00', until: '10:00' }, 'until'],
    ] as const) {
      const { status, body } = await best(wish)
      expect([status, body.errors[0].field]).toEqual([422, field])
    }
    expect((await best({}, '2027-02-30')).status).toBe(422)
    const stranger = await app.user()
    expect((await stranger.post(`${path}/days/${date}/best`, {})).status).toBe(404)
    expect((await app.visitor().post(`${path}/days/${date}/best`, {})).status).toBe(401)
  })

  test('E1 thirty candidates are answered in time, with proof or a bound', async () => {
    const items = Array.from({ length: 34 }, (_, index) =>
      visit(`Stop ${index}`, {
        lat: 38.7 + (index % 6) / 60,
        lng: -9.2 + Math.floor(index / 6) / 40,
        priority: 1 + (index % 10),
        durationMinutes: 30 + (index % 4) * 20,
      }),
    )
    const { best } = await tripOf([bed, ...items])
    const { status, body } = await best()
    expect(status).toBe(200)
    expect(body.stops.length).toBeGreaterThan(5)
    expect(body.proof.atMost).toBeGreaterThanOrEqual(body.score)
    expect(body.ms).toBeLessThan(5000)
  })
})
