import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Condition for our own schemas, as made by migrations: ours and the sandboxes' ledgers. */
export const isOurSchema = sql<boolean>`(n.nspname = 'public' or starts_with(n.nspname, 'sandbox_'))`

/** All tables but the list of migrations, quoted and with their schemas: `public.trips`. */
export async function listOurTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${isOurSchema} and not starts_with(c.relname, 'schema_migrations')
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
