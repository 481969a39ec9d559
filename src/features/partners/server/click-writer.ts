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

/** Of so many at once; a statement takes 65,535 values. */
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
  const kindRows = kinds.map(([key, count]) => {
    const [partner = '', service = ''] = key.split(' ')
    return sql`(${today}, ${partner}, ${service}, ${count}::bigint)`
  })
  await sql`
    insert into partner_click_days as d (day, partner, service_type, clicks)
    values ${sql.join(kindRows)}
    on conflict (day, partner, service_type) do update set clicks = d.clicks + excluded.clicks`.execute(
    db,
  )
  const places = countBy(clicks, ({ destination }) => destination ?? '')
  if (places.length === 0) return
  const placeRows = places.map(([place, count]) => sql`(${today}, ${place}, ${count}::bigint)`)
  await sql`
    insert into partner_destination_days as d (day, destination, clicks)
    values ${sql.join(placeRows)}
    on conflict (day, destination) do update set clicks = d.clicks + excluded.clicks`.execute(db)
}

const writeBatch = (db: Db, clicks: readonly NewClick[]): Promise<void> =>
  db.transaction().execute(async (held) => {
    await held
      .insertInto('partner_clicks')
      .values(clicks.map((click) => ({ ...click, id: randomUUID() })))
      .execute()
    await countDays(held, clicks)
  })

/**
 * Whatever comes while one batch is being written is the next one: the database commits once for
 * many presses, and nothing is answered that is not kept.
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
