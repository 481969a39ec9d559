import { sql } from 'kysely'
import type { DataOwner, PersonalData } from '#platform/server/auth/personal-data.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import './billing.tables.ts'
import { accountHeldText } from './messages.ts'

/** Includes purchases made signed out, once the account has verified their address. */
const isTheirs = ({ userId, provedEmail }: DataOwner) => sql<boolean>`(
  buyer_id = ${userId}
  or (buyer_id is null and lower(email) = ${provedEmail}))`

/** Every purchase of an account with its payments; amounts in cents. */
export const billingPersonalData: PersonalData = {
  name: 'purchases',
  async read(db, owner) {
    const { rows } = await sql<{ purchase: unknown }>`
      select to_jsonb(p) - 'buyer_id' - 'checkout_ref' - 'checkout_url' - 'revision' - 'browser'
        || jsonb_build_object('payments', (
          select coalesce(jsonb_agg(to_jsonb(y) - 'purchase_id' order by y.paid_at), '[]')
          from payments y where y.purchase_id = p.id
        ), 'incidents', (
          select coalesce(jsonb_agg(to_jsonb(i) - 'purchase_id' order by i.first_at), '[]')
          from purchase_incidents i where i.purchase_id = p.id
        )) as purchase
      from purchases p where ${isTheirs(owner)} order by p.created_at`.execute(db)
    return rows.map(({ purchase }) => purchase)
  },
  async holdsBack(db, { userId }) {
    const running = await db
      .selectFrom('purchases')
      .select('id')
      .where('buyer_id', '=', userId)
      .where('kind', '=', 'plan')
      .where('state', 'in', ['paid', 'overdue'])
      .limit(1)
      .executeTakeFirst()
    return running && accountHeldText.plan
  },
  /**
   * The amounts stay, because the law requires books to be kept, without personal data. A checkout that is
   * open at the payment service is closed soon after (`reconcile-purchases.job.ts`).
   */
  async erase(db, owner) {
    await db
      .updateTable('purchases')
      .set({
        buyer_id: null,
        browser: null,
        // Makes the reconciler ask about it next.
        asked_at: new Date(0),
        email: null,
        note: null,
        refund_reason: null,
        trip_id: null,
        return_to: null,
        title: 'Erased',
        idempotency_key: null,
        checkout_url: null,
        revision: sql<number>`revision + 1`,
        state: sql<PurchaseState>`case when state = 'open' and checkout_ref is null
          then 'expired' else state end`,
      })
      .where(isTheirs(owner))
      .execute()
  },
}
