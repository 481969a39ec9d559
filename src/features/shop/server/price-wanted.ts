import { permissionsOf, planOf, tierOf, tiers } from '#features/accounts/domain/tiers.ts'
import type { Grant } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { shopErrors } from '../contract/shop.errors.ts'
import {
  type ConsultationId,
  consultations,
  planNames,
  type SoldPlan,
  type SoldTier,
  tierNames,
} from '../domain/products.ts'
import {
  currency,
  isDiscount,
  priceFrom,
  priceOfConsultation,
  priceOfPdf,
  priceOfPlan,
  reduced,
  trialDays,
} from './catalogue.ts'
import type { NewPurchase, Purchase } from './purchases.store.ts'

const fail = failWith(shopErrors)

export type Wanted =
  | { readonly kind: 'tier'; readonly item: SoldTier; readonly discount?: string | undefined }
  | { readonly kind: 'plan'; readonly item: SoldPlan; readonly discount?: string | undefined }
  | {
      readonly kind: 'consultation'
      readonly item: ConsultationId
      readonly note?: string | undefined
      /** Of a group. */
      readonly people?: number | undefined
    }
  | {
      readonly kind: 'pdf'
      readonly tripId: string
      readonly tripTitle: string
      readonly discount?: string | undefined
    }

export type Terms = Pick<
  NewPurchase,
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
  | 'restsOn'
>

/** What the buyer has already: it decides what may be bought, and for how much. */
export interface Standing {
  readonly grants: readonly Grant[]
  readonly purchases: readonly Purchase[]
}

const wasPaid = ({ state }: Purchase): boolean => state !== 'open' && state !== 'expired'

/** True once a code was paid with; one that is only held by an open checkout is free again when it closes. */
export const hasUsedDiscount = ({ purchases }: Standing): boolean =>
  purchases.some((purchase) => purchase.discount !== null && wasPaid(purchase))

export const isPlanRunning = ({ grants, purchases }: Standing): boolean =>
  planOf(grants) !== 'free' ||
  purchases.some(({ kind, state }) => kind === 'plan' && (state === 'paid' || state === 'overdue'))

export const isTierHeld = ({ grants }: Standing, tier: SoldTier): boolean =>
  tiers.indexOf(tierOf(grants)) >= tiers.indexOf(tier)

export const mayExport = (grants: readonly Grant[], tripId: string): boolean =>
  permissionsOf(grants).pdf || grants.some(({ kind, value }) => kind === 'pdf' && value === tripId)

/** A trial is for the first plan of an account. */
export const trialFor = ({ purchases }: Standing): number =>
  purchases.some((purchase) => purchase.kind === 'plan' && wasPaid(purchase)) ? 0 : trialDays

/** Throws discount-unknown and discount-used. */
function discountOf(standing: Standing, code: string | undefined): string | null {
  if (!code) return null
  if (!isDiscount(code)) throw fail('discount-unknown')
  if (hasUsedDiscount(standing)) throw fail('discount-used')
  return code
}

const once = (amountMinor: number, discount: string | null) => {
  const first = discount ? reduced(amountMinor) : amountMinor
  return {
    dueMinor: first,
    firstMinor: first,
    monthlyMinor: null,
    trialDays: 0,
    currency,
    discount,
    restsOn: null,
  }
}

function planTerms(standing: Standing, item: SoldPlan, code: string | undefined): Terms {
  if (isPlanRunning(standing)) throw fail('plan-running')
  const discount = discountOf(standing, code)
  const monthlyMinor = priceOfPlan(item)
  const firstMinor = discount ? reduced(monthlyMinor) : monthlyMinor
  const days = trialFor(standing)
  return {
    slot: 'plan',
    kind: 'plan',
    item,
    tripId: null,
    title: `${planNames[item]}, monthly plan`,
    note: null,
    dueMinor: days > 0 ? 0 : firstMinor,
    firstMinor,
    monthlyMinor,
    trialDays: days,
    currency,
    discount,
    restsOn: null,
  }
}

/** The latest tier that this buyer has paid for: another is sold for the difference on top of it. */
const paidTier = ({ purchases }: Standing): string | null =>
  purchases.find(({ kind, state }) => kind === 'tier' && state === 'paid')?.id ?? null

/** What the buyer, the receipt and the counsellor read: a group's with its number. */
export function consultationTitle({
  item,
  people,
}: Extract<Wanted, { kind: 'consultation' }>): string {
  const { name, duration } = consultations[item]
  const group = people ? `, ${people === 1 ? '1 person' : `${people} people`}` : ''
  return `${name} consultation, ${duration.toLowerCase()}${group}`
}

/**
 * What is asked for a thing, from this buyer, today. Throws already-yours, plan-running,
 * discount-unknown and discount-used.
 */
export function termsOf(standing: Standing, wanted: Wanted): Terms {
  if (wanted.kind === 'plan') return planTerms(standing, wanted.item, wanted.discount)
  if (wanted.kind === 'consultation')
    return {
      slot: `consultation:${wanted.item}`,
      kind: 'consultation',
      item: wanted.item,
      tripId: null,
      title: consultationTitle(wanted),
      note: wanted.note || null,
      ...once(priceOfConsultation(wanted.item, wanted.people), null),
    }
  const discount = discountOf(standing, wanted.discount)
  if (wanted.kind === 'pdf') {
    if (mayExport(standing.grants, wanted.tripId)) throw fail('already-yours')
    return {
      slot: `pdf:${wanted.tripId}`,
      kind: 'pdf',
      item: 'pdf',
      tripId: wanted.tripId,
      title: `Full PDF of ${wanted.tripTitle}`,
      note: null,
      ...once(priceOfPdf, discount),
    }
  }
  if (isTierHeld(standing, wanted.item)) throw fail('already-yours')
  return {
    slot: 'tier',
    kind: 'tier',
    item: wanted.item,
    tripId: null,
    title: `${tierNames[wanted.item]} tier, for good`,
    note: null,
    ...once(priceFrom(tierOf(standing.grants), wanted.item), discount),
    restsOn: paidTier(standing),
  }
}
