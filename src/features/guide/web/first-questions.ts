import type { TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { guideText as text } from './messages.ts'

type Trip = Pick<TripView, 'destination' | 'days' | 'budgetCad'>
type Day = Trip['days'][number]

const visits = ({ items }: Day): number =>
  items.filter(({ type }) => type === 'attraction' || type === 'activity').length

/** Fewer visits than this are no full day. */
const full = 3
/** A day that begins before is an early one. */
const early = '10:00'

/** What one would ask about this very trip: its fullest day, its early hours, its budget, its place. */
export function firstQuestions({ destination, days, budgetCad }: Trip): readonly string[] {
  const most = Math.max(0, ...days.map(visits))
  const fullest = days.findIndex((day) => visits(day) === most) + 1
  const isEarly = days.some(({ items }) =>
    items.some(({ type, time }) => type !== 'flight' && time !== null && time < early),
  )
  return [
    isEarly ? text.laterDays : '',
    most >= full ? text.slower(fullest) : '',
    text.likeThatWeek(destination),
    budgetCad > 0 ? text.isEnough(formatBrief(cad(budgetCad))) : '',
  ]
    .filter(Boolean)
    .slice(0, 3)
}
