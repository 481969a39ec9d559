import type { ConsultationId } from '#features/billing/domain/products.ts'

interface ConsultationCopy {
  readonly id: ConsultationId
  /** Behind the price: what is quoted beyond it. */
  readonly beyond: string
  readonly text: string
  readonly points: readonly string[]
  readonly action: string
  readonly popular?: boolean
}

export const consultationCopy: readonly ConsultationCopy[] = [
  {
    id: 'express',
    beyond: '',
    text: 'One question that keeps you from booking, answered by a certified counsellor.',
    points: ['30 minutes by phone or video', 'One destination or one decision', 'Notes by mail'],
    action: 'Book express',
  },
  {
    id: 'comprehensive',
    beyond: '',
    text: 'A whole trip, from the first idea to days that fit together.',
    points: [
      '90 minutes by phone or video',
      'Your plan gone through day by day',
      'Insurance and entry rules looked at',
      'One round of changes afterwards',
    ],
    action: 'Book comprehensive',
    popular: true,
  },
  {
    id: 'premium-group',
    beyond: '-1,299',
    text: 'For groups of 5-15 with one plan and many wishes.',
    points: [
      '2-4 hours with the people who decide',
      'Rooms, transfers and tables for all',
      'Who pays what, on one sheet',
    ],
    action: 'Book for a group',
  },
  {
    id: 'vip-concierge',
    beyond: '+',
    text: 'Full-service: you say where, and we look after the rest.',
    points: [
      'From the plan to the last transfer',
      'Bookings made for you',
      'One person to call while you are away',
    ],
    action: 'Book concierge',
  },
]

/** Free guide, paid guide, a person: the same four questions to each. */
export const comparison = [
  {
    name: 'Free guide',
    facts: [
      { label: 'Who answers', value: 'The guide, from our own data' },
      { label: 'Questions', value: '10 a month' },
      { label: 'Your plan', value: 'Up to 3 days' },
      { label: 'Who decides', value: 'You do, and you book' },
    ],
  },
  {
    name: 'Guide Pro',
    facts: [
      { label: 'Who answers', value: 'The guide, from our own data' },
      { label: 'Questions', value: 'Unlimited' },
      { label: 'Your plan', value: 'Up to 30 days' },
      { label: 'Who decides', value: 'You do, and you book' },
    ],
  },
  {
    name: 'Consultation',
    facts: [
      { label: 'Who answers', value: 'A certified counsellor' },
      { label: 'Questions', value: 'As many as the time holds' },
      { label: 'Your plan', value: 'Gone through with you' },
      { label: 'Who decides', value: 'You do, with advice the agency answers for' },
    ],
  },
] as const

export const reasonsToAsk = [
  {
    title: 'Someone accountable',
    text: 'Advice on travel is regulated in Ontario. The counsellor has passed the regulator’s examination.',
  },
  {
    title: 'The awkward trips',
    text: 'Three generations, one fixed date, a dozen friends: a person weighs what a search cannot.',
  },
  {
    title: 'Contact within 24 hours',
    text: 'We email or call you within a day of booking, to agree on a time.',
  },
] as const
