import { createContext } from './check-context.ts'
import type { CheckInput } from './check-input.ts'
import { entryFindings } from './entry-rules.ts'
import { type CheckFinding, severities } from './finding.ts'
import { hoursFindings } from './hours-rules.ts'
import { journeyFindings } from './journey-rules.ts'
import { checkText } from './messages.ts'
import { nightFindings } from './night-rules.ts'
import { orderFindings } from './order-rules.ts'
import { tripFindings } from './trip-rules.ts'

/** Rules that make findings about opening hours redundant. */
const displacing = new Set(['before-arrival', 'after-departure', 'outside-trip'])
const ofHours = new Set(['closed', 'holiday', 'outside-hours', 'after-last-entry'])

/** Drops redundant findings: one per cause. */
function onceForCause(found: readonly CheckFinding[]): readonly CheckFinding[] {
  const displaced = new Set(
    found.filter(({ rule }) => displacing.has(rule)).flatMap(({ itemIds }) => itemIds[0] ?? []),
  )
  return found.filter(({ rule, itemIds }) => !ofHours.has(rule) || !displaced.has(itemIds[0] ?? ''))
}

/** Findings without a day come last. */
const dayKey = ({ day }: CheckFinding): string => day ?? '~'

/** A finding without a fix gets a link. */
const withWay = ({ trip }: CheckInput, found: CheckFinding): CheckFinding =>
  found.fixes.length > 0 || found.action
    ? found
    : { ...found, action: checkText.lookAtDay(trip.id) }

/** Findings of a trip: problems first, then by day. */
export function checkTrip(input: CheckInput): readonly CheckFinding[] {
  const context = createContext(input)
  const found = [
    ...hoursFindings(context),
    ...orderFindings(context),
    ...journeyFindings(context),
    ...nightFindings(context),
    ...tripFindings(context),
    ...entryFindings(context),
  ]
  const rank = ({ severity }: CheckFinding): number => severities.indexOf(severity)
  return onceForCause(found)
    .map((one) => withWay(input, one))
    .toSorted(
      (a, b) => rank(a) - rank(b) || (dayKey(a) < dayKey(b) ? -1 : dayKey(a) > dayKey(b) ? 1 : 0),
    )
}
