import { type Money, money, toMajor } from '#platform/shared/money.ts'
import {
  type ConsultationId,
  discountCode,
  groupConsultation,
  reducedFrom,
  type SoldPlan,
  type SoldTier,
  soldTiers,
} from '../domain/products.ts'

/** The only place with prices: cents of Canadian dollars, taxes included. */
const cents = {
  tiers: { explorer: 1_999, wanderlust: 3_999 } satisfies Record<SoldTier, number>,
  plans: { premium: 999, enterprise: 2_999 } satisfies Record<SoldPlan, number>,
  consultations: {
    express: 14_900,
    comprehensive: 29_900,
    'premium-group': 59_900,
    'vip-concierge': 199_900,
  } satisfies Record<ConsultationId, number>,
  pdf: 999,
} as const

const discountPercent = 25
export const groupPercent = 10
export const trialDays = 7
export const currency = 'CAD'

export const priceOfTier = (tier: SoldTier): number => cents.tiers[tier]
export const priceOfPlan = (plan: SoldPlan): number => cents.plans[plan]

const lessPercent = (amountMinor: number, percent: number): number =>
  Math.round((amountMinor * (100 - percent)) / 100)

/** The group consultation costs less for groups of five or more. */
export const priceOfConsultation = (id: ConsultationId, people = 1): number =>
  id === groupConsultation && people >= reducedFrom
    ? lessPercent(cents.consultations[id], groupPercent)
    : cents.consultations[id]

export const priceOfPdf: number = cents.pdf

/** The price of a tier: its difference to the tier already held. */
export const priceFrom = (held: string, wanted: SoldTier): number => {
  const known = soldTiers.find((tier) => tier === held)
  return cents.tiers[wanted] - (known ? cents.tiers[known] : 0)
}

export const isDiscount = (code: string): boolean => code === discountCode

/** With the code's quarter taken off, rounded to the cent. */
export const reduced = (amountMinor: number): number => lessPercent(amountMinor, discountPercent)

export const inCad = (amountMinor: number): Money => money(currency, amountMinor)

/** As on the wire: decimal Canadian dollars. */
export const cadOf = (amountMinor: number): number => toMajor(inCad(amountMinor))

/** Every listed price by the name of its fact: `price_premium_group`. */
export const listedPrices = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries({
      ...cents.tiers,
      ...cents.plans,
      ...cents.consultations,
      pdf: cents.pdf,
      group_reduced: priceOfConsultation(groupConsultation, reducedFrom),
    }).map(([name, amount]) => [`price_${name.replace('-', '_')}`, amount]),
  )

/** The price of wanderlust for accounts with explorer. */
export const upgradePrice = (): number => priceFrom('explorer', 'wanderlust')
