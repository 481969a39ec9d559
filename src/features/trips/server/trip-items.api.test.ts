import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { itemTypes } from '../domain/trip-item.ts'

let app: TestApp
let ann: TestClient

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const day = '2027-04-13'
const louvre = { type: 'attraction', name: 'Louvre Museum', price: 36, day }

async function newTrip(): Promise<string> {
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { body } = await ann.post('/api/itineraries', { destination: 'Paris', ...dates })
  return `/api/itineraries/${body.id}`
}

interface Answer {
  readonly id: string
  readonly position: string
}

/** All items of a trip as it is read, by id. */
async function itemsOf(trip: string): Promise<Map<string, Answer>> {
  const { days, unscheduled } = (await ann.get(trip)).body
  const placed = (days as { items: Answer[] }[]).flatMap(({ items }) => items)
  return new Map([...placed, ...(unscheduled as Answer[])].map((item) => [item.id, item]))
}

/** Text that round-trips: trimmed, without what PostgreSQL refuses. */
const text = (maxLength: number, minLength = 0) =>
  fc
    .string({ unit: 'binary', minLength, maxLength })
    .map((value) => value.replaceAll('\0', '').trim())
    .filter((value) => value.length >= minLength && value.length <= maxLength)

const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((n) => n + 0)

const anyField = {
  type: fc.constantFrom(...itemTypes),
  name: text(200, 1),
  description: text(300),
  location: text(300),
  price: fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100),
  estimated: fc.boolean(),
  sample: fc.boolean(),
  day: orNull(fc.constantFrom('2000-01-01', '2027-04-12', day, '2100-12-31')),
  time: orNull(
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  ),
  durationMinutes: orNull(fc.integer({ min: 0, max: 43_200 })),
  lat: orNull(degrees(90)),
  lng: orNull(degrees(180)),
  position: fc.array(fc.boolean(), { maxLength: 40 }).map((turns) => {
    let [low, high] = ['a0', 'a1']
    for (const up of turns) {
      const middle = generateKeyBetween(low, high)
      if (up) low = middle
      else high = middle
    }
    return generateKeyBetween(low, high)
  }),
  link: orNull(fc.webUrl()),
  source: orNull(text(200)),
  nights: orNull(fc.integer({ min: 1, max: 366 })),
  original: orNull(
    fc.record({
      amount: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
      currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
      rate: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      rateDate: fc.constantFrom('2026-11-01', '2027-02-28'),
    }),
  ),
  offer: orNull(
    fc.record({
      provider: text(40, 1),
      id: text(200, 1),
      expiresAt: orNull(fc.constantFrom('2027-01-01T00:00:00Z', '2027-01-01T09:30:00+09:00')),
    }),
  ),
  details: orNull(
    fc.record({ kind: fc.constant('stay'), guests: fc.integer({ min: 1, max: 50 }) }),
  ),
}
type Field = keyof typeof anyField

/** Defaults of an item. */
const untold = ({ price }: { readonly price: number }) => ({
  basis: 'group',
  unitPrice: price,
  quantity: 1,
  status: 'planned',
  choice: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  priority: 5,
  booking: null,
})
const anyItem = fc.record(anyField)

