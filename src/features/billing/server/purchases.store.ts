import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { endWaitFactorAtMost } from '../domain/purchase-incident.ts'
import type { PurchaseKind } from '../domain/products.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import type { Buyer } from './buyer.ts'
import './billing.tables.ts'

export interface Purchase {
  readonly id: string
  readonly buyerId: string | null
  readonly browser: string | null
  readonly slot: string
  readonly kind: PurchaseKind
  readonly item: string
  readonly tripId: string | null
  readonly title: string
  readonly note: string | null
  readonly dueMinor: number
  readonly firstMinor: number
  readonly monthlyMinor: number | null
  readonly trialDays: number
  readonly currency: string
  readonly discount: string | null
  readonly idempotencyKey: string | null
  readonly state: PurchaseState
  readonly provider: string
  readonly checkoutRef: string | null
  readonly checkoutUrl: string | null
  readonly email: string | null
  readonly revision: number
  readonly periodEndsAt: Date | null
  readonly cancels: boolean
  readonly createdAt: Date
  readonly paidAt: Date | null
  /** For an upgrade: the purchase that paid for the tier below. */
  readonly restsOn: string | null
  /** The page to return to: a path of this site. */
  readonly returnTo: string | null
  /** The reason that staff gave for a refund; null if staff made none. */
  readonly refundReason: string | null
}

const columns = [
  'id',
  'buyer_id as buyerId',
  'browser',
  'slot',
  'kind',
  'item',
  'trip_id as tripId',
  'title',
  'note',
  'due_minor as dueMinor',
  'first_minor as firstMinor',
  'monthly_minor as monthlyMinor',
  'trial_days as trialDays',
  'currency',
  'discount',
  'idempotency_key as idempotencyKey',
  'state',
  'provider',
  'checkout_ref as checkoutRef',
  'checkout_url as checkoutUrl',
  'email',
  'revision',
  'period_ends_at as periodEndsAt',
  'cancels',
  'created_at as createdAt',
  'paid_at as paidAt',
  'rests_on as restsOn',
  'return_to as returnTo',
  'refund_reason as refundReason',
] as const

export const isBuyer = (purchase: Purchase, buyer: Buyer): boolean =>
  'userId' in buyer ? purchase.buyerId === buyer.userId : purchase.browser === buyer.browser

/** True for purchases of an erased account. */
export const hasNoBuyer = ({ buyerId, browser }: Purchase): boolean => (buyerId ?? browser) === null

/** Serialises the checkouts of one buyer until their transactions end. */
export const holdBuyer = (db: Db, buyer: Buyer) =>
  sql`select pg_advisory_xact_lock(
    hashtextextended(${'userId' in buyer ? buyer.userId : buyer.browser}, 9014))`.execute(db)

export const findPurchase = (db: Db, id: string): Promise<Purchase | undefined> =>
  db.selectFrom('purchases').select(columns).where('id', '=', id).executeTakeFirst()

/** The latest first. */
export const listPurchasesOf = (db: Db, buyer: Buyer): Promise<Purchase[]> =>
  db
    .selectFrom('purchases')
    .select(columns)
    .where(
      'userId' in buyer ? 'buyer_id' : 'browser',
      '=',
      'userId' in buyer ? buyer.userId : buyer.browser,
    )
    .orderBy('created_at', 'desc')
    .execute()

export type NewPurchase = Pick<
  Purchase,
  | 'id'
  | 'slot'
  | 'kind'
  | 'item'
  | 'tripId'
  | 'title'
  | 'note'
  | 'dueMinor'
  | 'firstMinor'
  | 'monthlyMinor'
  | 'trialDays'
  | 'currency'
  | 'discount'
  | 'idempotencyKey'
  | 'provider'
  | 'email'
  | 'restsOn'
  | 'returnTo'
> & { readonly buyer: Buyer }

