import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreBackup } from '#platform/server/db/backup/restore-backup.ts'
import { takeBackup } from '#platform/server/db/backup/take-backup.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { backToBefore, migrations } from '#tests/support/earlier-schema.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { startSealingLinks } from './seal-links.job.ts'

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const lisbon = JSON.stringify([
  { ref: null, name: 'Lisbon', countryCode: null, lat: null, lng: null },
])
const pageToken = '0123456789abcdef0123456789abcdef'
const calendarToken = 'fedcba9876543210fedcba9876543210'
let app: TestApp
let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => app.close())

/** Everything that the database stores about links, as text. */
const rows = async ({ db }: TestDatabase = database) =>
  (await sql<{ row: string }>`select l::text as row from trip_links l order by 1`.execute(db)).rows
    .map(({ row }) => row)
    .join('\n')

const seal = async (everyMs = 60_000) => {
  const log = createLogger({ level: 'silent' })
  const job = startSealingLinks({ db: database.db, log }, everyMs)
  // The first round leaves them alone, for an older version of the server that may still run.
  expect(await job.run()).toBe(0)
  const sealed = await job.run()
  await job.close()
  return sealed
}

/** Signs in the owner of the only trip. */
async function ownerOf(tripId: string): Promise<TestClient> {
  const owner = await app.user()
  const { id } = (await owner.get('/api/auth/user')).body
  await sql`update trips set owner_id = ${id} where id = ${tripId}`.execute(database.db)
  return owner
}

const pathsFor = async (owner: TestClient, tripId: string) => {
  const { page, calendar } = (await owner.get(`/api/itineraries/${tripId}/sharing`)).body
  return [page?.path, calendar?.path]
}

const read = async (token = pageToken) =>
  (await app.visitor().get(`/api/shared-trips/${token}`)).status

/** A trip with both links, as the older version stored them. */
async function linksFromBefore(): Promise<string> {
  await backToBefore(database, '0044')
  const tripId = '00000000-0000-4000-8000-000000000001'
  await sql`insert into users (id, name, first_name, last_name, email) values ('u', 'U', 'U', 'U', 'u@example.ca')`.execute(
    database.db,
  )
  await sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    values (${tripId}, 'u', 'Lisbon', ${lisbon}, ${dates.startDate}, ${dates.endDate}, 0)`.execute(
    database.db,
  )
  await sql`insert into trip_links (token, trip_id, kind, hide_prices, hide_notes)
    values (${pageToken}, ${tripId}, 'page', true, true), (${calendarToken}, ${tripId}, 'calendar', false, false)`.execute(
    database.db,
  )
  return tripId
}

test('F12 a link is not in the database as it stands in an address, and its owner copies the same one again', async () => {
  app = await startTestApp({}, { database })
  const owner = await app.user()
  const { id } = (await owner.post('/api/itineraries', { destination: 'Lisbon', ...dates })).body
  const own = `/api/itineraries/${id}/sharing`
  const page = (await owner.put(`${own}/page`, { hidePrices: false, hideNotes: false })).body.path
  const calendar = (await owner.put(`${own}/calendar`)).body.path
  const held = await rows()
  for (const path of [page, calendar]) expect(held).not.toContain(path.split('/').at(-1))
  expect(await pathsFor(owner, id)).toEqual([page, calendar])
  expect(await read(page.split('/').at(-1))).toBe(200)
})

test('F12 F7 links from before go on working, sealed or not, with the page’s switches for the calendar', async () => {
  const tripId = await linksFromBefore()
  app = await startTestApp({}, { database })
  const owner = await ownerOf(tripId)
  const same = [`/shared/${pageToken}`, `/api/calendars/${calendarToken}`]
  const hides = { hidePrices: true, hideNotes: true }
  const check = async () => {
    expect(await pathsFor(owner, tripId)).toEqual(same)
    expect(await read()).toBe(200)
    expect((await app.visitor().get(`/api/calendars/${calendarToken}`)).status).toBe(200)
    const again = await owner.put(`/api/itineraries/${tripId}/sharing/page`, hides)
    expect(again.body.path).toBe(same[0])
    const calendar = await owner.put(`/api/itineraries/${tripId}/sharing/calendar`)
    expect(calendar.body).toMatchObject({ path: same[1], ...hides })
  }
  await check()
  expect(await rows()).toContain(pageToken)
  expect(await seal()).toBe(2)
  const held = await rows()
  for (const token of [pageToken, calendarToken]) expect(held).not.toContain(token)
  await check()
  await owner.delete(`/api/itineraries/${tripId}/sharing/page`)
  expect(await read()).toBe(404)
})

test('F12 many links are sealed by several processes at once, each once', async () => {
  await linksFromBefore()
  await sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    select gen_random_uuid(), 'u', 'T', ${lisbon}::jsonb, ${dates.startDate}::date, ${dates.endDate}::date, 0 from generate_series(1, 450)`.execute(
    database.db,
  )
  await sql`insert into trip_links (token, trip_id, kind)
    select md5(id::text), id, 'page' from trips where title = 'T'`.execute(database.db)
  app = await startTestApp({}, { database })
  const sealed = await Promise.all([seal(), seal(), seal()])
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(452)
  expect(await seal()).toBe(0)
  const { rows: trips } = await sql<{ token: string }>`
    select md5(id::text) as token from trips where title = 'T' limit 20`.execute(database.db)
  for (const { token } of trips) expect(await read(token)).toBe(200)
})

test('F12 a restored backup’s links work, and its owner finds the same ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wayleaf-links-'))
  const target = await openTestDatabase()
  try {
    const tripId = await linksFromBefore()
    app = await startTestApp({}, { database })
    expect(await seal()).toBe(2)
    await takeBackup(database.db, join(folder, 'a.backup'))
    await app.close()
    await withoutTimeLimits(target.pool, (apart) =>
      restoreBackup(apart, join(folder, 'a.backup'), { migrations, replace: false }),
    )
    database = target
    app = await startTestApp({}, { database: target })
    expect(await rows()).not.toContain(pageToken)
    expect(await read()).toBe(200)
    expect(await pathsFor(await ownerOf(tripId), tripId)).toEqual([
      `/shared/${pageToken}`,
      `/api/calendars/${calendarToken}`,
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('F12 a link whose seal cannot be opened is replaced by a new one, and a seal of another trip opens nothing', async () => {
  app = await startTestApp({}, { database })
  const owner = await app.user()
  const trip = { destination: 'Lisbon', ...dates }
  const [one, two] = await Promise.all(
    [1, 2].map(async () => (await owner.post('/api/itineraries', trip)).body.id as string),
  )
  const put = async (id = '') =>
    (
      await owner.put(`/api/itineraries/${id}/sharing/page`, {
        hidePrices: false,
        hideNotes: false,
      })
    ).body.path
  const [path] = [await put(one), await put(two)]
  await sql`update trip_links set token_sealed = (select token_sealed from trip_links where trip_id = ${two})
    where trip_id = ${one}`.execute(database.db)
  expect(await pathsFor(owner, one ?? '')).toEqual([undefined, undefined])
  const next = await put(one)
  expect(next).not.toBe(path)
  expect(await read(next.split('/').at(-1))).toBe(200)
  expect(await read(path.split('/').at(-1))).toBe(404)
})
