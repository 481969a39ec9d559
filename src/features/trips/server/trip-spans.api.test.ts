import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
})
afterAll(() => app.close())

async function newTrip(startDate = '2027-04-12', endDate = '2027-04-16'): Promise<string> {
  const { body } = await ann.post('/api/itineraries', { destination: 'Lisbon', startDate, endDate })
  return `/api/itineraries/${body.id}`
}

const at = (iata: string, local: string) => ({ iata, local })
const segment = (number: string, from: object, to: object) => ({
  number,
  carrier: { code: 'TS', name: 'Air Transat' },
  from,
  to,
})
/** A flight of one segment a direction. */
const flight = (...ways: readonly (readonly [object, object])[]) => ({
  type: 'flight',
  name: 'Flight',
  details: {
    kind: 'flight',
    directions: ways.map(([from, to], n) => ({ segments: [segment(`TS${n}`, from, to)] })),
  },
})
const add = (path: string, item: object) => ann.post(`${path}/items`, item)

/** The spans of every day and outside, as words. */
async function spansIn(path: string) {
  const { days, outside } = (await ann.get(path)).body
  const words = ({ part, direction, time }: Record<string, string | null>) =>
    [part, direction, time].filter(Boolean).join(' ')
  const inDays = days.flatMap(({ date, spans }: { date: string; spans: [] }) =>
    spans.map((span) => `${date.slice(8)} ${words(span)}`),
  )
  return [
    ...inDays,
    ...outside.map((span: { date: string }) => `(${span.date.slice(8)} ${words(span as never)})`),
  ]
}

describe('A6 details', () => {
  test('A6 zone and instant are told by the airport, and what was read may be sent back', async () => {
    const path = await newTrip()
    const { status, body } = await add(
      path,
      flight([at('YYZ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')]),
    )
    expect(status).toBe(201)
    const { from, to } = body.details.directions[0].segments[0]
    expect([from.zone, from.instant]).toEqual(['America/Toronto', '2027-04-13T02:15:00Z'])
    expect([to.zone, to.instant]).toEqual(['Europe/Lisbon', '2027-04-13T09:05:00Z'])
    const again = await ann.patch(`${path}/items/${body.id}`, { version: 1, details: body.details })
    expect([again.status, again.body]).toEqual([200, body])
    const retry = flight([at('YYZ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')])
    const twice = { ...retry, id: randomUUID() }
    expect((await add(path, twice)).status).toBe(201)
    expect((await add(path, twice)).status).toBe(201)
  })

  test('A6 a place on the map tells its clock too, and one that is only named tells none', async () => {
    const path = await newTrip()
    const porto = {
      place: { name: 'Porto-Campanhã', lat: 41.149, lng: -8.585 },
      local: '2027-04-14T12:40',
    }
    const from = { place: { name: 'Lisboa Oriente' }, local: '2027-04-14T09:39' }
    const { body } = await add(path, {
      type: 'transport',
      name: 'Train',
      details: { kind: 'ground', mode: 'train', from, to: porto },
    })
    expect(body.details.to).toMatchObject({
      zone: 'Europe/Lisbon',
      instant: '2027-04-14T11:40:00Z',
    })
    expect(body.details.from).toEqual(from)
  })

  const out = at('YYZ', '2027-04-12T22:15')
  const field = 'details.directions.0.segments.0'
  test.each([
    [
      'an airport that is none',
      flight([at('QQQ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')]),
      `${field}.from.iata`,
    ],
    [
      'another zone',
      flight([{ ...out, zone: 'Europe/Paris' }, at('LIS', '2027-04-13T10:05')]),
      `${field}.from.zone`,
    ],
    [
      'a zone that is none',
      flight([{ ...out, zone: 'Mars/Olympus' }, at('LIS', '2027-04-13T10:05')]),
      `${field}.from.zone`,
    ],
    [
      'another instant',
      flight([{ ...out, instant: '2027-04-12T22:15:00Z' }, at('LIS', '2027-04-13T10:05')]),
      `${field}.from.instant`,
    ],
    [
      'an arrival before the departure',
      flight([out, at('LIS', '2027-04-13T03:00')]),
      `${field}.to.local`,
    ],
    [
      'a way back before the way out',
      flight(
        [out, at('LIS', '2027-04-13T10:05')],
        [at('LIS', '2027-04-13T09:00'), at('YYZ', '2027-04-13T12:00')],
      ),
      'details.directions.1.segments.0.from.local',
    ],
    [
      'a time that is none',
      flight([at('YYZ', '2027-04-31T22:15'), at('LIS', '2027-05-01T10:05')]),
      `${field}.from.local`,
    ],
    [
      'an unknown key',
      { type: 'hotel', name: 'Inn', details: { kind: 'stay', guests: 2, stars: 4 } },
      'details.stars',
    ],
    [
      'no direction',
      { type: 'flight', name: 'F', details: { kind: 'flight', directions: [] } },
      'details.directions',
    ],
    ['a priority of eleven', { type: 'activity', name: 'Tram', priority: 11 }, 'priority'],
    [
      'a country in words',
      { type: 'activity', name: 'Tram', countryCode: 'Portugal' },
      'countryCode',
    ],
  ])('A6 %s is refused by field', async (_, item, where) => {
    const path = await newTrip()
    const answer = await add(path, item)
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input'])
    expect(answer.body.errors[0].field).toBe(where)
    expect((await ann.get(path)).body.itemCount).toBe(0)
  })

  test('A6 a place says when it is open, how late one gets in, and how much it is wished for', async () => {
    const path = await newTrip()
    const known = {
      hours: 'Tu-Su 10:00-18:00; PH off',
      lastEntryMinutes: 30,
      advanceTicket: 'required',
      countryCode: 'PT',
      priority: 9,
    }
    const { body } = await add(path, { type: 'attraction', name: 'Jerónimos', ...known })
    expect(body).toMatchObject(known)
    const plain = {
      hours: null,
      lastEntryMinutes: null,
      advanceTicket: null,
      countryCode: null,
      priority: 5,
    }
    expect((await ann.patch(`${path}/items/${body.id}`, plain)).body).toMatchObject(plain)
  })
})

