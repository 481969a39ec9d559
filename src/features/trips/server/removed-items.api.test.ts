import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#platform/server/log/logger.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { checkCounts } from './check-counts.ts'
import { startPurgingRemoved } from './purge-removed-items.job.ts'
import { notePaid } from './note-booked.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const louvre = { type: 'attraction', name: 'Louvre', price: 36, day: '2027-04-13' }

async function newTrip(): Promise<{ id: string; path: string }> {
  const { body } = await ann.post('/api/itineraries', { destination: 'Paris', ...dates })
  return { id: body.id, path: `/api/itineraries/${body.id}` }
}

const add = async (path: string, name = 'Louvre'): Promise<string> =>
  (await ann.post(`${path}/items`, { ...louvre, name })).body.id

/** Backdates the removal and last change. */
async function removedDaysAgo(path: string, id: string, days: number): Promise<void> {
  await ann.delete(`${path}/items/${id}`)
  await app.database.pool.query(
    `update trip_items set deleted_at = now() - make_interval(days => $2),
      updated_at = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  )
  await checkCounts(app.database.db)
}

const hasRow = async (id: string): Promise<boolean> =>
  ((await app.database.pool.query('select from trip_items where id = $1', [id])).rowCount ?? 0) > 0

/** Runs one round of the job. Returns the number of deleted items. */
async function forget(): Promise<number> {
  const { db } = app.database
  const job = startPurgingRemoved({ db, log: createLogger({ level: 'silent' }) })
  const forgotten = await job.run()
  await job.close()
  return forgotten
}

test('PLAN-08 an item removed three months ago is purged, and the trip’s change count stays', async () => {
  const { path } = await newTrip()
  const [old, recent, kept] = [await add(path), await add(path), await add(path, 'Orsay')]
  await ann.patch(`${path}/items/${old}`, { name: 'Louvre at night' })
  await removedDaysAgo(path, old, 91)
  await removedDaysAgo(path, recent, 89)
  const before = (await ann.get(path)).body
  const listed = (await ann.get('/api/itineraries')).body
  expect(await forget()).toBe(1)
  expect([await hasRow(old), await hasRow(recent), await hasRow(kept)]).toEqual([false, true, true])
  const after = (await ann.get(path)).body
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
  expect((await ann.get(`${path}/changes`)).body).toEqual({ changes: before.changes })
  const bare = (trips: object[]) => trips.map((trip) => ({ ...trip, version: 0 }))
  expect(bare((await ann.get('/api/itineraries')).body)).toEqual(bare(listed))
  expect((await ann.get('/api/account/export')).text).not.toContain('Louvre at night')
  expect(await forget()).toBe(0)
  // A client that kept the trip open all that time writes based on its version.
  const late = await ann.patch(path, { version: before.version, title: 'Spring in Paris' })
  expect([late.status, late.body.title]).toEqual([200, 'Spring in Paris'])
})

test('PLAN-08 a browser that comes back later than that loses nothing', async () => {
  const { path } = await newTrip()
  const id = await add(path)
  const seen = (await ann.get(path)).body.days[1].items[0]
  await removedDaysAgo(path, id, 400)
  await forget()
  // An edit is refused like any edit of a removed item; an Undo brings the item back.
  const edit = await ann.patch(`${path}/items/${id}`, { version: seen.version, price: 40 })
  expect([edit.status, edit.body.code]).toEqual([404, 'item-not-found'])
  expect((await ann.delete(`${path}/items/${id}`)).status).toBe(204)
  const { version: _version, paid: _paid, paidBy: _paidBy, ...asSeen } = seen
  const undo = { ...asSeen, restore: randomUUID() }
  const answer = await ann.post(`${path}/items`, undo)
  expect([answer.status, answer.body]).toMatchObject([201, asSeen])
  expect((await ann.get(path)).body.itemCount).toBe(1)
  // A restore works once: repeated after another device removed the item again, it restores nothing.
  await ann.delete(`${path}/items/${id}`)
  expect((await ann.post(`${path}/items`, undo)).status).toBe(410)
})

test('PLAN-08 an Undo at the very moment finds the item or makes it anew, once', async () => {
  const { path } = await newTrip()
  const ids = await Promise.all(Array.from({ length: 12 }, () => add(path)))
  for (const id of ids) await removedDaysAgo(path, id, 120)
  const undos = ids.map((id) => ann.post(`${path}/items`, { ...louvre, id, restore: randomUUID() }))
  const [, , ...answers] = await Promise.all([forget(), forget(), ...undos])
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201))
  const { days } = (await ann.get(path)).body
  const shown = days[1].items.map((item: { id: string }) => item.id)
  expect(shown.toSorted()).toEqual(ids.toSorted())
})

test('PLAN-08 BUDGET-04 what a booking has paid for is not forgotten: its Undo finds the sum', async () => {
  const { id: tripId, path } = await newTrip()
  const id = await add(path)
  const payerId = (await ann.get('/api/account/export')).body.account.id
  const payment = { bookingId: randomUUID(), payerId, tripId, itemId: id, amountMinor: 4200 }
  await notePaid(app.database.db, payment)
  await removedDaysAgo(path, id, 300)
  expect(await forget()).toBe(0)
  await ann.post(`${path}/items`, { ...louvre, id, restore: randomUUID() })
  expect((await ann.get(path)).body).toMatchObject({ itemCount: 1, totalCad: 42 })
})
