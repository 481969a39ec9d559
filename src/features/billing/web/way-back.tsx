import { ButtonLink } from '#design/button/button.tsx'

const names: readonly (readonly [RegExp, string])[] = [
  [/^\/planner(-new)?(\/|\?|$)/i, 'Back to your trip'],
  [/^\/itinerary(\/|\?|$)/i, 'Back to my trips'],
  [/^\/(guide|chat|travelbuddy)(\/|\?|$)/i, 'Back to the guide'],
  [/^\/consultation(\/|\?|$)/i, 'Back to consultations'],
  [/^\/pricing(\/|\?|$)/i, 'Back to pricing'],
]

/** What the way back to a page is called. */
export const wayBackName = (path: string): string =>
  names.find(([pages]) => pages.test(path))?.[1] ?? 'Back to where you were'

/** Whether somebody was at work on a trip, and is to go on with it. */
export const isTripPage = (path: string | null): path is string =>
  path !== null && wayBackName(path) === 'Back to your trip'

/** Leads back to where one was before paying; nothing where the checkout does not know it. */
export const WayBack = ({ path }: { readonly path: string | null }) =>
  path === null ? null : <ButtonLink href={path}>{wayBackName(path)}</ButtonLink>
