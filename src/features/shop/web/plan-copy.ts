import { facts, withFacts } from '#platform/web/facts.ts'
import type { SoldPlan, SoldTier } from '../domain/products.ts'

export interface PlanCopy {
  readonly item: SoldPlan | 'free'
  readonly lead: string
  readonly points: readonly string[]
}

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
    ],
  },
  {
    item: 'enterprise',
    lead: 'For people who plan for others',
    points: [
      'Everything in Guide Pro',
      'One plan for the work of an office',
      'A receipt for every month, by mail',
    ],
  },
]

const bookedHere = facts.bookings === 'nothing' ? [] : ['Hotels booked here']

export const tierCopy: Readonly<
  Record<SoldTier, { readonly text: string; readonly points: readonly string[] }>
> = {
  explorer: {
    text: withFacts('Trips of up to 7 days{{bookingHere}} and the full PDF of every trip.'),
    points: ['Trips of up to 7 days', ...bookedHere, 'The full PDF of every trip'],
  },
  wanderlust: {
    text: withFacts(
      'Trips of up to 30 days and 10 cities, budget advice{{bookingHere}} and the full PDF.',
    ),
    points: [
      'Trips of up to 30 days and 10 cities',
      'Budget advice',
      ...bookedHere,
      'The full PDF of every trip',
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
