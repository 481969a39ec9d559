import type { Generated } from 'kysely'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    trip_links: TripLinksTable
    trip_invitations: TripInvitationsTable
  }
}

export interface TripInvitationsTable {
  id: string
  trip_id: string
  token_hashes: Generated<string[]>
  email: string | null
  created_at: Generated<Date>
  expires_at: Date
  accepted_by: string | null
  opened_by: Generated<string[]>
}

export interface TripLinksTable {
  trip_id: string
  kind: 'page' | 'calendar'
  /** In clear: of a link from before, until a job has sealed it. */
  token: string | null
  token_hash: string | null
  token_sealed: string | null
  hide_prices: Generated<boolean>
  hide_notes: Generated<boolean>
  /** Of the page: says the owner's first name. */
  show_name: Generated<boolean>
  /** Of a calendar's link: its owner has chosen what it hides. */
  own_hides: Generated<boolean>
  created_at: Generated<Date>
}
