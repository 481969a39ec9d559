import { wordTable } from '#platform/shared/word-table.ts'
import { groupFrom } from '#features/entitlements/domain/group.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'

/** What is sold, by the names that the API uses. Amounts are the server's alone. */
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
  express: { name: 'Express', duration: '30 minutes' },
  comprehensive: { name: 'Comprehensive', duration: '90 minutes' },
  'premium-group': { name: 'Premium group', duration: '2-4 hours' },
  'vip-concierge': { name: 'VIP concierge', duration: 'Full-service' },
}

export const planNames: Readonly<Record<SoldPlan | 'free', string>> = {
  free: 'Essential Guide',
  premium: 'Guide Pro',
  enterprise: teamPlanName,
}

export const tierNames: Readonly<Record<SoldTier, string>> = {
  explorer: 'Explorer',
  wanderlust: 'Wanderlust',
}

/** The one code there is. */
export const discountCode = 'SAVE25'
