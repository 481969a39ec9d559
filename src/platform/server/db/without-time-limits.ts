import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Db, Tables } from './tables.ts'

/**
 * Lends a connection of its own to the pool's database, on which a statement may take as long as
 * it needs: a migration may build an index, or wait for another process that does. The pool's
 * limits hold on both sides, so one of its own connections would not do. Closed afterwards.
 */
export async function withoutTimeLimits<T>(
  { options }: Pool,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const own = new Pool({
    ...options,
    // pg hides it from copies of the options.
    ...(options.password === undefined ? {} : { password: options.password }),
    // One connection, so that the settings below hold for all statements.
    max: 1,
    query_timeout: 0,
  })
  // A running statement reports a lost connection; without listeners, idle or lent,
  // the loss would end this process before anyone could say why.
  own.on('error', () => undefined)
  own.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: own }) })
  try {
    await sql`set statement_timeout = 0`.execute(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}
