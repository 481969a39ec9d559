import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import './letters.tables.ts'

export interface Letter {
  /** Which letter it is: the name of a writer. */
  readonly kind: string
  /** In lower case. */
  readonly receiver: string
  /** What its writer needs, as JSON. It never holds a secret: a row can be read for as long as it waits. */
  readonly data: object
  /** Sent later than this it would be of no use. */
  readonly usefulSeconds?: number
}

export async function insertLetter(db: Db, letter: Letter): Promise<void> {
  const { kind, receiver, data, usefulSeconds } = letter
  await db
    .insertInto('letters')
    .values({
      kind,
      receiver,
      data: JSON.stringify(data),
      useless_at:
        usefulSeconds === undefined
          ? null
          : sql<Date>`now() + make_interval(secs => ${usefulSeconds})`,
    })
    .execute()
}

export interface DueLetter {
  readonly id: string
  readonly kind: string
  readonly receiver: string
  readonly data: unknown
  readonly attempts: number
  readonly useless: boolean
}

/**
 * Takes the letter that has been due longest, under a row lock until the transaction ends. A crash
 * releases the lock. The transaction may idle for `seconds`.
 */
export async function takeDueLetter(db: Db, seconds: number): Promise<DueLetter | undefined> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${seconds}s`}, true)`.execute(
    db,
  )
  return db
    .selectFrom('letters')
    .select(['id', 'kind', 'receiver', 'data', 'attempts'])
    .select(sql<boolean>`coalesce(useless_at <= now(), false)`.as('useless'))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Days for which a letter's row is kept after its outcome. */
const keptDays = 30

/** Nothing more happens to a letter: what it was written from is emptied, old ones are forgotten. */
export async function settleLetter(
  db: Db,
  id: string,
  outcome: { readonly state: 'sent' } | { readonly state: 'failed'; readonly fault: string },
): Promise<void> {
  const fault = outcome.state === 'failed' ? outcome.fault : null
  const failures = outcome.state === 'failed' ? 1 : 0
  await sql`
    with gone as (
      delete from letters where settled_at < now() - make_interval(days => ${keptDays})
    )
    update letters
    set state = ${outcome.state}, fault = ${fault}, attempts = attempts + ${failures},
      data = '{}', settled_at = now()
    where id = ${id}`.execute(db)
}

/** It was not taken, and gets another turn. */
export async function postponeLetter(
  db: Db,
  id: string,
  { fault, seconds }: { readonly fault: string; readonly seconds: number },
): Promise<void> {
  await sql`
    update letters
    set attempts = attempts + 1, fault = ${fault}, due_at = now() + make_interval(secs => ${seconds})
    where id = ${id}`.execute(db)
}

export async function deleteLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('letters').where('id', '=', id).execute()
}

interface WantedLetters {
  readonly to?: string
  readonly state?: 'waiting' | 'sent' | 'failed'
  readonly limit: number
  readonly offset?: number
}

/** What became of letters, the latest first: of all, or of those to an address or in a state. */
export const listLetters = (db: Db, { to, state, limit, offset = 0 }: WantedLetters) =>
  db
    .selectFrom('letters')
    .select(['kind', 'receiver', 'state', 'attempts', 'fault', 'created_at', 'settled_at'])
    .$if(to !== undefined, (query) => query.where('receiver', '=', to ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many there are in each state. */
export const countLetters = (db: Db) =>
  db
    .selectFrom('letters')
    .select([
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'sent'))::int`.as('sent'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow()

/** Forgets every letter to an address, those that wait too. */
export async function deleteLettersTo(db: Db, receiver: string): Promise<void> {
  await db.deleteFrom('letters').where('receiver', '=', receiver).execute()
}
