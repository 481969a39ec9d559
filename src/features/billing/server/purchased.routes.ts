import { readTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import {
  type BoundOperation,
  bindContract,
  type RequestFacts,
} from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { purchasedContract } from '../contract/purchased.contract.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { PurchaseKind } from '../domain/products.ts'
import { knownBuyer } from './buyer-of.ts'
import { makeTripPdf, type TripPdfDeps } from '#features/documents/server/index.ts'
import { presentConsultation, presentPdf, presentPricing } from './present-purchased.ts'
import { mayExport } from './may-export.ts'
import { sendTripPdf } from './send-trip-pdf.ts'
import type { SettleDeps } from './settle-purchase.ts'
import { purchasedPolicies } from './billing.policy.ts'
import { verifyPurchase } from './verify-purchase.ts'

interface PurchasedDeps extends SettleDeps, TripPdfDeps {
  readonly secure: boolean
}

const fail = failWith(billingErrors)

interface Asking {
  readonly params: { readonly id: string }
  readonly session: Session | undefined
  readonly request: RequestFacts
}

export function purchasedOperations(deps: PurchasedDeps): readonly BoundOperation[] {
  const { db, secure } = deps
  const verify = ({ params, session, request }: Asking, kinds: readonly PurchaseKind[]) =>
    verifyPurchase(deps, params.id, knownBuyer(session, request.headers, secure), kinds)
  return bindContract(purchasedContract, purchasedPolicies, {
    verifyPricing: async (call) => presentPricing(await verify(call, ['tier', 'plan'])),
    verifyConsultation: async (call) => presentConsultation(await verify(call, ['consultation'])),
    verifyPdf: async (call) => {
      const verified = await verify(call, ['pdf'])
      const { tripId } = verified.purchase
      if (tripId === null || tripId !== call.query.itinerary_id) throw fail('purchase-not-found')
      return presentPdf(verified, await readTrip({ db }, call.session, tripId))
    },
    generatePdf: async ({ session, body, request }) => {
      const { timeZone } = body
      const trip = { userId: session.userId, tripId: body.itinerary.id, timeZone }
      if (!mayExport(session.grants, trip.tripId)) {
        const claims = body.paidExport === true
        deps.log.warn({ requestId: request.id, claims }, 'an unpaid full PDF was asked for')
        throw fail('tier-required', { extra: { requiredTier: 'explorer' } })
      }
      const { title: _, ...file } = await makeTripPdf(deps, trip, request.signal)
      if (body.email) await sendTripPdf(deps, trip)
      return file
    },
  })
}
