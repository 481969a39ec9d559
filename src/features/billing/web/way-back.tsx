import { ButtonLink } from '#design/button/button.tsx'
import { wayBackText } from './messages.ts'

const names: readonly (readonly [RegExp, string])[] = [
  [/^\/planner(-new)?(\/|\?|$)/i, wayBackText.backToYourTrip],
  [/^\/itinerary(\/|\?|$)/i, wayBackText.backToMyTrips],
  [/^\/(guide|chat|travelbuddy)(\/|\?|$)/i, wayBackText.backToGuide],
  [/^\/consultation(\/|\?|$)/i, wayBackText.backToConsultations],
  [/^\/pricing(\/|\?|$)/i, wayBackText.backToPricing],
]

/** What the way back to a page is called. */
export const wayBackName = (path: string): string =>
  names.find(([pages]) => pages.test(path))?.[1] ?? wayBackText.backToWhereYou

/** Whether somebody was at work on a trip, and is to go on with it. */
export const isTripPage = (path: string | null): path is string =>
  path !== null && wayBackName(path) === wayBackText.backToYourTrip

/** Leads back to where one was before paying; nothing where the checkout does not know it. */
export const WayBack = ({ path }: { readonly path: string | null }) =>
  path === null ? null : <ButtonLink href={path}>{wayBackName(path)}</ButtonLink>
