import type { ConsultationId } from '#features/billing/domain/products.ts'
import { consultationCopyText } from './messages.ts'

interface ConsultationCopy {
  readonly id: ConsultationId
  /** Suffix of the price for quoted extras. */
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
    text: consultationCopyText.oneQuestionThatKeeps,
    points: [
      consultationCopyText.n30MinutesByPhone,
      consultationCopyText.oneDestinationOrOne,
      consultationCopyText.notesByMail,
    ],
    action: consultationCopyText.bookExpress,
  },
  {
    id: 'comprehensive',
    beyond: '',
    text: consultationCopyText.wholeTripFromFirst,
    points: [
      consultationCopyText.n90MinutesByPhone,
      consultationCopyText.yourPlanGoneThrough,
      consultationCopyText.insuranceAndEntryRules,
      consultationCopyText.oneRoundChangesAfterwards,
    ],
    action: consultationCopyText.bookComprehensive,
    popular: true,
  },
  {
    id: 'premium-group',
    beyond: '-1,299',
    text: consultationCopyText.forGroups515,
    points: [
      consultationCopyText.n24HoursWith,
      consultationCopyText.roomsTransfersAndTables,
      consultationCopyText.whoPaysWhatOn,
    ],
    action: consultationCopyText.bookForGroup,
  },
  {
    id: 'vip-concierge',
    beyond: '+',
    text: consultationCopyText.fullServiceYouSay,
    points: [
      consultationCopyText.fromPlanToLast,
      consultationCopyText.bookingsMadeForYou,
      consultationCopyText.onePersonToCall,
    ],
    action: consultationCopyText.bookConcierge,
  },
]

/** Free guide, paid guide, a person: the same four questions to each. */
export const comparison = [
  {
    name: consultationCopyText.freeGuide,
    facts: [
      { label: consultationCopyText.whoAnswers, value: consultationCopyText.guideFromOurOwn },
      { label: consultationCopyText.questions, value: '10 a month' },
      { label: consultationCopyText.yourPlan, value: consultationCopyText.upTo3Days },
      { label: consultationCopyText.whoDecides, value: consultationCopyText.youDoAndYou },
    ],
  },
  {
    name: consultationCopyText.guidePro,
    facts: [
      { label: consultationCopyText.whoAnswers, value: consultationCopyText.guideFromOurOwn },
      { label: consultationCopyText.questions, value: 'Unlimited' },
      { label: consultationCopyText.yourPlan, value: consultationCopyText.upTo30Days },
      { label: consultationCopyText.whoDecides, value: consultationCopyText.youDoAndYou },
    ],
  },
  {
    name: consultationCopyText.consultation,
    facts: [
      { label: consultationCopyText.whoAnswers, value: consultationCopyText.certifiedCounsellor },
      { label: consultationCopyText.questions, value: consultationCopyText.asManyAsTime },
      { label: consultationCopyText.yourPlan, value: consultationCopyText.goneThroughWithYou },
      { label: consultationCopyText.whoDecides, value: consultationCopyText.youDoWithAdvice },
    ],
  },
] as const

export const reasonsToAsk = [
  {
    title: consultationCopyText.someoneAccountable,
    text: consultationCopyText.adviceOnTravelRegulated,
  },
  {
    title: consultationCopyText.awkwardTrips,
    text: consultationCopyText.threeGenerationsOneFixed,
  },
  {
    title: consultationCopyText.contactWithin24Hours,
    text: consultationCopyText.weEmailOrCall,
  },
] as const
