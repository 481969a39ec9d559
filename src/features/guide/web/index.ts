import { lazy } from 'react'

export { BudgetAdvice } from './budget-advice.tsx'
export {
  decided,
  type DraftOutcome,
  draftOf,
  numbered,
  sharedReason,
  takenOf,
  type TripDraft,
  verdictIn,
} from './draft.ts'
export { partsOfDraft } from './draft-cost.ts'
export { OwnUsage } from './usage-card.tsx'
export { guideApi, type ProposalView } from './guide.client.ts'

/** The guide beside a trip; its code is loaded when it is opened. */
export const TripGuide = lazy(async () => ({
  default: (await import('./trip-guide.tsx')).TripGuide,
}))
