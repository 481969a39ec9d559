import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import type { Logger } from '../log/logger.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Db, Tables } from './tables.ts'

const oid = { int8: 20, date: 1082, numeric: 1700 }

/** Dates stay text: as Date objects they would move with the server's time zone. */
const parsers: Record<number, (text: string) => unknown> = {
  [oid.date]: (text) => text,
  [oid.int8]: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError('A number in the database is too large')
    return value
  },
  [oid.numeric]: Number,
}

const typeParsers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers[id] ?? types.getTypeParser(id, format as 'text')) as typeof types.getTypeParser,
}

interface DatabaseOptions {
  /** A connection URL, or where the embedded server listens: a socket, never TLS, whatever PGSSLMODE says. */
  readonly connection:
    | string
    | { host: string; port: number; user: string; database: string; ssl: false }
  readonly poolSize: number
  /** A connection unused for this long is closed, but a quarter of the pool stays open until it is ten minutes old. Default: a minute. */
  readonly idleMs?: number
  readonly log: Logger
}

export interface OpenDatabase {
  readonly db: Db
  readonly pool: Pool
  /**
   * A few connections with synchronous commit off, for rate-limit counters (decision 0037). Callers that
   * share a counter wait for each other here and block nothing else.
   */
  readonly countingPool: Pool
  close(): Promise<void>
}

const countingConnections = 2
/** PostgreSQL keeps for a connection what it has read of the catalogue: 3 MiB grow to 11. A new one begins anew. */
const maxLifetimeSeconds = 600

/** A pool that survives lost connections: the loss is logged, and the next query gets a new connection. */
function openPool(config: PoolConfig, log: Logger): Pool {
  const pool = new Pool(config)
  // Without a listener a restart of the server would end this process. The pool listens while a
  // connection is idle and while its own query runs, and not in between: each gets one for its life.
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Opens a pool, and one for counting that connects when first asked. No statement may run longer than 10 s, no transaction may idle longer than 15 s. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { connection, poolSize, log, idleMs = 60_000 } = options
  const target: PoolConfig =
    typeof connection === 'string' ? { connectionString: connection } : { ...connection }
  const shared: PoolConfig = {
    ...target,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleMs,
    statement_timeout: 10_000,
    // The server may be stopped rather than slow: then only this side can give up.
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'wayleaf',
    types: typeParsers,
  }
  // After a pause the first calls find connections with their statements prepared.
  const min = Math.ceil(poolSize / 4)
  const pool = openPool({ ...shared, max: poolSize, min, maxLifetimeSeconds }, log)
  const countingPool = openPool(
    { ...shared, max: countingConnections, options: '-c synchronous_commit=off' },
    log,
  )
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
  })
  const close = async () => {
    await Promise.all([db.destroy(), countingPool.end()])
  }
  return { db, pool, countingPool, close }
}
