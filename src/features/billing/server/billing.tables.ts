import type { Generated, JSONColumnType } from 'kysely'
import type { IncludedTax } from '../domain/included-taxes.ts'
import type { PurchaseKind } from '../domain/products.ts'
import type { IncidentKind } from '../domain/purchase-incident.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    purchases: PurchasesTable
    payments: PaymentsTable
    payment_events: PaymentEventsTable
    purchase_incidents: PurchaseIncidentsTable
  }
}

interface PurchasesTable {
  id: string
  buyer_id: string | null
  browser: string | null
  slot: string
  kind: PurchaseKind
  item: string
  trip_id: string | null
  title: string
  note: string | null
  due_minor: number
  first_minor: number
  monthly_minor: number | null
  trial_days: number
  currency: string
  discount: string | null
  idempotency_key: string | null
  state: Generated<PurchaseState>
  provider: string
  checkout_ref: string | null
  checkout_url: string | null
  email: string | null
  revision: Generated<number>
  period_ends_at: Date | null
  cancels: Generated<boolean>
  created_at: Generated<Date>
  paid_at: Date | null
  asked_at: Generated<Date>
  rests_on: string | null
  /** Of a consultation: when the house has taken it up. */
  attended_at: Date | null
  return_to: string | null
  refund_reason: string | null
}

interface PaymentsTable {
  id: string
  provider: string
  purchase_id: string
  amount_minor: number
  refunded_minor: Generated<number>
  currency: string
  paid_at: Date
  taxes: JSONColumnType<readonly IncludedTax[] | null, string | null, string | null>
}

interface PurchaseIncidentsTable {
  purchase_id: string
  kind: IncidentKind
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

/** Events that have had their effect. */
interface PaymentEventsTable {
  provider: string
  id: string
  type: string
  purchase_id: string | null
  received_at: Generated<Date>
}
