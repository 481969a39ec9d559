import { siteAddress } from '#features/accounts/server/index.ts'
import { readTrip } from '#features/trips/server/index.ts'
import {
  type BoundOperation,
  bindContract,
  type RequestFacts,
} from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { billingContract } from '../contract/billing.contract.ts'
import { staffPurchaseContract } from '../contract/staff-purchases.contract.ts'
import type { Buyer } from './buyer.ts'
import { buyerOf } from './buyer-of.ts'
import { manageSubscription } from './manage-subscription.ts'
import type { Wanted } from './price-wanted.ts'
import { listOffers } from './list-offers.ts'
import { listPurchases } from './list-purchases.ts'
import { readSubscription } from './read-subscription.ts'
import { refundPurchase } from './refund-purchase.ts'
import { billingPolicies, staffPurchasePolicies } from './billing.policy.ts'
import { changeAttended, consultationsPage, salesPage } from './staff-purchases.ts'
import { startCheckout } from './start-checkout.ts'
import { type EventDeps, takeEvent } from './take-event.ts'
import { checkoutText } from './messages.ts'

export interface BillingDeps extends EventDeps {
  readonly secure: boolean
  readonly appOrigin: string | undefined
}

const fail = failWith(commonErrors)
const message = checkoutText.opening

/** The client's idempotency key, where it has sent one. Throws invalid-input. */
function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim()
  if (!key) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw fail('invalid-input', {
      fields: [{ field: 'Idempotency-Key', message: checkoutText.keyWrong }],
    })
  return key
}

/** What every call that opens a checkout brings. */
interface Asked {
  readonly request: RequestFacts
  readonly body: { readonly returnTo?: string | undefined }
}

export function billingOperations(deps: BillingDeps): readonly BoundOperation[] {
  const { db, secure, appOrigin } = deps
  const buy = async (
    buyer: Buyer,
    wanted: Wanted,
    { request: { headers }, body }: Asked,
  ): Promise<string> => {
    const site = siteAddress(appOrigin, headers)
    const returnTo = body.returnTo ?? null
    const asked = { buyer, wanted, key: keyOf(headers), site, returnTo }
    return (await startCheckout(deps, asked)).url
  }
  const own = bindContract(billingContract, billingPolicies, {
    listOffers: async ({ session, query }) => listOffers(db, session, query.discount),
    buyTier: async ({ session, body, request }) => {
      const wanted = { kind: 'tier', item: body.plan, discount: body.discount } as const
      return { url: await buy({ userId: session.userId }, wanted, { request, body }), message }
    },
    subscribe: async ({ session, body, request }) => {
      const wanted = { kind: 'plan', item: body.planType, discount: body.discount } as const
      return { checkoutUrl: await buy({ userId: session.userId }, wanted, { request, body }) }
    },
    getSubscription: async ({ session }) => (await readSubscription(db, session)).status,
    manageSubscription: async ({ session, request }) => ({
      url: await manageSubscription(deps, session, siteAddress(appOrigin, request.headers)),
    }),
    buyConsultation: async ({ session, body, request, reply }) => {
      const { tier, note, people } = body
      const wanted = { kind: 'consultation', item: tier, note, people } as const
      const buyer = buyerOf(session, request.headers, reply, secure)
      return { url: await buy(buyer, wanted, { request, body }), message }
    },
    buyPdf: async ({ session, body, request }) => {
      const { itineraryId: tripId, discount } = body
      const { trip } = await readTrip({ db }, session, tripId)
      const wanted = { kind: 'pdf', tripId, tripTitle: trip.title, discount } as const
      return { url: await buy({ userId: session.userId }, wanted, { request, body }), message }
    },
    listPurchases: async ({ session }) => ({
      purchases: await listPurchases(deps, session),
    }),
    refundPurchase: async ({ session, params }) => ({
      refundedCad: await refundPurchase(deps, { buyer: session }, params.id),
    }),
    takePaymentEvent: async ({ body, request }) => takeEvent(deps, body, request.headers),
  })
  const staff = bindContract(staffPurchaseContract, staffPurchasePolicies, {
    listSales: async ({ query }) => salesPage(deps.db, query),
    listConsultations: async ({ query }) => consultationsPage(deps.db, query),
    attendConsultation: ({ session, params, body }) =>
      changeAttended(deps.db, session, { ...params, ...body }),
    refundForBuyer: async ({ session, params, body }) => ({
      refundedCad: await refundPurchase(deps, { staff: session, reason: body.reason }, params.id),
    }),
  })
  return [...own, ...staff]
}
