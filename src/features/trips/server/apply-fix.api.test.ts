import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { checkCounts } from './check-counts.ts'

let app: TestApp
let user: TestClient
beforeAll(async () => {
  app = await startTestApp()
  user = await app.user('wanderlust')
})
afterAll(() => app.close())

const day = '2027-05-11'

interface Item {
  readonly id: string
  readonly name: string
}

/** A day out of order, whose mend gives each of its three visits another place. */
async function disordered() {
  const { body } = await user.post('/api/itineraries', {
    destinations: [
      { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 },
    ],
    startDate: '2027-05-10',
    endDate: '2027-05-13',
  })
  const path = `/api/itineraries/${body.id}`
  const ids: string[] = []
  for (const [name, time] of [
    ['Fado', '20:00'],
    ['Tram', '10:00'],
    ['Tiles', '14:00'],
  ]) {
    const visit = { type: 'activity', name, day, time, durationMinutes: 60 }
    ids.push((await user.post(`${path}/items`, visit)).body.id)
  }
  const { body: checked } = await user.get(`${path}/check`)
  const [found] = checked.findings.filter(({ rule }: { rule: string }) => rule === 'out-of-order')
  expect(found.fixes).toHaveLength(1)
  return {
    ids,
    apply: () =>
      user.post(`${path}/check/apply`, { rule: 'out-of-order', itemIds: found.itemIds, fix: 0 }),
    stored: async () => (await user.get(path)).body.days[1].items as readonly Item[],
    names: async () =>
      (await user.get(path)).body.days[1].items.map(({ name }: Item) => name) as string[],
  }
}

describe('D1 a mend of several edits is all or nothing', () => {
  test('D1 the connection is killed between two edits: nothing is changed, and the next press works', async () => {
    const { ids, apply, stored, names } = await disordered()
    const before = await stored()
    const { db } = app.database
    const last = sql.lit(ids[2] ?? '')
    await sql`create function kill_writer() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`.execute(db)
    await sql`create trigger killed before update on trip_items for each row
      when (new.id = ${last}::uuid) execute function kill_writer()`.execute(db)
    try {
      expect((await apply()).status).toBeGreaterThanOrEqual(500)
    } finally {
      await sql`drop trigger killed on trip_items`.execute(db)
      await sql`drop function kill_writer()`.execute(db)
    }
    expect(await stored()).toEqual(before)
    expect((await apply()).status).toBe(200)
    expect(await names()).toEqual(['Tram', 'Tiles', 'Fado'])
  })

  test('D1 pressed twice at once: one applies, the other finds it gone', async () => {
    const { apply, names } = await disordered()
    const answers = await Promise.all([apply(), apply()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('finding-gone')
    expect(await names()).toEqual(['Tram', 'Tiles', 'Fado'])
  })

  test('D1 an item that changes while the mend is applied refuses the whole mend', async () => {
    const { ids, apply, stored } = await disordered()
    const before = await stored()
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.db)
      return rows[0]?.count
    }
    const answer = await app.database.db.transaction().execute(async (tx) => {
      // Another edit of the second visit's place, not yet committed.
      await sql`update trip_items set position = 'zz', version = version + 1,
        field_versions = field_versions || jsonb_build_object('position', version + 1)
        where id = ${ids[2]}::uuid`.execute(tx)
      const pressed = apply()
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
      return { pressed }
    })
    const { status, body } = await answer.pressed
    expect([status, body.code]).toEqual([409, 'changed-elsewhere'])
    // That edit went past the product, which keeps answers by what it counts.
    await checkCounts(app.database.db)
    const after = await stored()
    const others = (items: readonly Item[]) => items.filter(({ id }) => id !== ids[2])
    expect(others(after)).toEqual(others(before))
  })
})
