import { sql } from 'kysely'
import { containing } from '#platform/server/db/containing.ts'
import { orderStore } from '#platform/server/orders/order-store.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Money } from '#platform/shared/money.ts'
import type { HeldLeg, HoldState } from '../domain/fare-hold.ts'
import type { HeldName } from './fare-holds.tables.ts'
import type { StandingOrder } from './provider/fare-holds.ts'

export interface HeldFare {
  readonly id: string
  readonly ownerId: string
  readonly source: string
  readonly offerId: string
  readonly state: HoldState
  readonly legs: readonly HeldLeg[]
  readonly passengers: readonly HeldName[]
  readonly email: string
  readonly total: Money
  readonly totalCad: Money
  readonly orderId: string | null
  readonly reference: string | null
  /** Why it was not held, or not let go, in words. */
  readonly reason: string | null
  readonly payBy: Date | null
  readonly priceUntil: Date | null
  /** What comes back of a paid fare that is, or is being, cancelled; in cents of the total’s currency. */
  readonly refundMinor: number | null
  readonly createdAt: Date
}

const fares = orderStore<'fare_holds', HeldFare>('fare_holds', {
  id: 'id',
  ownerId: 'owner_id',
  source: 'source',
  offerId: 'offer_id',
  state: 'state',
  legs: 'legs',
  passengers: 'passengers',
  email: 'email',
  total: 'total_minor',
  totalCad: 'total_cad_minor',
  orderId: 'order_id',
  reference: 'reference',
  reason: 'reason',
  payBy: 'pay_by',
  priceUntil: 'price_until',
  refundMinor: 'refund_minor',
  createdAt: 'created_at',
})

export const { insert: insertFare, find: findFare } = fares

/** The pending, held, paid or releasing fare of an offer. */
export const findStanding = (
  db: Db,
  { ownerId, offerId }: Pick<HeldFare, 'ownerId' | 'offerId'>,
): Promise<HeldFare | undefined> =>
  fares.first(
    db,
    sql`owner_id = ${ownerId} and offer_id = ${offerId}
      and state in ('pending', 'held', 'paid', 'releasing')`,
  )

export const listFaresOf = (db: Db, ownerId: string): Promise<readonly HeldFare[]> =>
  fares.list(db, sql`owner_id = ${ownerId}`)

export type FareChange =
  /** `refundMinor`: a paid one is cancelled, for that much. */
  | { readonly state: 'releasing'; readonly refundMinor?: number }
  /** It was to be cancelled, and stays. */
  | { readonly state: 'paid'; readonly refundMinor: null; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'held' | 'paid' | 'released'; readonly order: StandingOrder }

/** Changes the state if it is still one of those expected; undefined where another process was first. */
export function moveFare(
  db: Db,
  which: { readonly id: string; readonly from: readonly HoldState[] },
  change: FareChange,
): Promise<HeldFare | undefined> {
  if (change.state === 'releasing') return fares.move(db, which, { ...change, reason: null })
  if (!('order' in change)) return fares.move(db, which, change)
  const { orderId, reference, payBy, priceUntil } = change.order
  return fares.move(db, which, { state: change.state, orderId, reference, payBy, priceUntil })
}

interface WantedFares {
  /** Part of the airline’s reference, the id, a traveller’s name or an address; empty matches all. */
  readonly search: string
  readonly state?: HoldState | undefined
  readonly limit: number
  readonly offset: number
}

/** Of every account, the latest first. */
export function listEveryFare(
  db: Db,
  { search, state, ...page }: WantedFares,
): Promise<readonly HeldFare[]> {
  const part = containing(search)
  const found = sql`(
    lower(reference) like ${part} or id::text like ${part} or lower(email) like ${part}
    or exists (select 1 from jsonb_array_elements(passengers) who
      where lower((who ->> 'firstName') || ' ' || (who ->> 'lastName')) like ${part})
    or owner_id in (select u.id from users u where lower(u.email) like ${part}))`
  const ofState = state === undefined ? sql`true` : sql`state = ${state}`
  return fares.list(db, sql`${search === '' ? sql`true` : found} and ${ofState}`, page)
}

/** Claims those in doubt after so many seconds, and those kept that were not looked at for as long as that. */
export const claimUnsettled = (
  db: Db,
  { doubtSeconds, keptSeconds }: { readonly doubtSeconds: number; readonly keptSeconds: number },
): Promise<readonly HeldFare[]> =>
  fares.claim(
    db,
    sql`state in ('pending', 'held', 'releasing') and asked_at < now() - make_interval(secs =>
      case when state = 'held' then ${keptSeconds}::int else ${doubtSeconds}::int end)`,
  )
