import { planOf, tierOf } from '#features/accounts/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { toMajor } from '#platform/shared/money.ts'
import type { OfferAnswer, PurchaseAnswer } from '../contract/shop.contract.ts'
import { soldPlans, soldTiers } from '../domain/products.ts'
import { refundableUntil } from '../domain/refund-window.ts'
import {
  inCad,
  isDiscount,
  priceFrom,
  priceOfPdf,
  priceOfPlan,
  priceOfTier,
  reduced,
} from './catalogue.ts'
import { paidFor } from './payments.store.ts'
import {
  hasUsedDiscount,
  isPlanRunning,
  isTierHeld,
  type Standing,
  trialFor,
} from './price-wanted.ts'
import { listPurchasesOf, type Purchase } from './purchases.store.ts'
import { standingOf } from './standing-of.ts'

const major = (amountMinor: number): number => toMajor(inCad(amountMinor))

const nothing: Standing = { grants: [], purchases: [] }

type DiscountState = 'none' | 'applied' | 'used' | 'unknown'

function discountState(standing: Standing, code: string | undefined): DiscountState {
  if (!code) return 'none'
  if (!isDiscount(code)) return 'unknown'
  return hasUsedDiscount(standing) ? 'used' : 'applied'
}

/** What is sold by the price list, for this caller: a visitor sees what a new account would pay. */
export async function listOffers(
  db: Db,
  session: Session | undefined,
  code: string | undefined,
): Promise<{ offers: OfferAnswer[]; discount: DiscountState }> {
  const standing = session ? await standingOf(db, { userId: session.userId }) : nothing
  const discount = discountState(standing, code)
  const pay = (amountMinor: number) =>
    major(discount === 'applied' ? reduced(amountMinor) : amountMinor)
  const held = tierOf(standing.grants)
  const running = isPlanRunning(standing)
  return {
    discount,
    offers: [
      ...soldTiers.map((item) => ({
        kind: 'tier' as const,
        item,
        listCad: major(priceOfTier(item)),
        payCad: pay(Math.max(0, priceFrom(held, item))),
        trialDays: 0,
        state: isTierHeld(standing, item) ? ('held' as const) : ('open' as const),
      })),
      ...soldPlans.map((item) => ({
        kind: 'plan' as const,
        item,
        listCad: major(priceOfPlan(item)),
        payCad: pay(priceOfPlan(item)),
        trialDays: trialFor(standing),
        state: running ? ('held' as const) : ('open' as const),
      })),
      {
        kind: 'pdf',
        item: 'pdf',
        listCad: major(priceOfPdf),
        payCad: pay(priceOfPdf),
        trialDays: 0,
        state: 'open',
      },
    ],
  }
}

/** The plan of an account, and the purchase by which it is managed. */
export async function readSubscription(db: Db, session: Session) {
  const standing = await standingOf(db, { userId: session.userId })
  const bought = standing.purchases.find(
    ({ kind, state }) => kind === 'plan' && (state === 'paid' || state === 'overdue'),
  )
  const planType = planOf(standing.grants)
  return {
    bought,
    status: {
      planType,
      state:
        bought?.state === 'overdue'
          ? ('overdue' as const)
          : planType === 'free'
            ? ('none' as const)
            : ('running' as const),
      manageable: bought !== undefined,
      periodEndsAt: bought?.periodEndsAt?.toISOString() ?? null,
      cancels: bought?.cancels ?? false,
    },
  }
}

/** What an account has bought; what nobody paid is left out. */
export async function listPurchases(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  session: Session,
): Promise<PurchaseAnswer[]> {
  const all = await listPurchasesOf(db, { userId: session.userId })
  const bought = all.filter(({ state }: Purchase) => state !== 'open' && state !== 'expired')
  const sums = await paidFor(
    db,
    bought.map(({ id }) => id),
  )
  const untilOf = ({ id, state }: Purchase) => {
    const paid = sums.get(id)
    return paid && refundableUntil(state, paid, clock.now())
  }
  return bought.map((purchase) => ({
    id: purchase.id,
    kind: purchase.kind,
    item: purchase.item,
    tripId: purchase.tripId,
    title: purchase.title,
    state: purchase.state,
    paidCad: major(sums.get(purchase.id)?.paid ?? 0),
    refundedCad: major(sums.get(purchase.id)?.refunded ?? 0),
    periodEndsAt: purchase.periodEndsAt?.toISOString() ?? null,
    cancels: purchase.cancels,
    refundableUntil: untilOf(purchase)?.toISOString() ?? null,
    boughtAt: (purchase.paidAt ?? purchase.createdAt).toISOString(),
  }))
}
