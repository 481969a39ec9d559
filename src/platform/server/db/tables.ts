import type { Generated, Kysely } from 'kysely'

/**
 * Every table of the database. A feature adds its own by declaration merging in its
 * `<feature>.tables.ts`, so that columns stay beside the code they belong to.
 */
export interface Tables {
  settings: SettingsTable
  schema_migrations: SchemaMigrationsTable
  request_keys: RequestKeysTable
}

/** Answers of calls that carried an Idempotency-Key. */
interface RequestKeysTable {
  id: string
  account_id: string | null
  request: string
  attempt: string
  began_at: Generated<Date>
  outcome: unknown
}

/** Small values of this instance, such as its secret. */
interface SettingsTable {
  key: string
  value: string
}

/** The migrations that have run, by the names of their files. */
interface SchemaMigrationsTable {
  name: string
  /** An instant in ISO 8601. */
  timestamp: string
}

/** The handle every store function takes first; inside a transaction it is the transaction. */
export type Db = Kysely<Tables>
