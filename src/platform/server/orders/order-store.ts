import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Money, money } from '#platform/shared/money.ts'
import { columnsOf, selectionOf } from '../db/column-map.ts'
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

interface Row {
  readonly id: string
  readonly owner_id: string
  readonly state: string
  readonly created_at: Date
  readonly asked_at: Date
}

/** The fields of an order by their columns; the currency of `total` has a column of its own. */
type Columns<T extends keyof Tables, O extends Order> = {
  readonly [F in keyof O & string]: keyof Tables[T] & string
}

/** A table that has them all, by whatever name. */
interface Books {
  orders: Row
}

const claimedAtOnce = 20

/** Reads and writes a row as an order. */
function mapping<O extends Order>(names: Readonly<Record<string, string>>) {
  return {
    // The columns are checked where the store is made, and the rows' shape is that of the order.
    selection: [...selectionOf(names), 'currency'] as never[],
    toOrder(row: object): O {
      const { currency, total, totalCad, ...rest } = row as Record<string, unknown>
      const order = {
        ...rest,
        total: money(String(currency), Number(total)),
        totalCad: money('CAD', Number(totalCad)),
      }
      return order as unknown as O
    },
    /** Only the fields that are given: the others keep their value, or take their default. */
    valuesOf(order: Partial<O>): never {
      const given = new Map(Object.entries(order))
      const known = Object.entries(names).filter(([field]) => given.get(field) !== undefined)
      const currency = order.total ? { currency: order.total.currency } : {}
      const columns = columnsOf(Object.fromEntries(known), Object.fromEntries(given))
      return { ...columns, ...currency } as never
    },
  }
}

const booksOf = (db: Db) => db as unknown as Kysely<Books>

function reading<O extends Order>(table: 'orders', names: Readonly<Record<string, string>>) {
  const { selection, toOrder } = mapping<O>(names)
  const all = (db: Db) => booksOf(db).selectFrom(table).select(selection)
  return {
    async first(db: Db, where: Where): Promise<O | undefined> {
      const row = await all(db).where(where).executeTakeFirst()
      return row && toOrder(row)
    },
    async find(db: Db, id: string, lock?: 'for update'): Promise<O | undefined> {
      const query = all(db).where('id', '=', id)
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
      return row && toOrder(row)
    },
    /** The latest first. */
    async list(
      db: Db,
      where: Where,
      page?: { readonly limit: number; readonly offset: number },
    ): Promise<readonly O[]> {
      const query = all(db).where(where).orderBy('created_at', 'desc').orderBy('id')
      const found = await (page ? query.limit(page.limit).offset(page.offset) : query).execute()
      return found.map(toOrder)
    },
  }
}

/**
 * The store of one table of orders: each is inserted once, found again while it stands, moved on by one process only,
 * and claimed by a job while its outcome is open. `stamps` are set to now with each move.
 */
export function orderStore<T extends keyof Tables & string, O extends Order>(
  name: T,
  columns: Columns<T, O>,
  stamps: readonly string[] = ['asked_at'],
) {
  // Whatever its name: what is read and written here, each table of orders has.
  const table = name as 'orders'
  const { selection, toOrder, valuesOf } = mapping<O>(columns)
  const now = Object.fromEntries(stamps.map((stamp) => [stamp, sql<Date>`now()`]))
  return {
    ...reading<O>(table, columns),
    /** Stores it before it is ordered; undefined where the same stands already. */
    async insert(db: Db, order: Order & Partial<O>): Promise<O | undefined> {
      const row = await booksOf(db)
        .insertInto(table)
        .values(valuesOf(order))
        // Without naming the index, because a prepared statement cannot prove that its parameters match a partial one.
        .onConflict((conflict) => conflict.doNothing())
        .returning(selection)
        .executeTakeFirst()
      return row && toOrder(row)
    },
    /** Changes an order that is still in one of these states; undefined where another process was first. */
    async move(
      db: Db,
      { id, from }: { readonly id: string; readonly from: readonly string[] },
      change: Partial<O>,
    ): Promise<O | undefined> {
      const row = await booksOf(db)
        .updateTable(table)
        .set({ ...(valuesOf(change) as object), ...now })
        .where('id', '=', id)
        .where('state', 'in', from)
        .returning(selection)
        .executeTakeFirst()
      return row && toOrder(row)
    },
    /** True if it was there: only the caller that removed it goes on with it. */
    async drop(db: Db, id: string): Promise<boolean> {
      const { numDeletedRows } = await booksOf(db)
        .deleteFrom(table)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** Takes open orders for this process; none is taken again before `open` is true of it anew. */
    async claim(db: Db, open: Where): Promise<readonly O[]> {
      const claimed = await booksOf(db)
        .updateTable(table)
        .set({ asked_at: sql<Date>`now()` })
        .where('id', 'in', (all) =>
          all
            .selectFrom(table)
            .select('id')
            .where(open)
            .limit(claimedAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .returning(selection)
        .execute()
      return claimed.map(toOrder)
    },
  }
}

/** Not looked at for so long; of a column `asked_at`. */
export const askedBefore = (seconds: number): Where =>
  sql`asked_at < now() - make_interval(secs => ${seconds})`
