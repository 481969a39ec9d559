import { largestGroup } from '#features/entitlements/domain/group.ts'
import { facts, withFacts } from '#platform/web/facts.ts'
import { teamSeats } from '#features/entitlements/domain/team.ts'
import { reducedFrom, type SoldPlan, type SoldTier } from '../domain/products.ts'

export interface PlanCopy {
  readonly item: SoldPlan | 'free'
  readonly lead: string
  readonly points: readonly string[]
}

/** "5 to 15 people" */
const groups = `${reducedFrom} to ${largestGroup} people`

/** Only what works is listed. */
export const planCopy: readonly PlanCopy[] = [
  {
    item: 'free',
    lead: 'Try a weekend',
    points: [
      '10 guide conversations a month',
      'Trips of up to 3 days in one city',
      'Basic destination information',
      'The cart and its PDF',
    ],
  },
  {
    item: 'premium',
    lead: 'For the trip you have been putting off',
    points: [
      'Unlimited guide conversations',
      'Trips of up to 30 days and 10 cities',
      'Itinerary planning with the guide',
      'Budget optimisation by the guide',
      'Priority access to consultants: they take up your request before those of free accounts',
      `Group planning: plans for ${groups}, with the group discount worked out`,
    ],
  },
  {
    item: 'enterprise',
    lead: 'For people who plan for others',
    points: [
      'Everything in Guide Pro',
      `Team collaboration: ${teamSeats} accounts by invitation, yours included, each with the whole plan`,
      'Priority support: messages and consultations of your team stand first with us',
    ],
  },
]

const premiumSupport = 'Premium support: your messages come before those of free accounts'

const bookedHere = facts.bookings === 'nothing' ? [] : ['Hotels booked here']

export const tierCopy: Readonly<
  Record<SoldTier, { readonly text: string; readonly points: readonly string[] }>
> = {
  explorer: {
    text: withFacts(
      'Trips of up to 7 days{{bookingHere}}, the full PDF of every trip and premium support.',
    ),
    points: ['Trips of up to 7 days', ...bookedHere, 'The full PDF of every trip', premiumSupport],
  },
  wanderlust: {
    text: withFacts(
      'Trips of up to 30 days and 10 cities, budget advice{{bookingHere}}, the full PDF and premium support.',
    ),
    points: [
      'Trips of up to 30 days and 10 cities',
      'Budget advice',
      ...bookedHere,
      'The full PDF of every trip',
      premiumSupport,
    ],
  },
}

export const reasons = [
  {
    title: 'You pay for what is there',
    text: 'Every line on this page works today. What is still to come is not sold.',
  },
  {
    title: 'One price, taxes included',
    text: 'The figure that you see is the figure on the receipt, in Canadian dollars.',
  },
  {
    title: 'Leave when you like',
    text: 'Cancel any time under “Manage plan”. You keep your trips.',
  },
] as const

export const questions = [
  {
    question: 'Can I cancel during the trial?',
    answer:
      'Yes, under “Manage plan” on this page. Nothing is charged before the seven days are over.',
  },
  {
    question: 'What is the difference between a plan and a tier?',
    answer: withFacts(
      'A plan is paid by the month and opens the guide and long trips. A tier is a one-time payment with lifetime access; it brings longer trips{{bookingHere}} and the full PDF.',
    ),
  },
  {
    question: 'How do the five seats of Business Guide Pro work?',
    answer:
      'You invite up to four others by mail, in your profile. Each signs in with an account of their own, has the whole plan and sees only their own trips. You can take a seat back at any time, and all of them end with the plan.',
  },
  {
    question: 'What does “first” mean?',
    answer:
      'Our staff see messages and consultations in this order: Business Guide Pro and its team, then Guide Pro, Explorer and Wanderlust, then all others. Everyone gets an answer.',
  },
  {
    question: 'Do plans include travel?',
    answer: 'No. Flights, stays and insurance are paid separately and show their own terms.',
  },
  {
    question: 'What happens to my trips if I cancel?',
    answer:
      'They stay as they are, long ones too. Only making them longer needs a tier or a plan again.',
  },
  {
    question: 'How does the SAVE25 code count?',
    answer:
      '25% off one tier, PDF or first month of a plan. One use per account, not for consultations.',
  },
] as const
