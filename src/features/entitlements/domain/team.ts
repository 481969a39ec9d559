import { type Plan, planLabels } from './tiers.ts'

/** The plan that includes team seats, by its sale name. */
export const teamPlan = 'enterprise' satisfies Plan
export const teamPlanName = planLabels[teamPlan]

/** Accounts in a team, including the buyer. */
export const teamSeats = 5

/** Open invitations per team; the first to accept get the seats. */
export const openInvitationsAtMost = 10

export const invitationDays = 7
