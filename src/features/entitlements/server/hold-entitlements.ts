import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import './entitlements.tables.ts'

/** One thing that an account is to hold. */
export interface Held {
  readonly kind: 'tier' | 'plan' | 'pdf'
  readonly value: string
  /** An instant; null for good. */
  readonly until: string | null
}

const nameOf = ({ kind, value }: Pick<Held, 'kind' | 'value'>): string => `${kind} ${value}`

/**
 * Sets the entitlements that an account has from one source; others from that source end now.
 * Said again it changes nothing.
 */
export async function holdEntitlements(
  db: Db,
  userId: string,
  source: string,
  wanted: readonly Held[],
): Promise<void> {
  const names = wanted.map(nameOf)
  await sql`
    update entitlements set ends_at = statement_timestamp()
    where user_id = ${userId} and source = ${source} and (ends_at is null or ends_at > statement_timestamp())
      and kind || ' ' || value <> all(${names}::text[])`.execute(db)
  for (const { kind, value, until } of wanted)
    await db
      .insertInto('entitlements')
      .values({
        user_id: userId,
        kind,
        value,
        source,
        ends_at: until === null ? null : new Date(until),
      })
      .onConflict((conflict) =>
        conflict
          .constraint('entitlements_once')
          .doUpdateSet((row) => ({ ends_at: row.ref('excluded.ends_at') })),
      )
      .execute()
}
