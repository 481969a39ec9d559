import type { Generated } from 'kysely'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    partner_clicks: ClicksTable
    partner_conversions: ConversionsTable
  }
}

export interface ClicksTable {
  id: string
  at: Generated<Date>
  partner: string
  service_type: string
  service_name: string
  source: string
  destination: string | null
  check_in: string | null
  check_out: string | null
  account_id: string | null
}

interface ConversionsTable {
  partner: string
  reference: string
  at: Date
  service_type: string
  booking_minor: number
  commission_minor: number
  commission_from: 'postback' | 'rate'
  received_at: Generated<Date>
}
