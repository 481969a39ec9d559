import type { Generated } from 'kysely'

/** Columns of entitlements. */
declare module '#platform/server/db/tables.ts' {
  interface Tables {
    entitlements: EntitlementsTable
  }
}

/** Each row is a permission beyond the free tier; every permission check reads them. */
interface EntitlementsTable {
  id: Generated<string>
  user_id: string
  kind: 'tier' | 'plan' | 'role' | 'pdf'
  /** For a bought PDF: the trip's id. */
  value: string
  /** What granted it: 'admin', or a purchase's id. */
  source: string
  starts_at: Generated<Date>
  ends_at: Date | null
  created_at: Generated<Date>
}
