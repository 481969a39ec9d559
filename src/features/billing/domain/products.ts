import { wordTable } from '#platform/shared/word-table.ts'
import { groupFrom } from '#platform/shared/group.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import { productsText } from './messages.ts'

/** The products, by the names that the API uses. Only the server knows amounts. */
export const soldTiers = ['explorer', 'wanderlust'] as const
export type SoldTier = (typeof soldTiers)[number]

export const soldPlans = ['premium', 'enterprise'] as const
export type SoldPlan = (typeof soldPlans)[number]

export const consultationIds = [
  'express',
  'comprehensive',
  'premium-group',
  'vip-concierge',
] as const
export type ConsultationId = (typeof consultationIds)[number]

export const purchaseKinds = ['tier', 'plan', 'consultation', 'pdf'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** Names that older links use for a consultation. */
const olderNames = wordTable<ConsultationId>({
  basic: 'express',
  standard: 'comprehensive',
  premium: 'premium-group',
})

/** The consultation that a group books, and from how many people on it costs less. */
export const groupConsultation: ConsultationId = 'premium-group'
export const reducedFrom = groupFrom

/** The consultation that a name means, older names included. */
export const consultationOf = (name: string): ConsultationId | undefined =>
  consultationIds.find((id) => id === name) ?? olderNames.get(name)

export const consultations: Readonly<
  Record<ConsultationId, { readonly name: string; readonly duration: string }>
> = {
  express: { name: productsText.express, duration: '30 minutes' },
  comprehensive: { name: productsText.comprehensive, duration: '90 minutes' },
  'premium-group': { name: productsText.premiumGroup, duration: '2-4 hours' },
  'vip-concierge': { name: productsText.vipConcierge, duration: 'Full-service' },
}

export const planNames: Readonly<Record<SoldPlan | 'free', string>> = {
  free: productsText.essentialGuide,
  premium: productsText.guidePro,
  enterprise: teamPlanName,
}

export const tierNames: Readonly<Record<SoldTier, string>> = {
  explorer: 'Explorer',
  wanderlust: 'Wanderlust',
}

/** What was bought, by name. */
export const boughtName = (bought: {
  readonly tier: SoldTier | null
  readonly plan: SoldPlan | null
}): string => (bought.tier ? tierNames[bought.tier] : planNames[bought.plan ?? 'free'])

/** The one code there is. */
export const discountCode = 'SAVE25'
