import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CancellationPolicy } from '#features/stays/domain/cancellation.ts'
import type { BookedStay, BookingState, CancelPlan, Guest, Refusal } from '../domain/booking.ts'
import type { PaymentForm } from './provider/booking-supplier.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    bookings: BookingsTable
    booking_holds: BookingHoldsTable
    booking_steps: BookingStepsTable
  }
}

export interface BookingsTable {
  id: string
  owner_id: string
  state: Generated<BookingState>
  sameness: string
  source: string
  stay: JSONColumnType<BookedStay, string, string>
  guest: JSONColumnType<Guest, string, string>
  total_minor: number
  currency: string
  total_cad_minor: number
  reference: string | null
  reason: string | null
  refusal: Generated<Refusal | null>
  free_until: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  asked_at: Generated<Date>
  trip_id: string | null
  item_id: string | null
  cancel_reason: string | null
  cancel_plan: Generated<CancelPlan>
  policy: JSONColumnType<CancellationPolicy, string | null, string | null> | null
  cancel_fee_minor: number | null
  refund_minor: number | null
}

export interface BookingStepsTable {
  id: GeneratedAlways<number>
  booking_id: string
  at: Generated<Date>
  step: string
  detail: string | null
}

export interface BookingHoldsTable {
  id: string
  owner_id: string
  sameness: string
  source: string
  offer_id: string
  stay: JSONColumnType<BookedStay, string, string>
  guest: JSONColumnType<Guest, string, string>
  total_minor: number
  currency: string
  total_cad_minor: number
  free_until: Date | null
  policy: JSONColumnType<CancellationPolicy, string | null, string | null> | null
  trip_id: string | null
  item_id: string | null
  token: string
  form: JSONColumnType<PaymentForm, string, string>
  ends_at: Date
  created_at: Generated<Date>
  asked_at: Generated<Date>
}
