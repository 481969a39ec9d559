import type { FoundTopic } from '../reading/read-topics.ts'
import type { Asking } from './answer.ts'
import { findsOf } from './choose-topics.ts'
import { supposes } from './follow-up.ts'
import { asksBed } from './edit-bed.ts'
import { asksFlight } from './edit-flight.ts'

/** "Can you make day 2 slower" asks for it. */
const isPolite = ({ reader, change }: Asking['turn']): boolean =>
  /^(?:can|could|would|will) (?:you|we|u)$|^(?:peux|pourrais|pouvez|pourriez) (?:tu|vous)$/.test(
    `${reader.text(0)} ${reader.text(1)}`,
  ) && (change?.days.length ?? 0) > 0

/** "We have seen the Rijksmuseum": of the plan it makes room for something else. */
const namesSeen = ({ named, isQuestion }: Asking['turn']): boolean =>
  !isQuestion &&
  named.places.length > 0 &&
  named.places.every(({ role, ref }) => role === 'not' && ref?.includes('/'))

/** Days more or fewer, or a cheaper plan: it is laid anew. */
export const isOfWhole = (change: Asking['turn']['change']): boolean =>
  change !== undefined && (change.moreDays !== 0 || (change.cheaper && change.changes.length === 0))

/** Whether what was said moves the plan that stands. */
export function isEdit(asking: Asking, topics: readonly FoundTopic[]): boolean {
  const { turn } = asking
  if (!turn.before.plan) return false
  // "How much is the hotel" moves no bed.
  const asksPrice = ['how much', 'combien'].some((phrase) => turn.reader.find(phrase) >= 0)
  if (asksBed(asking)) return !(turn.doing?.act === 'inplan' && asksPrice)
  if (asksFlight(asking)) return true
  if (turn.isRerouted || isOfWhole(turn.change)) return false
  const [main] = topics
  const { change } = turn
  // "Shift it to February" moves the dates, and no visit.
  const isOfDates = turn.edited.has('span') && change?.changes.every(({ op }) => op === 'move')
  if (change?.frees || change?.isWet || change?.startsAt || namesSeen(turn)) return true
  if (change && !isOfDates && (change.changes.length > 0 || change.swapsDays || change.dropsDays))
    return true
  if (main && turn.isQuestion && !isPolite(turn)) return false
  // "What's the market nearest to us" asks of the plan what it has.
  if (turn.isQuestion && turn.doing?.act === 'inplan' && !isPolite(turn)) return false
  // "I get in at 23:40, is that a problem" asks; "what if we hate museums" wishes.
  if (turn.isQuestion && turn.edited.has('times') && !supposes(turn.reader)) return false
  const isNewPlan =
    turn.edited.has('span') ||
    (turn.edited.has('places') &&
      turn.named.places.some(
        ({ ref, role }) => ref !== null && !ref.includes('/') && role === 'to',
      ))
  const tastes = ['times', 'dislikes', 'likes', 'mobility', 'diet', 'perDay'] as const
  return (
    !isNewPlan &&
    // Another party is another plan.
    !turn.edited.has('party') &&
    tastes.some((key) => turn.edited.has(key)) &&
    (main === undefined ||
      findsOf.has(main.intent.topic) ||
      // "Make day 1 slower" names a day of the plan and no plan.
      isPolite(turn) ||
      (main.intent.topic === 'plan' && (turn.change?.days.length ?? 0) > 0))
  )
}
