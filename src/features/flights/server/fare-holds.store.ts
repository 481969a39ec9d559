import { sql } from 'kysely'
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
  createdAt: 'created_at',
})

export const { insert: insertFare, find: findFare } = fares

/** Of an offer, what stands of it. */
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
  | { readonly state: 'releasing' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'held' | 'paid' | 'released'; readonly order: StandingOrder }

/** Changes the state if it is still one of those expected; undefined where another process was first. */
export function moveFare(
  db: Db,
  which: { readonly id: string; readonly from: readonly HoldState[] },
  change: FareChange,
): Promise<HeldFare | undefined> {
  if (!('order' in change)) return fares.move(db, which, change)
  const { orderId, reference, payBy, priceUntil } = change.order
  return fares.move(db, which, { state: change.state, orderId, reference, payBy, priceUntil })
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