describe('PLAN-06 an item is kept whole', () => {
  test('whatever is added is read back to the cent and the letter', async () => {
    const trip = await newTrip()
    await fc.assert(
      fc.asyncProperty(anyItem, fc.uuid(), async (item, id) => {
        const added = await ann.post(`${trip}/items`, { ...item, id })
        expect(added.status).toBe(201)
        expect(added.body).toEqual({ ...untold(item), ...item, id, version: 1, paid: null })
        expect((await itemsOf(trip)).get(id)).toEqual(added.body)
      }),
      { numRuns: 60 },
    )
  })

  test.each(Object.keys(anyField) as Field[])(
    'a change of %s alone changes nothing else',
    async (field) => {
      const trip = await newTrip()
      await fc.assert(
        fc.asyncProperty(anyItem, anyField[field], fc.uuid(), async (item, value, id) => {
          await ann.post(`${trip}/items`, { ...item, id })
          const patched = await ann.patch(`${trip}/items/${id}`, { version: 1, [field]: value })
          expect(patched.status).toBe(200)
          const same = JSON.stringify(item[field]) === JSON.stringify(value)
          const plain = !item.estimated && item.original === null && item.offer === null
          const version = same && (field !== 'price' || plain) ? 1 : 2
          const own = field === 'price' ? { estimated: false, original: null, offer: null } : {}
          const changed = { ...item, id, ...own, [field]: value, version, paid: null }
          expect(patched.body).toEqual({ ...untold(changed), ...changed })
          expect((await itemsOf(trip)).get(id)).toEqual(patched.body)
        }),
        { numRuns: 6 },
      )
    },
  )

  test.each(['day', 'time', 'durationMinutes', 'lat', 'lng', 'source'])(
    'null takes %s away and nothing else',
    async (field) => {
      const trip = await newTrip()
      const full = { time: '09:30', durationMinutes: 90, lat: 48.86, lng: 2.33, source: 'atlas:x' }
      const item = (await ann.post(`${trip}/items`, { ...louvre, ...full })).body
      const patched = await ann.patch(`${trip}/items/${item.id}`, { [field]: null })
      expect(patched.body).toEqual({ ...item, [field]: null, version: 2 })
      expect((await itemsOf(trip)).get(item.id)).toEqual(patched.body)
    },
  )

  test.each([
    'type',
    'name',
    'description',
    'location',
    'price',
    'estimated',
    'sample',
    'position',
  ])('null is refused for %s', async (field) => {
    const trip = await newTrip()
    const { id } = (await ann.post(`${trip}/items`, louvre)).body
    const answer = await ann.patch(`${trip}/items/${id}`, { [field]: null })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ field }])
  })
})

describe('PLAN-07 positions', () => {
  test.each(['zz', 'a00', 'b1', 'A00000000000000000000000000'])(
    'PLAN-07 the broken order key %s is refused by field and breaks no later add',
    async (position) => {
      const trip = await newTrip()
      const good = (await ann.post(`${trip}/items`, louvre)).body
      const answers = [
        await ann.post(`${trip}/items`, { ...louvre, position }),
        await ann.patch(`${trip}/items/${good.id}`, { position }),
      ]
      for (const { status, body } of answers) {
        expect(status).toBe(422)
        expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field: 'position' }] })
      }
      expect((await ann.post(`${trip}/items`, louvre)).status).toBe(201)
    },
  )

  test.each(['zz', 'a00', '', '~', 'é'])(
    'PLAN-07 a day that ends with the broken key %j takes more items',
    async (position) => {
      const trip = await newTrip()
      const { id } = (await ann.post(`${trip}/items`, louvre)).body
      await sql`update trip_items set position = ${position} where id = ${id}`.execute(
        app.database.db,
      )
      for (const name of ['Orsay', 'Rodin'])
        expect((await ann.post(`${trip}/items`, { ...louvre, name })).status).toBe(201)
    },
  )

  test('PLAN-07 items added at once to one day stand at different positions', async () => {
    const trip = await newTrip()
    const added = await Promise.all(
      Array.from({ length: 30 }, () => ann.post(`${trip}/items`, louvre)),
    )
    expect(added.map(({ status }) => status)).toEqual(Array(30).fill(201))
    const keys = added.map(({ body }) => body.position as string).sort()
    expect(new Set(keys).size).toBe(30)
    for (const [index, key] of keys.entries())
      expect(generateKeyBetween(key, keys[index + 1] ?? null) > key).toBe(true)
  })
})

