import { type RawBuilder, sql } from 'kysely'
import type { ItemBooking } from '../domain/item-state.ts'

/** The payer of `p`: a name, or null if the payer has left the trip or their account is erased. */
export const payer = sql`users u on u.id = p.payer_id and (
  exists (select from trips t where t.id = p.trip_id and t.owner_id = u.id)
  or exists (select from trip_members m where m.trip_id = p.trip_id and m.user_id = u.id))`

/** Paid by an active booking. */
const isHeld = sql`p.state in ('confirmed', 'cancelling')`
/** Order: active and pending bookings, then the last cancelled. */
const latestFirst = sql`p.state = 'cancelled', p.paid_at desc, p.booking_id`
const sumHeld = sql`sum(p.amount_minor) filter (where ${isHeld})`

/** The bookings and payments of one item. */
export interface ItemLedger {
  /** The sum paid by bookings that we hold, in cents; null without one. */
  readonly paid: number | null
  /** The payers, in order of payment. */
  readonly paidBy: readonly (string | null)[] | null
  /** The latest booking that we hold; otherwise the last one cancelled. */
  readonly booking: {
    readonly id: string
    readonly reference: string | null
    readonly state: ItemBooking['state']
    readonly freeUntil: string | null
    /** True if the booking's account was erased. */
    readonly isErased: boolean
    /** In cents. */
    readonly paid: number
    readonly givenBack: number
  }
}

const ledgerOf = sql<ItemLedger | null>`json_build_object(
  'paid', ${sumHeld},
  'paidBy', json_agg(u.name order by p.paid_at, p.booking_id) filter (where ${isHeld}),
  'booking', (array_agg(json_build_object(
    'id', p.booking_id, 'reference', p.reference, 'state', p.state, 'freeUntil', p.free_until,
    'isErased', p.payer_id is null,
    'paid', p.amount_minor + p.given_back_minor, 'givenBack', p.given_back_minor
  ) order by ${latestFirst}))[1])`

/** The ledger of the row `trip_items`; null without any booking. */
export const ledgerFor = sql<ItemLedger | null>`(
  select ${ledgerOf} from trip_payments p left join ${payer}
  where p.trip_id = trip_items.trip_id and p.item_id = trip_items.id having count(*) > 0)`

/** The same for every item of a trip: for joins, where a subquery per item would cost more. */
export const ledgersOf = (tripId: string) => sql<{ item_id: string; ledger: ItemLedger | null }>`(
  select p.item_id, ${ledgerOf} as ledger
  from trip_payments p left join ${payer} where p.trip_id = ${tripId} group by p.item_id)`

/**
 * What the row `trip_items` costs its trip in cents, as `costOf` of the domain says, with `p` its row of
 * `heldAndKept`.
 */
export const costMinor = sql`case
  when p.held is not null then p.held
  when status in ('planned', 'booked') then price_minor
  when status = 'cancelled' then coalesce(p.kept, 0)
  else 0 end`

/** Per item: paid by active bookings, and the unrefunded part of the last cancelled. */
export const heldAndKept = (tripId: RawBuilder<unknown>) => sql`(
  select p.item_id, ${sumHeld}::int8 as held,
    (array_agg(p.amount_minor order by ${latestFirst}))[1] as kept
  from trip_payments p where p.trip_id = ${tripId} group by p.item_id)`
