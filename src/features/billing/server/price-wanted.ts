import { tierOf } from '#features/entitlements/domain/tiers.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import {
  type ConsultationId,
  consultations,
  planNames,
  reducedFrom,
  type SoldPlan,
  type SoldTier,
  tierNames,
} from '../domain/products.ts'
import {
  currency,
  groupPercent,
  isDiscount,
  priceFrom,
  priceOfConsultation,
  priceOfPdf,
  priceOfPlan,
  reduced,
} from './price-list.ts'
import { mayExport } from './may-export.ts'
import type { NewPurchase } from './purchases.store.ts'
import {
  hasUsedDiscount,
  isPlanRunning,
  isTierHeld,
  paidTier,
  type Standing,
  trialFor,
} from './standing.ts'
import { priceWantedText } from './messages.ts'

const fail = failWith(billingErrors)

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
    title: priceWantedText.monthlyPlan(planNames[item]),
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

/** The product's title for buyer, receipt and counsellor; a group's with its size. */
export function consultationTitle({
  item,
  people,
}: Extract<Wanted, { kind: 'consultation' }>): string {
  const { name, duration } = consultations[item]
  const group = people ? `, ${people === 1 ? '1 person' : `${people} people`}` : ''
  const less =
    people !== undefined && people >= reducedFrom ? `, ${groupPercent}% group discount` : ''
  return priceWantedText.consultation(name, duration.toLowerCase(), group, less)
}

/**
 * The price of a product for this buyer today, in minor units. Throws already-yours, plan-running,
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
      title: priceWantedText.fullPdf(wanted.tripTitle),
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
    title: priceWantedText.oneTimePurchase(tierNames[wanted.item]),
    note: null,
    ...once(priceFrom(tierOf(standing.grants), wanted.item), discount),
    restsOn: paidTier(standing),
  }
}
