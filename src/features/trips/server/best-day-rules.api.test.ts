import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import type { z } from 'zod'
import type { bestDaySchema } from '../contract/best-day.schema.ts'
import { bruteForce } from '../domain/best-day/testing/brute-force.ts'

type BestDayAnswer = z.input<typeof bestDaySchema>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const day = '2027-05-11'
const bed = {
  type: 'hotel',
  name: 'Casa',
  day: '2027-05-10',
  nights: 3,
  price: 300,
  lat: 38.71,
  lng: -9.14,
}

interface Made {
  readonly user: TestClient
  readonly path: string
  readonly ids: readonly string[]
  ask(wish?: object): Promise<{ status: number; body: BestDayAnswer & { code?: string } }>
}

/** A Lisbon trip with these items and an optional stay. */
async function made(items: readonly object[], stay: object | null = bed, own?: TestClient) {
  const user = own ?? (await app.user('wanderlust'))
  const { body } = await user.post('/api/itineraries', {
    destinations: [lisbon],
    startDate: '2027-05-10',
    endDate: '2027-05-13',
  })
  const path = `/api/itineraries/${body.id}`
  if (stay) expect((await user.post(`${path}/items`, stay)).status).toBe(201)
  const ids: string[] = []
  for (const item of items) {
    const { status, body: added } = await user.post(`${path}/items`, item)
    expect(status, JSON.stringify(added)).toBe(201)
    ids.push(added.id)
  }
  const ask: Made['ask'] = async (wish = {}) => {
    const { status, body: answer } = await user.post(`${path}/days/${day}/best`, wish)
    return { status, body: answer }
  }
  return { user, path, ids, ask }
}

const sight = (name: string, more: object = {}) => ({
  type: 'attraction',
  name,
  lat: 38.715,
  lng: -9.135,
  day,
  durationMinutes: 60,
  ...more,
})

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const stopOf = ({ stops }: BestDayAnswer, id: string | undefined) =>
  stops.find(({ itemId }) => itemId === id)

/** Rebuilds the problem from the answer, for the brute-force check. */
function problemIn({ problem }: BestDayAnswer, keep: readonly unknown[]) {
  if (!problem) throw new Error('The answer explains nothing')
  return {
    from: minutes(problem.from),
    // Bookings can extend the return; other items end within their windows.
    until: Math.max(
      minutes(problem.until),
      ...problem.items
        .filter((item) => item.fixed)
        .map(({ itemId, windows: [window] }) => {
          const row = problem.travel.ids.indexOf(itemId)
          return minutes(window?.[1] ?? '00:00') + (problem.travel.minutes[row]?.[0] ?? 0)
        }),
    ),
    items: problem.items.map((item) => {
      const place = problem.travel.ids.indexOf(item.itemId)
      return {
        id: item.itemId,
        priority: item.priority,
        minutes: item.minutes,
        windows: item.windows.map(([a, b]) => [minutes(a), minutes(b)] as const),
        must: item.fixed || item.itemId.startsWith('meal:') || keep.includes(item.itemId),
        place: place < 0 ? undefined : place,
      }
    }),
    travel: problem.travel.minutes,
  }
}

/** Invariants of every answer: windows, travel, pauses and return. */
function expectWalkable(answer: BestDayAnswer, keep: readonly unknown[] = []): void {
  const problem = problemIn(answer, keep)
  let at = 0
  let free = problem.from
  let score = 0
  let travelled = 0
  let end = problem.from
  for (const stop of answer.stops) {
    const item = problem.items.find(({ id }) => id === stop.itemId)
    if (!item) throw new Error(`${stop.itemId} is not in the problem`)
    const [start, ends] = [minutes(stop.start), minutes(stop.end)]
    expect(ends - start).toBe(item.minutes)
    expect(item.windows.some(([opens, closes]) => opens <= start && ends <= closes)).toBe(true)
    expect(start).toBeGreaterThanOrEqual(end)
    expect(stop.why).toMatch(/\.$/)
    score += item.priority
    end = ends
    if (item.place === undefined) free += item.minutes
    else {
      const way = problem.travel[at]?.[item.place] ?? 0
      expect(start).toBeGreaterThanOrEqual(free + way)
      travelled += way
      free = ends
      at = item.place
    }
  }
  if (at > 0) travelled += problem.travel[at]?.[0] ?? 0
  expect(answer.score).toBe(score)
  expect(end).toBeLessThanOrEqual(problem.until)
  expect(answer.legs.reduce((sum, leg) => sum + leg.minutes, 0)).toBe(travelled)
  const must = problem.items.filter(({ must: isMust }) => isMust).map(({ id }) => id)
  expect(answer.stops.map(({ itemId }) => itemId)).toEqual(expect.arrayContaining(must))
  const all = [...answer.stops.map(({ itemId }) => itemId), ...answer.left]
  expect(all.toSorted()).toEqual(problem.items.map(({ id }) => id).toSorted())
  const wanted = bruteForce(problem)
  expect(wanted?.slice(0, 2)).toEqual([-score, travelled])
  expect(answer.proof).toEqual({ optimal: true })
}