describe('PLAN-08 the same item id again', () => {
  test('a retry is answered with what stands, also after edits; other details are told apart', async () => {
    const trip = await newTrip()
    const item = { ...louvre, id: randomUUID(), description: 'Closed on Tuesdays' }
    await ann.post(`${trip}/items`, item)
    const other = await ann.post(`${trip}/items`, { ...item, description: 'Open all week' })
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('id-taken')
    await ann.patch(`${trip}/items/${item.id}`, { name: 'The Louvre' })
    const retried = await ann.post(`${trip}/items`, item)
    expect(retried.status).toBe(201)
    expect(retried.body).toMatchObject({ name: 'The Louvre', version: 2 })
    const corrected = await ann.post(`${trip}/items`, { ...item, price: 40 })
    expect(corrected.status).toBe(409)
  })

  test('a removal counts as a version, so nothing known before it brings the item back', async () => {
    const trip = await newTrip()
    const item = (await ann.post(`${trip}/items`, louvre)).body
    const at = `${trip}/items/${item.id}`
    await ann.delete(at)
    await ann.delete(at)
    const stored = sql<{ version: number }>`select version from trip_items where id = ${item.id}`
    expect((await stored.execute(app.database.db)).rows).toEqual([{ version: 2 }])
    expect((await ann.patch(at, { version: 1, price: 40 })).status).toBe(404)
    expect((await itemsOf(trip)).size).toBe(0)
  })

  test('a removed item comes back as it was removed, with edits that the restorer never saw', async () => {
    const trip = await newTrip()
    const id = randomUUID()
    const first = (await ann.post(`${trip}/items`, { ...louvre, id, time: '09:30' })).body
    await ann.patch(`${trip}/items/${id}`, { version: 1, price: 44 })
    await ann.delete(`${trip}/items/${id}`)
    const back = await ann.post(`${trip}/items`, {
      ...louvre,
      id,
      time: '09:30',
      restore: randomUUID(),
    })
    expect(back.status).toBe(201)
    expect(back.body).toEqual({ ...first, price: 44, unitPrice: 44, version: 4 })
    expect((await itemsOf(trip)).get(id)).toEqual(back.body)
    expect((await ann.patch(`${trip}/items/${id}`, { version: 1, price: 40 })).status).toBe(409)
    expect((await ann.patch(`${trip}/items/${id}`, { version: 4, price: 40 })).status).toBe(200)
  })
})

describe('PLAN-08 an Undo that is sent again', () => {
  test('PLAN-08 brings an item back once, and not again after another device has removed it', async () => {
    const trip = await newTrip()
    const id = randomUUID()
    await ann.post(`${trip}/items`, { ...louvre, id })
    await ann.delete(`${trip}/items/${id}`)
    const undo = { ...louvre, id, restore: randomUUID() }
    expect((await ann.post(`${trip}/items`, undo)).status).toBe(201)
    expect((await ann.post(`${trip}/items`, undo)).status).toBe(201)
    await ann.delete(`${trip}/items/${id}`)
    const late = await ann.post(`${trip}/items`, undo)
    expect([late.status, late.body.code]).toEqual([410, 'item-removed'])
    expect((await itemsOf(trip)).size).toBe(0)
    // A different request isn't a retry.
    expect((await ann.post(`${trip}/items`, { ...undo, restore: randomUUID() })).status).toBe(201)
  })

  test('PLAN-08 is remembered too where there was nothing left to bring back', async () => {
    const trip = await newTrip()
    const id = randomUUID()
    await ann.post(`${trip}/items`, { ...louvre, id })
    const undo = { ...louvre, id, restore: randomUUID() }
    expect((await ann.post(`${trip}/items`, undo)).status).toBe(201)
    await ann.delete(`${trip}/items/${id}`)
    expect((await ann.post(`${trip}/items`, undo)).status).toBe(410)
  })

  test('PLAN-08 asked for at once from two windows comes back once, as one item', async () => {
    const trip = await newTrip()
    const id = randomUUID()
    await ann.post(`${trip}/items`, { ...louvre, id })
    await ann.delete(`${trip}/items/${id}`)
    const undo = { ...louvre, id, restore: randomUUID() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => ann.post(`${trip}/items`, undo)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await itemsOf(trip)).size).toBe(1)
  })
})

test.each(['javascript:alert(1)', 'not an address', 'data:text/html,x', 'ftp://example.com'])(
  'PLAN-07 the link %s is refused by field',
  async (link) => {
    const trip = await newTrip()
    const answer = await ann.post(`${trip}/items`, { ...louvre, link })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ field: 'link' }])
  },
)
