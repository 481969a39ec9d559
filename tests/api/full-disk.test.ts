import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-client.ts'

const wish = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
  // The database's own words where a table cannot grow.
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    app.database.db,
  )
})
afterAll(() => app.close())

const fill = (table: string) =>
  sql`create trigger no_room before insert or update on ${sql.table(table)}
    for each statement execute function no_room()`.execute(app.database.db)
const empty = (table: string) =>
  sql`drop trigger if exists no_room on ${sql.table(table)}`.execute(app.database.db)

function expectNoRoom({ status, headers, body }: TestAnswer): void {
  expect(status).toBe(503)
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body).toMatchObject({ code: 'storage-full', title: 'Storage full' })
  expect(body.message).toContain('storage is full')
}

beforeEach(async () => {
  for (const table of ['trips', 'rate_limits']) await empty(table)
})

test('F8 a full disk is told as such, named by the probe and the health, and a task for the house', async () => {
  const owner = await app.user('owner')
  const before = (await owner.get('/api/health')).body
  expect(before.status).toBe('healthy')
  expect((await app.visitor().get('/readyz')).body).toEqual({ status: 'ready' })
  await fill('trips')
  expectNoRoom(await owner.post('/api/itineraries', wish))
  // What is there can be read, and the process is asked for it as before.
  expect((await owner.get('/api/itineraries')).status).toBe(200)
  const probe = await app.visitor().get('/readyz')
  expect([probe.status, probe.body]).toEqual([200, { status: 'ready', storage: 'full' }])
  const health = (await app.visitor().get('/api/health')).body
  expect(health.status).toBe('degraded')
  expect(health.recommendations[0]).toContain('disk is full')
  expect((await owner.get('/api/admin/jobs')).body.jobs).toContainEqual(
    expect.objectContaining({ name: 'Storage', state: 'needs-a-look' }),
  )
  await empty('trips')
  expect((await owner.post('/api/itineraries', wish)).status).toBe(201)
})

test('F8 a limit that cannot be counted for want of room says so too', async () => {
  await fill('rate_limits')
  const letter = { email: 'ann@example.ca', password: 'spruce-and-maple' }
  expectNoRoom(await app.visitor().post('/api/auth/sign-in/email', letter))
})
