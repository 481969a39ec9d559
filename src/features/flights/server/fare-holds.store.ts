import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { type Money, money } from '#platform/shared/money.ts'
import type { HeldLeg, HoldState } from '../domain/fare-hold.ts'
import type { HeldName } from './fare-holds.tables.ts'
import type { StandingOrder } from './provider/fare-holds.ts'

export interface HeldFare {
  readonly id: string
  readonly ownerId: string
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

const columns = [
  'id',
  'owner_id as ownerId',
  'state',
  'legs',
  'passengers',
  'email',
  'total_minor as totalMinor',
  'currency',
  'total_cad_minor as totalCadMinor',
  'order_id as orderId',
  'reference',
  'reason',
  'pay_by as payBy',
  'price_until as priceUntil',
  'created_at as createdAt',
] as const

type Row = Omit<HeldFare, 'total' | 'totalCad'> & {
  readonly totalMinor: number
  readonly currency: string
  readonly totalCadMinor: number
}

const toFare = ({ totalMinor, currency, totalCadMinor, ...row }: Row): HeldFare => ({
  ...row,
  total: money(currency, totalMinor),
  totalCad: money('CAD', totalCadMinor),
})

const standing = ['pending', 'held', 'paid', 'releasing'] as const

export interface NewFare extends Pick<
  HeldFare,
  'id' | 'ownerId' | 'legs' | 'passengers' | 'email' | 'total' | 'totalCad'
> {
  readonly source: string
  readonly offerId: string
}

/** Stores it before it is ordered; undefined where the offer is held, or being held, already. */
export async function insertFare(db: Db, fare: NewFare): Promise<HeldFare | undefined> {
  const row = await db
    .insertInto('fare_holds')
    .values({
      id: fare.id,
      owner_id: fare.ownerId,
      source: fare.source,
      offer_id: fare.offerId,
      legs: JSON.stringify(fare.legs),
      passengers: JSON.stringify(fare.passengers),
      email: fare.email,
      total_minor: fare.total.amountMinor,
      currency: fare.total.currency,
      total_cad_minor: fare.totalCad.amountMinor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toFare(row)
}

/** Of an offer, what stands of it. */
export async function findStanding(
  db: Db,
  { ownerId, offerId }: Pick<NewFare, 'ownerId' | 'offerId'>,
): Promise<HeldFare | undefined> {
  const row = await db
    .selectFrom('fare_holds')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('offer_id', '=', offerId)
    .where('state', 'in', standing)
    .executeTakeFirst()
  return row && toFare(row)
}

export async function findFare(db: Db, id: string): Promise<HeldFare | undefined> {
  const row = await db
    .selectFrom('fare_holds')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toFare(row)
}

/** The latest first. */
export const listFaresOf = async (db: Db, ownerId: string): Promise<readonly HeldFare[]> =>
  (
    await db
      .selectFrom('fare_holds')
      .select(columns)
      .where('owner_id', '=', ownerId)
      .orderBy('created_at', 'desc')
      .execute()
  ).map(toFare)

export type FareChange =
  | { readonly state: 'releasing' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'held' | 'paid' | 'released'; readonly order: StandingOrder }

/** Changes the state if it is still one of those expected; undefined where another process was first. */
export async function moveFare(
  db: Db,
  { id, from }: { readonly id: string; readonly from: readonly HoldState[] },
  change: FareChange,
): Promise<HeldFare | undefined> {
  const row = await db
    .updateTable('fare_holds')
    .set({
      state: change.state,
      asked_at: sql<Date>`now()`,
      ...('reason' in change ? { reason: change.reason } : {}),
      ...('order' in change
        ? {
            order_id: change.order.orderId,
            reference: change.order.reference,
            pay_by: change.order.payBy,
            price_until: change.order.priceUntil,
          }
        : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(columns)
    .executeTakeFirst()
  return row && toFare(row)
}

/** Claims those in doubt after so many seconds, and those kept that were not looked at for as long as that. */
export async function takeUnsettled(
  db: Db,
  { doubtSeconds, keptSeconds }: { readonly doubtSeconds: number; readonly keptSeconds: number },
): Promise<readonly HeldFare[]> {
  const rows = await db
    .updateTable('fare_holds')
    .set({ asked_at: sql<Date>`now()` })
    .where('id', 'in', (open) =>
      open
        .selectFrom('fare_holds')
        .select('id')
        .where('state', 'in', ['pending', 'held', 'releasing'])
        .where(
          sql<boolean>`asked_at < now() - make_interval(secs =>
            case when state = 'held' then ${keptSeconds}::int else ${doubtSeconds}::int end)`,
        )
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
  return rows.map(toFare)
}
