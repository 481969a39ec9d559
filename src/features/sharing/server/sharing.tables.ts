import type { Generated } from 'kysely'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    trip_links: TripLinksTable
  }
}

export interface TripLinksTable {
  token: string
  trip_id: string
  kind: 'page' | 'calendar'
  hide_prices: Generated<boolean>
  hide_notes: Generated<boolean>
  created_at: Generated<Date>
}