describe('A7 spans', () => {
  test('A7 a return flight leaves on the first day and is home on the last; a stay holds its nights', async () => {
    const path = await newTrip()
    await add(
      path,
      flight(
        [at('YYZ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')],
        [at('LIS', '2027-04-16T13:00'), at('YYZ', '2027-04-16T16:20')],
      ),
    )
    const stay = { kind: 'stay', guests: 2, checkIn: '15:00', checkOut: '11:00' }
    await add(path, { type: 'hotel', name: 'Inn', day: '2027-04-13', nights: 3, details: stay })
    expect(await spansIn(path)).toEqual([
      '12 departs out 22:15',
      '13 arrives out 10:05',
      '13 checkIn 15:00',
      '14 staying',
      '15 staying',
      '16 checkOut 11:00',
      '16 departs back 13:00',
      '16 arrives back 16:20',
    ])
    const { days } = (await ann.get(path)).body
    expect(days.map(({ items }: { items: object[] }) => items.length)).toEqual([1, 1, 0, 0, 0])
    expect(days[0].items[0].day).toBe('2027-04-12')
  })

  test('A7 over the date line one arrives before one has left; westward a whole day is missing', async () => {
    const path = await newTrip('2027-04-12', '2027-04-20')
    await add(path, flight([at('NRT', '2027-04-13T17:00'), at('HNL', '2027-04-13T05:30')]))
    await add(path, flight([at('AKL', '2027-04-15T00:30'), at('HNL', '2027-04-14T10:30')]))
    await add(path, flight([at('LAX', '2027-04-17T22:30'), at('AKL', '2027-04-19T06:30')]))
    expect(await spansIn(path)).toEqual([
      '13 arrives out 05:30',
      '13 departs out 17:00',
      '14 arrives out 10:30',
      '15 departs out 00:30',
      '17 departs out 22:30',
      '18 continues out',
      '19 arrives out 06:30',
    ])
    const { days } = (await ann.get(path)).body
    expect(days[2].items[0].day).toBe('2027-04-14')
  })

  test('A7 a flight the evening before stands on the first day, its take-off outside; an open jaw has two ways', async () => {
    const path = await newTrip()
    const { body } = await add(
      path,
      flight(
        [at('YUL', '2027-04-11T21:00'), at('LIS', '2027-04-12T09:00')],
        [at('OPO', '2027-04-16T23:30'), at('YUL', '2027-04-17T02:10')],
      ),
    )
    expect(body.day).toBe('2027-04-12')
    expect(await spansIn(path)).toEqual([
      '12 arrives out 09:00',
      '16 departs back 23:30',
      '(11 departs out 21:00)',
      '(17 arrives back 02:10)',
    ])
    const trip = (await ann.get(path)).body
    expect(trip.days[0].items[0]).toMatchObject({ id: body.id, day: '2027-04-12' })
    expect(trip.unscheduled).toEqual([])
  })

  test('A7 a car is out from pick-up to drop-off; a stay may begin before the trip; ideas take no day', async () => {
    const path = await newTrip()
    const [pickUp, dropOff] = [at('LIS', '2027-04-13T11:00'), at('OPO', '2027-04-15T18:00')]
    const car = { type: 'transport', name: 'Car', details: { kind: 'car', pickUp, dropOff } }
    const { body } = await add(path, car)
    await add(path, { type: 'hotel', name: 'Inn', day: '2027-04-11', nights: 2 })
    expect(await spansIn(path)).toEqual([
      '12 staying',
      '13 checkOut',
      '13 checkIn 11:00',
      '14 continues',
      '15 checkOut 18:00',
      '(11 checkIn)',
    ])
    await ann.patch(`${path}/items/${body.id}`, { status: 'idea' })
    expect((await spansIn(path)).filter((words) => words.includes('continues'))).toEqual([])
  })

  test('A7 a flight to the ideas has no day, and planned again its own', async () => {
    const path = await newTrip()
    const way = flight([at('YYZ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')])
    const { body } = await add(path, way)
    const idea = await ann.patch(`${path}/items/${body.id}`, { day: null, status: 'idea' })
    expect(idea.body.day).toBeNull()
    const planned = await ann.patch(`${path}/items/${body.id}`, {
      day: '2027-04-14',
      status: 'planned',
    })
    expect(planned.body.day).toBe('2027-04-12')
  })

  test('A7 with the first day a flight moves along by the same clocks, but one that is named keeps its dates', async () => {
    const path = await newTrip()
    const way = flight([at('YYZ', '2027-04-12T22:15'), at('LIS', '2027-04-13T10:05')])
    const [moves, stays] = [(await add(path, way)).body, (await add(path, way)).body]
    const dates = { startDate: '2027-11-12', endDate: '2027-11-16' }
    await ann.patch(path, { version: 1, ...dates, moveItems: true, except: [stays.id] })
    const { days, unscheduled } = (await ann.get(path)).body
    const [{ from, to }] = days[0].items[0].details.directions[0].segments
    expect(days[0].items[0].id).toBe(moves.id)
    // In November Toronto is an hour closer to the world's clock.
    expect([from.local, from.instant]).toEqual(['2027-11-12T22:15', '2027-11-13T03:15:00Z'])
    expect([to.local, to.instant]).toEqual(['2027-11-13T10:05', '2027-11-13T10:05:00Z'])
    expect(unscheduled.map(({ id }: { id: string }) => id)).toEqual([stays.id])
    expect((await spansIn(path)).slice(0, 2)).toEqual([
      '12 departs out 22:15',
      '13 arrives out 10:05',
    ])
  })
})