const randomStop = fc.record({
  x: fc.nat(40),
  y: fc.nat(40),
  priority: fc.integer({ min: 1, max: 10 }),
  durationMinutes: fc.constantFrom(30, 60, 90, 120, 150),
  opens: fc.integer({ min: 8, max: 14 }),
  open: fc.integer({ min: 2, max: 8 }),
  split: fc.boolean(),
  lastEntryMinutes: fc.constantFrom(null, 30, 60),
  scheduled: fc.boolean(),
  onMap: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
})
const randomDay = fc.record({
  stops: fc.array(randomStop, { minLength: 1, maxLength: 6 }),
  from: fc.constantFrom('08:00', '09:00', '10:00'),
  until: fc.constantFrom('16:00', '18:30', '21:00'),
  meals: fc.boolean(),
  bed: fc.boolean(),
  booked: fc.constantFrom(null, '11:00', '13:30'),
})

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`

describe('E1 the best day', () => {
  test('E1 60 random days over HTTP: nothing breaks a rule, and no order is better', async () => {
    const user = await app.user('wanderlust')
    for (const one of fc.sample(randomDay, { numRuns: 60, seed: 1 })) {
      const items = one.stops.map((stop, at) => {
        const isBooked = at === 0 && one.booked !== null
        const closes = Math.min(22, stop.opens + stop.open)
        const second = stop.split && closes < 20 ? `,${hour(closes + 1)}-${hour(closes + 3)}` : ''
        return sight(`Sight ${at}`, {
          lat: stop.onMap ? 38.7 + stop.x / 250 : null,
          lng: stop.onMap ? -9.16 + stop.y / 250 : null,
          priority: stop.priority,
          durationMinutes: stop.durationMinutes,
          lastEntryMinutes: stop.lastEntryMinutes,
          hours: `${hour(stop.opens)}-${hour(closes)}${second}`,
          day: stop.scheduled || isBooked ? day : null,
          ...(isBooked ? { status: 'booked', time: one.booked, price: 20 } : {}),
        })
      })
      const { ids, ask } = await made(items, one.bed ? bed : null, user)
      const { from, until, meals } = one
      const { status, body } = await ask({ from, until, meals, explain: true })
      expect(status, JSON.stringify([one, body])).toBe(200)
      expectWalkable(body)
      if (one.booked !== null) expect(stopOf(body, ids[0])?.start).toBe(one.booked)
    }
  })

  test('E1 what closes early comes first, and says so; meals have their hours', async () => {
    const { ids, ask } = await made([
      sight('Late', { hours: '09:00-20:00' }),
      sight('Early', { hours: '09:00-10:45' }),
    ])
    const { body } = await ask({ explain: true })
    expect(body.stops[0]).toMatchObject({ itemId: ids[1], why: 'Visits end by 10:45.' })
    expect(body.stops.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(['meal:lunch', 'meal:dinner']),
    )
    expect([body.score, body.left, body.proof]).toEqual([10, [], { optimal: true }])
    expect(body.problem?.travel.ids[0]).toBe(null)
    expect([body.legs[0]?.from, body.legs.at(-1)?.to]).toEqual([null, null])
    const plain = await ask()
    expect(plain.body.problem).toBeUndefined()
  })

  test('E1 a museum of the atlas is left out on the day on which it is closed', async () => {
    const maat = { type: 'attraction', name: 'MAAT', source: 'dining:embedded:lisbon/maat', day }
    const { ids, ask } = await made([maat, sight('Open')])
    const { body } = await ask()
    // A Tuesday.
    expect(body.left).toEqual([ids[0]])
    expect((await ask({ keep: [ids[0]] })).body.code).toBe('day-does-not-fit')
  })

  test('E1 what is booked is visited exactly then, what is kept in any case', async () => {
    const { ids, ask } = await made([
      sight('Tour', { status: 'booked', time: '14:05', priority: 1, price: 10 }),
      sight('Best', { priority: 10, hours: '14:00-15:30' }),
      sight('Plain', { priority: 1, hours: '10:00-11:00' }),
      sight('Better', { priority: 9, hours: '10:00-11:00' }),
    ])
    const { body } = await ask({ meals: false, explain: true })
    expect(stopOf(body, ids[0])).toMatchObject({ start: '14:05', why: 'Booked for 14:05.' })
    expect(body.left.toSorted()).toEqual([ids[1], ids[2]].toSorted())
    const kept = await ask({ meals: false, keep: [ids[2]], explain: true })
    expect(stopOf(kept.body, ids[2])?.start).toBe('10:00')
    expect(kept.body.left).toContain(ids[3])
    expectWalkable(kept.body, [ids[2]])
  })

  test('E1 a booked evening may force a later return; nothing else is later than the day', async () => {
    const { ids, ask } = await made([
      sight('Show', { status: 'booked', time: '22:30', durationMinutes: 120, price: 10 }),
      sight('Bar', { hours: '20:30-23:00' }),
    ])
    const { status, body } = await ask({ explain: true })
    expect([status, body.stops.at(-1)]).toMatchObject([200, { itemId: ids[0], end: '24:30' }])
    expect(body.left).toEqual([ids[1]])
  })

  test('E1 without a bed the day begins and ends at a visit', async () => {
    const { ids, ask } = await made([sight('One', { hours: '09:00-10:00' })], null)
    const { body } = await ask({ meals: false, from: '09:00', until: '10:00', explain: true })
    expect(body.stops).toMatchObject([{ itemId: ids[0], start: '09:00', end: '10:00' }])
    expect(body.legs.map((leg) => leg.minutes)).toEqual([0, 0])
    const { ids: far, ask: again } = await made([sight('One', { hours: '09:00-10:00' })])
    const tight = await again({ meals: false, from: '09:00', until: '10:00' })
    expect(tight.body.left).toEqual(far)
  })

  test('E1 unscheduled ones stand for choice by default; candidates narrow them; of one slot one', async () => {
    const { ids, ask } = await made([
      sight('Own'),
      sight('Idea', { day: null, status: 'idea' }),
      sight('Other choice', { day: null, status: 'idea', choice: 'noon', priority: 3 }),
      sight('That choice', { day: null, status: 'idea', choice: 'noon', priority: 8 }),
      sight('Cancelled', { status: 'cancelled' }),
      sight('Tomorrow', { day: '2027-05-12' }),
    ])
    const all = await ask({ meals: false })
    const visited = all.body.stops.map(({ itemId }) => itemId)
    expect(visited.toSorted()).toEqual([ids[0], ids[1], ids[3]].toSorted())
    const few = await ask({ meals: false, candidates: [ids[1], ids[5]] })
    expect(few.body.stops.map(({ itemId }) => itemId).toSorted()).toEqual(
      [ids[1], ids[5]].toSorted(),
    )
    expect(few.body.left).toEqual([])
    expect((await ask({ candidates: [ids[4]], meals: false })).body.stops).toEqual([])
    expect((await ask({ keep: [ids[4]] })).status).toBe(422)
  })

  test('E1 what is not on the map is no short cut: the far place is as far by way of it', async () => {
    const { ids, ask } = await made([
      sight('Far', { lat: 38.9, lng: -9.4, hours: '19:00-20:50', priority: 9 }),
      sight('Somewhere', { lat: null, lng: null, durationMinutes: 5 }),
    ])
    const { body } = await ask({ meals: false, explain: true })
    expect(body.left).toEqual([ids[0]])
    expectWalkable(body)
  })

  test('E1 on a day of moving one leaves the bed of the night before, and is back at the next', async () => {
    const first = { ...bed, nights: 1 }
    const next = { ...bed, name: 'Sintra', day, nights: 2, lat: 38.8, lng: -9.38 }
    const { user, path, ids, ask } = await made([sight('Near the first')], first)
    expect((await user.post(`${path}/items`, next)).status).toBe(201)
    const { body } = await ask({ meals: false, explain: true })
    const [out, back] = body.legs
    expect([out?.to, back?.from]).toEqual([ids[0], ids[0]])
    expect(out?.minutes).toBeLessThan(20)
    expect(back?.minutes).toBeGreaterThan(45)
    expectWalkable(body)
  })

  test.each([
    [
      'flight',
      {
        type: 'flight',
        name: 'Flight to Porto',
        details: {
          kind: 'flight',
          directions: [
            {
              segments: [
                {
                  from: { iata: 'LIS', local: `${day}T09:00` },
                  to: { iata: 'OPO', local: `${day}T10:00` },
                },
              ],
            },
          ],
        },
      },
      '11:30',
    ],
    [
      'train',
      {
        type: 'transport',
        name: 'Train to Porto',
        details: {
          kind: 'ground',
          mode: 'train',
          from: { place: { name: 'Oriente', lat: 38.768, lng: -9.099 }, local: `${day}T09:00` },
          to: { place: { name: 'Campanhã', lat: 41.149, lng: -8.585 }, local: `${day}T12:10` },
        },
      },
      '12:10',
    ],
  ])(
    'E1 who comes by %s from another town begins at the new bed, once there',
    async (_, way, from) => {
      const porto = { lat: 41.15, lng: -8.61 }
      const next = { ...bed, name: 'Ribeira', day, nights: 2, ...porto }
      const { user, path, ids, ask } = await made([sight('Clérigos', porto)], { ...bed, nights: 1 })
      for (const item of [next, { ...way, day }])
        expect((await user.post(`${path}/items`, item)).status).toBe(201)
      const { body } = await ask({ meals: false, explain: true })
      expect(body.problem?.from).toBe(from)
      expect(body.stops.map(({ itemId }) => itemId)).toEqual(ids)
      expect(body.legs.every(({ minutes }) => minutes < 20)).toBe(true)
    },
  )

  test('E1 two booked at once, or one before the day begins, do not fit', async () => {
    const at = (time: string) => ({ status: 'booked', time, price: 10 })
    const two = await made([sight('A', at('14:00')), sight('B', at('14:30'))])
    expect((await two.ask()).body).toMatchObject({ code: 'day-does-not-fit', status: 422 })
    const early = await made([sight('A', at('08:00'))])
    expect((await early.ask()).body.code).toBe('day-does-not-fit')
    expect((await early.ask({ from: '07:00' })).status).toBe(200)
  })

  test('E1 thirty-five candidates are answered with a bound, not with a false proof', async () => {
    const items = Array.from({ length: 35 }, (_, at) =>
      sight(`Sight ${at}`, { lat: 38.7 + (at % 7) / 500, lng: -9.15 + at / 2000 }),
    )
    const { ask } = await made(items)
    const { status, body } = await ask()
    expect(status).toBe(200)
    if (!('atMost' in body.proof)) throw new Error('Said to be proved')
    expect(body.proof.atMost).toBeGreaterThanOrEqual(body.score)
  })

  test('E1 a stranger, a visitor, another day, bad input', async () => {
    const { user, path, ids, ask } = await made([sight('One')])
    const best = `${path}/days/${day}/best`
    expect((await app.visitor().post(best, {})).status).toBe(401)
    const stranger = await app.user()
    expect((await stranger.post(best, {})).body.code).toBe('trip-not-found')
    const outside = await user.post(`${path}/days/2027-05-14/best`, {})
    expect([outside.status, outside.body.code]).toEqual([422, 'day-outside-trip'])
    for (const wish of [
      { from: '21:00', until: '09:00' },
      { from: '9' },
      { candidates: [randomUUID()] },
      { keep: [randomUUID()] },
      { candidates: ids[0] },
      { other: 1 },
    ])
      expect((await ask(wish)).status, JSON.stringify(wish)).toBe(422)
    expect((await user.post(`${path}/days/2027-02-30/best`, {})).status).toBe(422)
    expect((await user.get(path)).body.days[1].items[0].time).toBe(null)
  })
})
