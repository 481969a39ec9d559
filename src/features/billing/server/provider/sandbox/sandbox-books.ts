import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { PaymentFact, SubscriptionFact } from '../../../domain/payment-facts.ts'
import type { CheckoutOrder, Delivery, HostedState } from '../payment-provider.ts'

/** A subscription in the sandbox's books, with its price a month. */
export interface StoredSubscription extends SubscriptionFact {
  readonly monthlyMinor: number
}

export interface StoredCheckout {
  readonly id: string
  readonly checkout: CheckoutOrder
  readonly state: 'open' | 'complete' | 'expired'
  readonly email: string | null
  readonly delivery: Delivery
  readonly subscription: StoredSubscription | null
}

export const newRef = (kind: string): string => `${kind}_${randomBytes(18).toString('base64url')}`

const openHours = 24

/** The checkout of a key; the first to ask makes it. An address that we know is not kept here as well. */
export async function openCheckout(db: Db, order: CheckoutOrder): Promise<string> {
  await sql`
    insert into sandbox_payments.checkouts (id, key, checkout, expires_at)
    values (${newRef('sandbox')}, ${order.key}, ${JSON.stringify({ ...order, email: null })},
      now() + make_interval(hours => ${openHours}))
    on conflict (key) do nothing`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from sandbox_payments.checkouts where key = ${order.key}`.execute(db)
  return rows[0]?.id ?? ''
}

/** A checkout; held until the transaction ends when it is to be changed. */
export async function findCheckout(
  db: Db,
  ref: string,
  lock?: 'for update',
): Promise<StoredCheckout | undefined> {
  const { rows } = await sql<StoredCheckout>`
    select id, checkout, email, delivery, subscription,
      case when state = 'open' and expires_at <= now() then 'expired' else state end as state
    from sandbox_payments.checkouts where id = ${ref} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function paymentsOf(db: Db, ref: string): Promise<readonly PaymentFact[]> {
  const { rows } = await sql<Omit<PaymentFact, 'paidAt' | 'disputed'> & { readonly paidAt: Date }>`
    select id, amount_minor as "amountMinor", refunded_minor as "refundedMinor", paid_at as "paidAt"
    from sandbox_payments.payments where checkout_id = ${ref} order by paid_at`.execute(db)
  return rows.map((row) => ({ ...row, disputed: false, paidAt: row.paidAt.toISOString() }))
}

export async function stateOfCheckout(db: Db, kept: StoredCheckout): Promise<HostedState> {
  const { checkout: order, state, email, subscription } = kept
  return {
    order,
    checkout: state,
    currency: order.currency,
    email,
    payments: await paymentsOf(db, kept.id),
    subscription: subscription && {
      status: subscription.status,
      item: subscription.item,
      periodEndsAt: subscription.periodEndsAt,
      cancels: subscription.cancels,
    },
  }
}

export async function saveCheckout(
  db: Db,
  { id, state, email, delivery, subscription }: Omit<StoredCheckout, 'checkout'>,
): Promise<void> {
  await sql`
    update sandbox_payments.checkouts
    set state = ${state}, email = ${email}, delivery = ${delivery},
      subscription = ${subscription ? JSON.stringify(subscription) : null}
    where id = ${id}`.execute(db)
}

export async function expireCheckout(db: Db, ref: string): Promise<void> {
  await sql`
    update sandbox_payments.checkouts set state = 'expired'
    where id = ${ref} and state = 'open'`.execute(db)
}

export async function writePayment(db: Db, ref: string, amountMinor: number): Promise<void> {
  await sql`
    insert into sandbox_payments.payments (id, checkout_id, amount_minor)
    values (${newRef('pay')}, ${ref}, ${amountMinor})`.execute(db)
}

/** Gives the latest payment back in full. */
export async function refundLatest(db: Db, ref: string): Promise<void> {
  await sql`
    update sandbox_payments.payments set refunded_minor = amount_minor
    where id = (
      select id from sandbox_payments.payments where checkout_id = ${ref}
      order by paid_at desc limit 1)`.execute(db)
}
