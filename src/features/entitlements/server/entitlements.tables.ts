import type { Generated } from 'kysely'

/** Columns of entitlements. */
declare module '#platform/server/db/tables.ts' {
  interface Tables {
    entitlements: EntitlementsTable
  }
}

/** Everything an account may do beyond the free tier is a row here, and every permission reads it. */
interface EntitlementsTable {
  id: Generated<string>
  user_id: string
  kind: 'tier' | 'plan' | 'role' | 'pdf'
  /** Of a bought PDF: the trip. */
  value: string
  /** Who or what granted it: 'admin', or a purchase's id. */
  source: string
  starts_at: Generated<Date>
  ends_at: Date | null
  created_at: Generated<Date>
}
