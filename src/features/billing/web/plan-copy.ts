import { largestGroup } from '#platform/shared/group.ts'
import { withFacts } from '#platform/web/facts.ts'
import { teamSeats } from '#features/entitlements/domain/team.ts'
import type { Tier } from '#features/entitlements/domain/tiers.ts'
import { reducedFrom, type SoldPlan } from '../domain/products.ts'
import { planCopyText } from './messages.ts'

export interface PlanCopy {
  readonly item: SoldPlan | 'free'
  readonly lead: string
  readonly points: readonly string[]
}

/** "5 to 15 people" */
const groups = planCopyText.toPeople(reducedFrom, largestGroup)

/** Only what works is listed. */
export const planCopy: readonly PlanCopy[] = [
  {
    item: 'free',
    lead: planCopyText.tryWeekend,
    points: [
      planCopyText.n10GuideConversationsMonth,
      planCopyText.tripsUpTo3,
      planCopyText.basicDestinationInformation,
      planCopyText.cartAndItsPdf,
    ],
  },
  {
    item: 'premium',
    lead: planCopyText.forTripYouHave,
    points: [
      planCopyText.unlimitedGuideConversations,
      planCopyText.tripsUpTo30,
      planCopyText.itineraryPlanningWithGuide,
      planCopyText.budgetOptimisationByGuide,
      planCopyText.priorityAccessToConsultants,
      planCopyText.groupPlanningPlansFor(groups),
    ],
  },
  {
    item: 'enterprise',
    lead: planCopyText.forPeopleWhoPlan,
    points: [
      planCopyText.everythingInGuidePro,
      planCopyText.teamCollaborationAccountsBy(teamSeats),
      planCopyText.prioritySupportMessagesAnd,
    ],
  },
]

const premiumSupport = planCopyText.premiumSupportYourMessages

/** With booking here, where the site books. */
const fullPdf = withFacts(planCopyText.fullPdfEveryTrip)

export const tierCopy: Readonly<
  Record<Tier, { readonly lead: string; readonly points: readonly string[] }>
> = {
  free: {
    lead: planCopyText.forWeekend,
    points: [planCopyText.tripsUpTo3, planCopyText.calendarAndLink, planCopyText.cartAndItsPdf],
  },
  explorer: {
    lead: planCopyText.forWeek,
    points: [planCopyText.tripsUpTo7, fullPdf, premiumSupport],
  },
  wanderlust: {
    lead: planCopyText.forLongWay,
    points: [planCopyText.tripsUpTo30, fullPdf, planCopyText.budgetAdvice, premiumSupport],
  },
}

export const reasons = [
  {
    title: planCopyText.youPayForWhat,
    text: planCopyText.everyLineOnThis,
  },
  {
    title: planCopyText.onePriceTaxesIncluded,
    text: planCopyText.figureThatYouSee,
  },
  {
    title: planCopyText.leaveWhenYouLike,
    text: planCopyText.cancelAnyTimeUnder,
  },
] as const

export const questions = [
  {
    question: planCopyText.canICancelDuring,
    answer: planCopyText.yesUnderManagePlan,
  },
  {
    question: planCopyText.whatDifferenceBetweenPlan,
    answer: withFacts(planCopyText.planOrTier),
  },
  {
    question: planCopyText.howDoFiveSeats,
    answer: planCopyText.youInviteUpTo,
  },
  {
    question: planCopyText.whatDoesFirstMean,
    answer: planCopyText.ourStaffSeeMessages,
  },
  {
    question: planCopyText.doPlansIncludeTravel,
    answer: planCopyText.noFlightsStaysAnd,
  },
  {
    question: planCopyText.whatHappensToMy,
    answer: planCopyText.theyStayAsThey,
  },
  {
    question: planCopyText.howDoesSave25Code,
    answer: planCopyText.n25OffOneTier,
  },
] as const
