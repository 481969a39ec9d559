import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { PurchaseState } from '../domain/purchase-state.ts'
import './shop.tables.ts'

/** Every purchase of an account with its payments; amounts in cents. */
export const shopPersonalData: PersonalData = {
  name: 'purchases',
  async read(db, { userId }) {
    const { rows } = await sql<{ purchase: unknown }>`
      select to_jsonb(p) - 'buyer_id' - 'checkout_ref' - 'checkout_url' - 'revision'
        || jsonb_build_object('payments', (
          select coalesce(jsonb_agg(to_jsonb(y) - 'purchase_id' order by y.paid_at), '[]')
          from payments y where y.purchase_id = p.id
        ), 'incidents', (
          select coalesce(jsonb_agg(to_jsonb(i) - 'purchase_id' order by i.first_at), '[]')
          from purchase_incidents i where i.purchase_id = p.id
        )) as purchase
      from purchases p where p.buyer_id = ${userId} order by p.created_at`.execute(db)
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
    return (
      running &&
      'You have a plan that is paid by the month. End it first under “Manage plan” on the pricing page, so that nothing is charged any more.'
    )
  },
  /**
   * The amounts stay, because the law wants books kept; nothing in them names anybody any more. A checkout
   * that is open at the payment service is closed there in a moment (`reconcile-purchases.job.ts`).
   */
  async erase(db, { userId }) {
    await db
      .updateTable('purchases')
      .set({
        buyer_id: null,
        email: null,
        note: null,
        trip_id: null,
        title: 'Erased',
        idempotency_key: null,
        checkout_url: null,
        revision: sql<number>`revision + 1`,
        state: sql<PurchaseState>`case when state = 'open' and checkout_ref is null
          then 'expired' else state end`,
      })
      .where('buyer_id', '=', userId)
      .execute()
  },
}
