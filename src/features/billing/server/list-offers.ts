import { tierOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { OfferAnswer } from '../contract/billing.contract.ts'
import { soldPlans, soldTiers } from '../domain/products.ts'
import {
  cadOf,
  isDiscount,
  priceFrom,
  priceOfPdf,
  priceOfPlan,
  priceOfTier,
  reduced,
} from './price-list.ts'
import {
  hasUsedDiscount,
  isPlanRunning,
  isTierHeld,
  type Standing,
  standingOf,
  trialFor,
} from './standing.ts'

const nothing: Standing = { grants: [], purchases: [] }

type DiscountState = 'none' | 'applied' | 'used' | 'unknown'

function discountState(standing: Standing, code: string | undefined): DiscountState {
  if (!code) return 'none'
  if (!isDiscount(code)) return 'unknown'
  return hasUsedDiscount(standing) ? 'used' : 'applied'
}

/** The price list for this caller; a visitor sees the prices of a new account. */
export async function listOffers(
  db: Db,
  session: Session | undefined,
  code: string | undefined,
): Promise<{ offers: OfferAnswer[]; discount: DiscountState }> {
  const standing = session ? await standingOf(db, { userId: session.userId }) : nothing
  const discount = discountState(standing, code)
  const pay = (amountMinor: number) =>
    cadOf(discount === 'applied' ? reduced(amountMinor) : amountMinor)
  const held = tierOf(standing.grants)
  const running = isPlanRunning(standing)
  return {
    discount,
    offers: [
      ...soldTiers.map((item) => ({
        kind: 'tier' as const,
        item,
        listCad: cadOf(priceOfTier(item)),
        payCad: pay(Math.max(0, priceFrom(held, item))),
        trialDays: 0,
        state: isTierHeld(standing, item) ? ('held' as const) : ('open' as const),
      })),
      ...soldPlans.map((item) => ({
        kind: 'plan' as const,
        item,
        listCad: cadOf(priceOfPlan(item)),
        payCad: pay(priceOfPlan(item)),
        trialDays: trialFor(standing),
        state: running ? ('held' as const) : ('open' as const),
      })),
      {
        kind: 'pdf',
        item: 'pdf',
        listCad: cadOf(priceOfPdf),
        payCad: pay(priceOfPdf),
        trialDays: 0,
        state: 'open',
      },
    ],
  }
}
