import { ButtonLink } from '#design/button/button.tsx'
import { wayBackText } from './messages.ts'

const names: readonly (readonly [RegExp, string])[] = [
  [/^\/planner(-new)?(\/|\?|$)/i, wayBackText.backToYourTrip],
  [/^\/itinerary(\/|\?|$)/i, wayBackText.backToMyTrips],
  [/^\/(guide|chat|travelbuddy)(\/|\?|$)/i, wayBackText.backToGuide],
  [/^\/consultation(\/|\?|$)/i, wayBackText.backToConsultations],
  [/^\/pricing(\/|\?|$)/i, wayBackText.backToPricing],
]

/** The label of the link back to a page. */
export const wayBackName = (path: string): string =>
  names.find(([pages]) => pages.test(path))?.[1] ?? wayBackText.backToWhereYou

/** Whether the user came from a trip's page and should return to it. */
export const isTripPage = (path: string | null): path is string =>
  path !== null && wayBackName(path) === wayBackText.backToYourTrip

/** Links back to the page before the payment; renders nothing if the checkout does not know it. */
export const WayBack = ({ path }: { readonly path: string | null }) =>
  path === null ? null : <ButtonLink href={path}>{wayBackName(path)}</ButtonLink>
