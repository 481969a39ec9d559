import { type RawBuilder, sql } from 'kysely'
import type { Money } from '#platform/shared/money.ts'
import { columnsOf } from '../db/column-map.ts'
import type { Db, Tables } from '../db/tables.ts'

/** What is ordered from a supplier for an account; stored before the supplier is asked. */
export interface Order {
  readonly id: string
  readonly ownerId: string
  /** In the supplier's currency. */
  readonly total: Money
  readonly totalCad: Money
}

type Where = RawBuilder<boolean>

/** The fields of an order by their columns; the currency of `total` has a column of its own. */
type Columns<T extends keyof Tables, O extends Order> = {
  readonly [F in keyof O & string]: keyof Tables[T] & string
}

const claimedAtOnce = 20

const currencies = new Map([
  ['total', sql`currency`],
  ['totalCad', sql`'CAD'`],
])

/** What is read of a row: each column by its field's name, the sums as money. */
const selectionOf = (columns: object) =>
  sql.join(
    Object.entries(columns).map(([field, column]) => {
      const currency = currencies.get(field)
      const value = currency
        ? sql`jsonb_build_object('currency', ${currency}, 'amountMinor', ${sql.ref(column)})`
        : sql.ref(column)
      return sql`${value} as ${sql.id(field)}`
    }),
  )

/** What is written of an order, by column. Fields that are left out keep their value, or take their default. */
function valuesOf(columns: object, order: Partial<Order>): Readonly<Record<string, unknown>> {
  const given = new Map<string, unknown>(Object.entries(order))
  const known = Object.entries(columns).filter(([field]) => given.get(field) !== undefined)
  const currency = order.total ? { currency: order.total.currency } : {}
  return { ...columnsOf(Object.fromEntries(known), Object.fromEntries(given)), ...currency }
}

const allOf = async <O>(db: Db, statement: RawBuilder<unknown>): Promise<readonly O[]> =>
  (await sql<O>`${statement}`.execute(db)).rows

const firstOf = async <O>(db: Db, statement: RawBuilder<unknown>): Promise<O | undefined> =>
  (await allOf<O>(db, statement))[0]

/** What only reads, of the table in `select`. */
const reading = <O extends Order>(select: RawBuilder<unknown>) => ({
  first: (db: Db, where: Where) => firstOf<O>(db, sql`${select} where ${where} limit 1`),
  find: (db: Db, id: string, lock?: 'for update') =>
    firstOf<O>(db, sql`${select} where "id" = ${id}${lock ? sql` for update` : sql``}`),
  /** The latest first. */
  list(db: Db, where: Where, page?: { readonly limit: number; readonly offset: number }) {
    const part = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``
    return allOf<O>(db, sql`${select} where ${where} order by created_at desc, id ${part}`)
  },
})

/**
 * The store of one table of orders: each is inserted once, found again while it stands, moved on by one process only,
 * and claimed by a job while its outcome is open. `stamps` are set to now with each move.
 */
export function orderStore<T extends keyof Tables & string, O extends Order>(
  name: T,
  columns: Columns<T, O>,
  stamps: readonly string[] = ['asked_at'],
) {
  const table = sql.table(name)
  const selection = selectionOf(columns)
  const now = stamps.map((stamp) => sql`${sql.ref(stamp)} = now()`)
  return {
    ...reading<O>(sql`select ${selection} from ${table}`),
    /** Stores it before it is ordered; undefined where the same stands already. */
    insert(db: Db, order: Order & Partial<O>): Promise<O | undefined> {
      const values = valuesOf(columns, order)
      const names = sql.join(Object.keys(values).map((column) => sql.ref(column)))
      // Without naming the index, because a prepared statement cannot prove that its parameters match a partial one.
      return firstOf<O>(
        db,
        sql`insert into ${table} (${names}) values (${sql.join(Object.values(values))})
          on conflict do nothing returning ${selection}`,
      )
    },
    /** Changes an order that is still in one of these states; undefined where another process was first. */
    move(
      db: Db,
      { id, from }: { readonly id: string; readonly from: readonly string[] },
      change: Partial<O>,
    ): Promise<O | undefined> {
      const written = Object.entries(valuesOf(columns, change)).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      )
      return firstOf<O>(
        db,
        sql`update ${table} set ${sql.join([...written, ...now])}
          where id = ${id} and state in (${sql.join(from)}) returning ${selection}`,
      )
    },
    /** True if it was there: only the caller that removed it goes on with it. */
    async drop(db: Db, id: string): Promise<boolean> {
      const { numAffectedRows } = await sql`delete from ${table} where id = ${id}`.execute(db)
      return numAffectedRows === 1n
    },
    /** Takes open orders for this process; none is taken again before `open` is true of it anew. */
    claim: (db: Db, open: Where): Promise<readonly O[]> =>
      allOf<O>(
        db,
        sql`update ${table} set asked_at = now() where id in (
            select id from ${table} where ${open} limit ${claimedAtOnce} for update skip locked)
          returning ${selection}`,
      ),
  }
}

/** Not looked at for so long; of a column `asked_at`. */
export const askedBefore = (seconds: number): Where =>
  sql`asked_at < now() - make_interval(secs => ${seconds})`