/** Stores a purchase before its checkout is opened. */
export const insertPurchase = (db: Db, wanted: NewPurchase): Promise<Purchase> =>
  db
    .insertInto('purchases')
    .values({
      id: wanted.id,
      buyer_id: 'userId' in wanted.buyer ? wanted.buyer.userId : null,
      browser: 'browser' in wanted.buyer ? wanted.buyer.browser : null,
      slot: wanted.slot,
      kind: wanted.kind,
      item: wanted.item,
      trip_id: wanted.tripId,
      title: wanted.title,
      note: wanted.note,
      due_minor: wanted.dueMinor,
      first_minor: wanted.firstMinor,
      monthly_minor: wanted.monthlyMinor,
      trial_days: wanted.trialDays,
      currency: wanted.currency,
      discount: wanted.discount,
      idempotency_key: wanted.idempotencyKey,
      provider: wanted.provider,
      email: wanted.email,
      rests_on: wanted.restsOn,
      return_to: wanted.returnTo,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The upgrades that build on this purchase. */
export const listRestingOn = (db: Db, id: string): Promise<Purchase[]> =>
  db.selectFrom('purchases').select(columns).where('rests_on', '=', id).execute()

/**
 * Stores where the provider takes the payment; a repeat has the same answer. Returns false if the purchase
 * is no longer open because another has replaced it: the buyer must not be sent there.
 */
export async function saveCheckoutRef(
  db: Db,
  id: string,
  { ref, url }: { readonly ref: string; readonly url: string },
): Promise<boolean> {
  const row = await db
    .updateTable('purchases')
    .set({ checkout_ref: ref, checkout_url: url })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The staff's reason for a refund; null if the buyer makes it. The letter quotes it. */
export async function saveRefundReason(db: Db, id: string, reason: string | null): Promise<void> {
  await db.updateTable('purchases').set({ refund_reason: reason }).where('id', '=', id).execute()
}

/** The provider never got the request, so it cannot have been paid. */
export async function expireUnasked(db: Db, id: string): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ state: 'expired', revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where('checkout_ref', 'is', null)
    .where('state', '=', 'open')
    .execute()
}

/** Expires an open checkout that can no longer be looked up. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ state: 'expired', revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

interface Standing {
  readonly state: PurchaseState
  readonly item: string
  readonly email: string | null
  readonly periodEndsAt: string | null
  readonly cancels: boolean
}

/**
 * Stores the new state of a purchase if it has not changed since it was read (optimistic lock); otherwise
 * returns undefined.
 */
export const moveOn = (
  db: Db,
  { id, revision }: Purchase,
  { state, item, email, periodEndsAt, cancels }: Standing,
): Promise<Purchase | undefined> =>
  db
    .updateTable('purchases')
    .set({
      state,
      item,
      email,
      cancels,
      period_ends_at: periodEndsAt === null ? null : new Date(periodEndsAt),
      revision: revision + 1,
      asked_at: sql<Date>`now()`,
      ...(state === 'paid' ? { paid_at: sql<Date>`coalesce(paid_at, now())` } : {}),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()

/** Grows with each failed attempt to end a plan. */
const endWaitFactor = sql<number>`(
  select least(power(2, coalesce(max(i.times), 0)), ${endWaitFactorAtMost}) from purchase_incidents i
  where i.purchase_id = purchases.id and i.kind = 'plan-not-ended')`

/** A refund was begun but the process died, or the provider refused; retried with growing pauses. */
const hasUnfinishedRefund = (seconds: number) => sql<boolean>`exists (
  select from purchase_incidents i
  where i.purchase_id = purchases.id and i.kind = 'refund-failed'
    and i.last_at < now() - make_interval(secs => ${seconds})
    and purchases.asked_at <
      now() - greatest(make_interval(secs => ${seconds}), (now() - i.first_at) / 10))`

/** Banks mostly take a payment back within this time. */
const takenBackWithinDays = 180

/**
 * Claims the purchases to ask the provider about: checkouts without news for a while, with growing pauses;
 * refunds that were begun and have not ended; plans whose month is over, and refunded plans that are not
 * known to have ended, with growing pauses too; and last, once a day, one-off payments, in case a webhook
 * about a refund or dispute was lost.
 */
export const takeUnsettled = (db: Db, seconds: number): Promise<Purchase[]> =>
  db
    .updateTable('purchases')
    .set({ asked_at: sql<Date>`now()` })
    .where('id', 'in', (unsettled) =>
      unsettled
        .selectFrom('purchases')
        .select('id')
        .where((is) =>
          is.or([
            is.and([
              is('state', '=', 'open'),
              is(
                'asked_at',
                '<',
                sql<Date>`now() - greatest(make_interval(secs => ${seconds}), (now() - created_at) / 10)`,
              ),
            ]),
            hasUnfinishedRefund(seconds),
            is.and([
              is('kind', '=', 'plan'),
              is('state', 'in', ['paid', 'overdue']),
              is('period_ends_at', '<', sql<Date>`now()`),
              is('asked_at', '<', sql<Date>`now() - make_interval(secs => ${seconds * 10})`),
            ]),
            is.and([
              is('kind', '=', 'plan'),
              is('state', '=', 'refunded'),
              is('period_ends_at', 'is not', null),
              is(
                'asked_at',
                '<',
                sql<Date>`now() - make_interval(secs => ${seconds} * ${endWaitFactor})`,
              ),
            ]),
            is.and([
              is('kind', '<>', 'plan'),
              is('state', '=', 'paid'),
              is('paid_at', '>', sql<Date>`now() - make_interval(days => ${takenBackWithinDays})`),
              is('asked_at', '<', sql<Date>`now() - interval '1 day'`),
            ]),
          ]),
        )
        .orderBy(sql`state = 'paid' and kind <> 'plan'`)
        .orderBy('asked_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
