import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { ClicksTable } from './partners.tables.ts'

type NewClick = Omit<Insertable<ClicksTable>, 'id' | 'at'>

/** Writes clicks on links; each call resolves when its own click is stored. */
export interface ClickWriter {
  record(click: NewClick): Promise<void>
}

interface Waiting {
  readonly click: NewClick
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/** Maximum clicks in one batch. */
const batchAtMost = 1000

const today = sql`(now() at time zone 'utc')::date`

/**
 * One statement, so one round trip and one commit for the whole batch: the clicks, and today's counts.
 * Columns are passed as arrays, so the SQL text is the same for any number of clicks. Counts are locked in a
 * fixed order, so that two processes cannot deadlock. A click of an account erased since is stored without a
 * user.
 */
async function writeBatch(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const column = <K extends keyof NewClick>(name: K) => clicks.map((click) => click[name] ?? null)
  await sql`
    with pressed as (
      select * from unnest(
        ${clicks.map(() => randomUUID())}::uuid[], ${column('partner')}::text[],
        ${column('service_type')}::text[], ${column('service_name')}::text[],
        ${column('source')}::text[], ${column('destination')}::text[],
        ${column('check_in')}::date[], ${column('check_out')}::date[],
        ${column('account_id')}::text[]
      ) as p (id, partner, service_type, service_name, source, destination, check_in, check_out, account_id)
    ), kept as (
      insert into partner_clicks
        (id, partner, service_type, service_name, source, destination, check_in, check_out, account_id)
      select id, partner, service_type, service_name, source, destination, check_in, check_out,
        (select u.id from users u where u.id = pressed.account_id)
      from pressed
    ), counted as (
      insert into partner_click_days as d (day, partner, service_type, clicks)
      select ${today}, partner, service_type, count(*) from pressed group by 2, 3 order by 2, 3
      on conflict (day, partner, service_type) do update set clicks = d.clicks + excluded.clicks
    )
    insert into partner_destination_days as d (day, destination, clicks)
    select ${today}, destination, count(*) from pressed
    where destination is not null group by 2 order by 2
    on conflict (day, destination) do update set clicks = d.clicks + excluded.clicks`.execute(db)
}

/**
 * Clicks that arrive while a batch is being written form the next one: one commit covers many clicks, and no
 * call resolves before its commit.
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
