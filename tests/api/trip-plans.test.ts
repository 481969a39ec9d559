import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkCounts } from '#features/trips/server/index.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

/** Accounts of ten trips, each with ten items, written in an order that helps no reader. */
const accounts = process.env['WAYLEAF_FULL'] === '1' ? 5_000 : 300
const tripsEach = 10

let app: TestApp
let ann: TestClient
let tripId: string

const idOf = (number: string) =>
  sql.raw(`('00000000-0000-4000-8000-' || lpad(${number}::text, 12, '0'))::uuid`)

beforeAll(async () => {
  app = await startTestApp({ CHECK_ANSWERS: 'off' })
  ann = await app.user()
  const { id } = (await ann.get('/api/auth/user')).body
  const { db } = app.database
  await sql`insert into users (id, name, first_name, last_name, email)
    select 'u' || a, 'U', 'U', 'U', 'u' || a || '@example.ca' from generate_series(2, ${accounts}::int) a`.execute(
    db,
  )
  await sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    select ${idOf('(a * 100 + t)')}, case a when 1 then ${id} else 'u' || a end, 'Trip ' || t,
      '[{"ref": null, "name": "Lisbon", "countryCode": null, "lat": null, "lng": null}]',
      '2027-04-12', '2027-04-14', 0
    from generate_series(1, ${accounts}::int) a, generate_series(1, ${tripsEach}::int) t order by random()`.execute(
    db,
  )
  await sql`insert into trip_items
      (trip_id, id, type, name, description, location, price_minor, estimated, sample, position, day)
    select t.id, gen_random_uuid(), 'attraction', 'Stop', repeat('About this stop. ', 20), 'Lisbon', 1000,
      false, false, 'a' || k, '2027-04-12'
    from trips t, generate_series(1, 10) k order by random()`.execute(db)
  await checkCounts(db)
  await sql`vacuum analyze`.execute(db)
  tripId = (await ann.get('/api/itineraries')).body[0].id
})
afterAll(() => app.close())

interface Asked {
  readonly text: string
  readonly values: unknown[]
}
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

/** The statements with parameters that a call makes. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    expect((await call()).status).toBeLessThan(300)
    for (const [first] of query.mock.calls as unknown as [Asked][])
      if (typeof first === 'object' && first.values?.length > 0) asked.push(first)
  } finally {
    query.mockRestore()
  }
  return asked
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
]

/** What a statement reads, in buffers of 8 KiB, and the large tables that it reads from end to end. */
async function costOf({ text, values }: Asked) {
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    // As all but the first calls on a connection meet it.
    await client.query(text, values).catch(() => undefined)
    await client.query('rollback')
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: PlanNode }
    const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')
    return {
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scanned: scans
        .map((node) => node['Relation Name'])
        .filter((name) => name === 'trips' || name === 'trip_items'),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const item = { type: 'attraction', name: 'Museum', price: 12, day: '2027-04-12' }

test.each([
  ['a list of ten', 60, () => ann.get('/api/itineraries')],
  ['a list that is kept', 60, () => ann.get('/api/itineraries')],
  ['a trip of ten items', 60, () => ann.get(`/api/itineraries/${tripId}`)],
  ['the number of changes', 20, () => ann.get(`/api/itineraries/${tripId}/changes`)],
  ['an item that is added', 200, () => ann.post(`/api/itineraries/${tripId}/items`, item)],
] as const)(
  'PERF-7 of %s no statement reads more than %d buffers or a table whole',
  async (_, atMost, call) => {
    const asked = await statementsOf(call)
    expect(asked.length).toBeGreaterThan(0)
    for (const statement of asked) {
      const cost = await costOf(statement)
      expect(cost.buffers, statement.text).toBeLessThanOrEqual(atMost)
      expect(cost.scanned, statement.text).toEqual([])
    }
  },
)

test('PERF-3 a list and a trip that are kept are checked by one statement, with the session', async () => {
  for (const path of ['/api/itineraries', `/api/itineraries/${tripId}`]) {
    await ann.get(path)
    expect(await statementsOf(() => ann.get(path))).toHaveLength(1)
  }
})

test('PERF-4 adds that arrive together share their statements', async () => {
  const asked = await statementsOf(async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.post(`/api/itineraries/${tripId}/items`, item)),
    )
    return { status: Math.max(...answers.map(({ status }) => status)) }
  })
  const inserts = asked.filter(({ text }) => text.includes('insert into trip_items'))
  expect(inserts.length).toBeGreaterThan(0)
  expect(inserts.length).toBeLessThan(12)
})
