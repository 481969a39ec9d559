import { createHash } from 'node:crypto'
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

interface QueryClient {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>
  release(): void
}

/** The pool as Kysely's dialect wants it, with every parameterised query prepared. */
export function withNamedStatements(pool: Pool) {
  const nameOf = statementNames()
  // Kysely recognises a connection by identity: one wrapper for each client, for its whole life.
  const wrappers = new WeakMap<PoolClient, QueryClient>()
  const wrap = (client: PoolClient): QueryClient => {
    let unknownState = false
    return {
      async query(sql, parameters) {
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
      },
      release: () => client.release(unknownState),
    }
  }
  return {
    async connect(): Promise<QueryClient> {
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
