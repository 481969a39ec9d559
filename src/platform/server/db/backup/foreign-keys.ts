import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { isOurSchema } from './our-tables.ts'

/** Drops the foreign keys; the returned function restores and checks them. */
export async function liftForeignKeys(tx: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select format('%I.%I', n.nspname, c.relname) as owner, format('%I', k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${isOurSchema}`.execute(tx)
  for (const { owner, name } of rows)
    await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(tx)
  return async () => {
    for (const { owner, name, definition } of rows)
      await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(tx)
  }
}
