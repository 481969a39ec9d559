import { type Plan, planLabels } from './tiers.ts'

/** The plan that seats come with, as it is sold. */
export const teamPlan = 'enterprise' satisfies Plan
export const teamPlanName = planLabels[teamPlan]

/** Accounts that share it, the buyer's included. */
export const teamSeats = 5

/** Invitations of one team that may be open at a time: whoever accepts first has the seat. */
export const openInvitationsAtMost = 10

export const invitationDays = 7
