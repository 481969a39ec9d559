import type { Generated, JSONColumnType } from 'kysely'
import type { HeldLeg, HoldState } from '../domain/fare-hold.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    fare_holds: FareHoldsTable
  }
}

export interface FareHoldsTable {
  id: string
  owner_id: string
  source: string
  offer_id: string
  state: Generated<HoldState>
  legs: JSONColumnType<readonly HeldLeg[], string, string>
  passengers: JSONColumnType<readonly HeldName[], string, string>
  email: string
  total_minor: number
  currency: string
  total_cad_minor: number
  order_id: string | null
  reference: string | null
  reason: string | null
  pay_by: Date | null
  price_until: Date | null
  refund_minor: number | null
  created_at: Generated<Date>
  asked_at: Generated<Date>
}

export interface HeldName {
  readonly firstName: string
  readonly lastName: string
}
