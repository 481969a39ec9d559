import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { ClicksTable } from './partners.tables.ts'

type NewClick = Omit<Insertable<ClicksTable>, 'id' | 'at'>

/** Writes presses of links; each call settles when its own is kept. */
export interface ClickWriter {
  record(click: NewClick): Promise<void>
}

interface Waiting {
  readonly click: NewClick
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/** Of so many at once. */
const batchAtMost = 1000

type Counted = readonly (readonly [key: string, clicks: number])[]

/** Sorted: two processes that count at once lock their rows in one order. */
function countBy(clicks: readonly NewClick[], keyOf: (click: NewClick) => string): Counted {
  const counts = new Map<string, number>()
  for (const click of clicks) {
    const key = keyOf(click)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const today = sql`(now() at time zone 'utc')::date`

async function countDays(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const kinds = countBy(clicks, ({ partner, service_type }) => `${partner} ${service_type}`)
  await sql`
    insert into partner_click_days as d (day, partner, service_type, clicks)
    select ${today}, split_part(kind, ' ', 1), split_part(kind, ' ', 2), clicks
    from unnest(${kinds.map(([kind]) => kind)}::text[], ${kinds.map(([, clicks]) => clicks)}::bigint[])
      as counted (kind, clicks)
    on conflict (day, partner, service_type) do update set clicks = d.clicks + excluded.clicks`.execute(
    db,
  )
  const places = countBy(clicks, ({ destination }) => destination ?? '')
  if (places.length === 0) return
  await sql`
    insert into partner_destination_days as d (day, destination, clicks)
    select ${today}, place, clicks
    from unnest(${places.map(([place]) => place)}::text[], ${places.map(([, clicks]) => clicks)}::bigint[])
      as counted (place, clicks)
    on conflict (day, destination) do update set clicks = d.clicks + excluded.clicks`.execute(db)
}

/** Columns as arrays: the statement is the same for any number of presses, and prepared once. */
async function insertClicks(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const column = <K extends keyof NewClick>(name: K) => clicks.map((click) => click[name] ?? null)
  await sql`
    insert into partner_clicks
      (id, partner, service_type, service_name, source, destination, check_in, check_out, account_id)
    select * from unnest(
      ${clicks.map(() => randomUUID())}::uuid[], ${column('partner')}::text[],
      ${column('service_type')}::text[], ${column('service_name')}::text[],
      ${column('source')}::text[], ${column('destination')}::text[],
      ${column('check_in')}::date[], ${column('check_out')}::date[],
      ${column('account_id')}::text[])`.execute(db)
}

const writeBatch = (db: Db, clicks: readonly NewClick[]): Promise<void> =>
  db.transaction().execute(async (held) => {
    // A press is no booking: a database that crashes may lose the last second of them.
    await sql`set local synchronous_commit = off`.execute(held)
    await insertClicks(held, clicks)
    await countDays(held, clicks)
  })

/**
 * Whatever comes while one batch is being written is the next one: the database commits once for
 * many presses, and nothing is answered before it did.
 */
export function createClickWriter(db: Db): ClickWriter {
  let waiting: Waiting[] = []
  let writing = false
  const round = async (): Promise<void> => {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchAtMost)
      waiting = waiting.slice(batchAtMost)
      try {
        await writeBatch(
          db,
          batch.map(({ click }) => click),
        )
        for (const { done } of batch) done()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    writing = false
  }
  return {
    record: (click) =>
      new Promise((done, fail) => {
        waiting.push({ click, done, fail })
        if (!writing) void round()
      }),
  }
}
