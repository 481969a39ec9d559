import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Distinct statements kept prepared on a connection; a rare shape beyond it runs unprepared. */
const capacity = 400

/**
 * Gives each SQL text a stable name, so that PostgreSQL parses and plans it once a connection.
 * Kysely writes the same text for the same query, which makes its text the key.
 */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known) return known
    if (names.size >= capacity) return undefined
    const name = `w_${createHash('sha256').update(sql).digest('base64url').slice(0, 24)}`
    names.set(sql, name)
    return name
  }
}

/**
 * Whether the error came from PostgreSQL itself. After any other one (a timeout, a broken socket) the
 * state of the connection is unknown: an abandoned BEGIN may still be open, and would roll back the next
 * writer's acknowledged statement.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && typeof error.severity === 'string'

/** The pool as Kysely's dialect wants it, with every parameterised query prepared. */
export function withNamedStatements(pool: Pool) {
  const nameOf = statementNames()
  // Kysely recognises a connection by identity: one wrapper for each client, for its whole life.
  const wrappers = new WeakMap<PoolClient, PostgresPoolClient>()
  const wrap = (client: PoolClient): PostgresPoolClient => {
    let unknownState = false
    const ask = async (sql: string, parameters: readonly unknown[]) => {
      const name = parameters.length > 0 ? nameOf(sql) : undefined
      try {
        return await client.query({
          text: sql,
          values: [...parameters],
          ...(name ? { name } : {}),
        })
      } catch (error) {
        unknownState ||= !isAnswer(error)
        throw error
      }
    }
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(sql: string | object, parameters: readonly unknown[] = []): unknown {
      if (typeof sql !== 'string') throw new Error('Cursors are not supported')
      return ask(sql, parameters)
    }
    return { query, release: () => client.release(unknownState) }
  }
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect()
      const known = wrappers.get(client)
      if (known) return known
      const wrapper = wrap(client)
      wrappers.set(client, wrapper)
      return wrapper
    },
    end: () => pool.end(),
  }
}
