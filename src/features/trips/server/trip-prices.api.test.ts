import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
let path: string
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
  const lisbon = { destination: 'Lisbon', startDate: '2027-04-12', endDate: '2027-04-14' }
  path = `/api/itineraries/${(await ann.post('/api/itineraries', lisbon)).body.id}`
})
afterAll(() => app.close())

const tram = { type: 'activity', name: 'Tram' }
const add = (over: object) => ann.post(`${path}/items`, { ...tram, ...over })
const priceOf = ({ body }: { readonly body: Record<string, unknown> }) => [
  body['price'],
  body['basis'],
  body['unitPrice'],
  body['quantity'],
]

test('A2 a new item with only a price is of one group; a unit’s price and how many make the price', async () => {
  expect(priceOf(await add({ price: 50 }))).toEqual([50, 'group', 50, 1])
  expect(priceOf(await add({}))).toEqual([0, 'group', 0, 1])
  const tickets = { basis: 'person', unitPrice: 12.35, quantity: 3 }
  expect(priceOf(await add(tickets))).toEqual([37.05, 'person', 12.35, 3])
  expect(priceOf(await add({ ...tickets, price: 37.05 }))).toEqual([37.05, 'person', 12.35, 3])
})

test('A2 a price alone keeps the quantity where that is whole cents, else it becomes one group’s', async () => {
  const { id } = (await add({ basis: 'person', unitPrice: 25, quantity: 2 })).body
  const item = `${path}/items/${id}`
  expect(priceOf(await ann.patch(item, { price: 60 }))).toEqual([60, 'person', 30, 2])
  expect(priceOf(await ann.patch(item, { quantity: 3 }))).toEqual([90, 'person', 30, 3])
  expect(priceOf(await ann.patch(item, { unitPrice: 10.01 }))).toEqual([30.03, 'person', 10.01, 3])
  expect(priceOf(await ann.patch(item, { price: 100 }))).toEqual([100, 'group', 100, 1])
  expect((await ann.get(path)).body.totalCad).toBeGreaterThan(0)
})

test.each([
  ['all three', { price: 50, unitPrice: 25, quantity: 3 }],
  ['cents that cannot be divided', { price: 0.01, quantity: 2 }],
])('A2 price-mismatch: %s', async (_, said) => {
  const before = (await ann.get(path)).body.changes
  const { id } = (await add({ price: 10 })).body
  for (const answer of [await add(said), await ann.patch(`${path}/items/${id}`, said)])
    expect([answer.status, answer.body.code]).toEqual([422, 'price-mismatch'])
  expect((await ann.get(path)).body.changes).toBe(before + 1)
})

test.each([
  ['no unit', { quantity: 0 }, 'quantity'],
  ['half a unit', { quantity: 1.5 }, 'quantity'],
  ['a basis that is none', { basis: 'week' }, 'basis'],
  ['more than an amount can be', { unitPrice: 9_999_999, quantity: 2 }, 'quantity'],
])('A2 %s is refused by field', async (_, said, field) => {
  const answer = await add(said)
  expect([answer.status, answer.body.errors?.[0].field]).toEqual([422, field])
})

test('A2 two that change a part of the price on one version: the later is asked, by the field that it sent', async () => {
  const { id, version } = (await add({ basis: 'person', unitPrice: 25, quantity: 2 })).body
  const item = `${path}/items/${id}`
  expect((await ann.patch(item, { version, quantity: 4 })).status).toBe(200)
  const late = await ann.patch(item, { version, unitPrice: 20 })
  expect([late.status, late.body.code]).toEqual([409, 'changed-elsewhere'])
  expect(late.body.conflicts).toEqual([{ field: 'unitPrice', yours: 20, theirs: 25 }])
  const name = await ann.patch(item, { version, name: 'Tram 28' })
  expect([name.status, name.body.price]).toEqual([200, 100])
})

test('A2 whatever is written in whatever order, the price is the unit’s price times the quantity, to the cent', async () => {
  const cents = fc.integer({ min: 0, max: 300_000 }).map((amount) => amount / 100)
  const write = fc.record(
    {
      price: cents,
      unitPrice: cents,
      quantity: fc.integer({ min: 1, max: 12 }),
      basis: fc.constantFrom('person', 'night', 'room', 'group'),
      status: fc.constantFrom('idea', 'planned', 'booked', 'cancelled'),
      name: fc.constant('Tram 28'),
    },
    { requiredKeys: ['name'] },
  )
  await fc.assert(
    fc.asyncProperty(write, fc.array(write, { maxLength: 5 }), async (first, writes) => {
      const id = randomUUID()
      const answers = [await add({ ...first, id })]
      for (const one of writes) answers.push(await ann.patch(`${path}/items/${id}`, one))
      for (const { status, body } of answers) {
        if (status === 422) expect(body.code).toBe('price-mismatch')
        else if (status !== 404) {
          expect(Math.round(body.unitPrice * 100) * body.quantity).toBe(
            Math.round(body.price * 100),
          )
        }
      }
    }),
    { numRuns: 40 },
  )
})
