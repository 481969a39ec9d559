import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { isTaken } from '../item-state.ts'
import { type CheckContext, farKm } from './check-context.ts'
import { kmBetween } from '../travel/way-between.ts'
import type { CheckItem } from './check-input.ts'
import { type CheckFinding, finding, type Mend } from './finding.ts'
import { clockOf, dateOf } from './journeys.ts'
import { atTime, freeTime, fullAfterMinutes, toBetterDay, toIdeas } from './mends.ts'
import { checkText as text } from './messages.ts'
import { coversNight, isStay, isTimed, type TimedVisit, type Visit } from './visits.ts'

/** Fixes for a visit too soon after another: later, another day, ideas. */
function later(context: CheckContext, visit: Visit, notBefore: number): readonly Mend[] {
  const time = freeTime(context, visit, visit.date, notBefore)
  return [
    ...(time === undefined ? [] : atTime(visit.item, time)),
    ...toBetterDay(context, visit),
    ...toIdeas(visit.item),
  ]
}

/** The movable one of two visits: the later, unless booked. */
function mendsOfPair(context: CheckContext, first: Visit, second: Visit, notBefore: number) {
  return second.item.status === 'booked'
    ? [...toBetterDay(context, first), ...toIdeas(first.item)]
    : later(context, second, notBefore)
}

/** Booked items stay, so an order that they break has no fix. */
function inOrder(visits: readonly Visit[]): readonly Mend[] {
  const booked = visits.filter(isTimed).filter(({ item }) => item.status === 'booked')
  if (booked.some(({ start }, at) => start < (booked[at - 1]?.start ?? 0))) return []
  const timed = visits.filter(isTimed).toSorted((a, b) => a.start - b.start)
  let next = 0
  // Untimed items keep their position.
  const itemIds = visits.map((visit) =>
    isTimed(visit) ? (timed[next++] ?? visit).item.id : visit.item.id,
  )
  return [{ label: text.putInOrder, changes: [{ op: 'order', fields: { itemIds } }] }]
}

const overlap = (a: TimedVisit, b: TimedVisit): boolean => a.start < b.end && b.start < a.end

/** First problem between two consecutive visits. */
function pairFinding(
  context: CheckContext,
  visits: readonly Visit[],
  [before, visit]: readonly [TimedVisit, TimedVisit],
): CheckFinding | undefined {
  const { date } = visit
  const itemIds = [before.item.id, visit.item.id]
  if (overlap(before, visit)) {
    const [first, second] = visit.start < before.start ? [visit, before] : [before, visit]
    return finding({
      rule: 'overlap',
      day: date,
      itemIds,
      message: text.overlap(second.item.name, first.item.name),
      fixes: mendsOfPair(
        context,
        first,
        second,
        first.end + context.wayOn(date, first.item, second.item).minutes,
      ),
    })
  }
  if (visit.start < before.start)
    return finding({
      rule: 'out-of-order',
      day: date,
      itemIds,
      message: text.outOfOrder(visit.item.name, before.item.name),
      fixes: inOrder(visits),
    })
  const { minutes: way, ferryWait } = context.wayOn(date, before.item, visit.item)
  const gap = visit.start - before.end
  if (gap >= way) return undefined
  return finding({
    rule: 'too-far',
    day: date,
    itemIds,
    message: text.tooFar({ way, gap, ferryWait, from: before.item.name, to: visit.item.name }),
    fixes: mendsOfPair(context, before, visit, before.end + way),
  })
}

/** Places of the night before and after a day. */
const bedsAround = ({ input }: CheckContext, date: LocalDate): readonly CheckItem[] =>
  input.items.filter(
    (item) =>
      isTaken(item) &&
      isStay(item) &&
      (coversNight(item, date) || coversNight(item, addDays(date, -1))),
  )

/** Two visits too far apart without transport. */
function farFinding(context: CheckContext, before: Visit, visit: Visit): CheckFinding | undefined {
  const km = kmBetween(before.item, visit.item)
  if (km === undefined || km <= farKm || context.isTravelDay(visit.date)) return undefined
  const near = (date: LocalDate): boolean =>
    [...context.visitsOn(date).map(({ item }) => item), ...bedsAround(context, date)].every(
      (item) => (kmBetween(item, visit.item) ?? 0) <= farKm,
    )
  return finding({
    rule: 'too-far',
    day: visit.date,
    itemIds: [before.item.id, visit.item.id],
    message: text.farApart(visit.item.name, Math.round(km), before.item.name),
    fixes: [...toBetterDay(context, visit, near), ...toIdeas(visit.item)],
  })
}

/** A single far stop is one finding, not two. */
const isWayBack = (visits: readonly Visit[], at: number): boolean => {
  const [first, away, back] = [visits[at - 2], visits[at - 1], visits[at]]
  if (!first || !away || !back) return false
  const isFar = (kmBetween(first.item, away.item) ?? 0) > farKm
  return isFar && (kmBetween(first.item, back.item) ?? farKm) < farKm
}

const farFindings = (context: CheckContext, visits: readonly Visit[]): readonly CheckFinding[] =>
  visits.flatMap((visit, at) => {
    const before = visits[at - 1]
    return before && !isWayBack(visits, at) ? (farFinding(context, before, visit) ?? []) : []
  })

/** A visit overlapped by an earlier, longer item. */
function coveredFinding(
  context: CheckContext,
  timed: readonly TimedVisit[],
  at: number,
): CheckFinding | undefined {
  const [visit, previous] = [timed[at], timed[at - 1]]
  if (!visit || !previous || overlap(previous, visit)) return undefined
  const first = timed.slice(0, Math.max(0, at - 1)).find((one) => overlap(one, visit))
  return (
    first &&
    finding({
      rule: 'overlap',
      day: visit.date,
      itemIds: [first.item.id, visit.item.id],
      message: text.overlap(visit.item.name, first.item.name),
      fixes: mendsOfPair(context, first, visit, first.end),
    })
  )
}

/** A visit while a train, bus, ferry or transfer is under way. */
function onTheWay(context: CheckContext, visits: readonly Visit[]): readonly CheckFinding[] {
  return visits.filter(isTimed).flatMap((visit) => {
    const ride = context.journeys.find(({ kind, from, to }) => {
      if (kind !== 'ground' || dateOf(from) !== visit.date || dateOf(to) !== visit.date)
        return false
      return minutesOf(clockOf(from)) < visit.end && visit.start < minutesOf(clockOf(to))
    })
    if (!ride) return []
    return [
      finding({
        rule: 'overlap',
        day: visit.date,
        itemIds: [ride.item.id, visit.item.id],
        message: text.overlap(visit.item.name, ride.item.name),
        fixes: later(context, visit, minutesOf(clockOf(ride.to))),
      }),
    ]
  })
}

function fullFinding(
  context: CheckContext,
  date: LocalDate,
  visits: readonly Visit[],
): readonly CheckFinding[] {
  const minutes = context.minutesOn(date)
  if (minutes <= fullAfterMinutes) return []
  const isFree = ({ item }: { readonly item: CheckItem }) => item.status === 'planned'
  // Untimed items are easiest to move.
  const last =
    visits.findLast((visit) => isFree(visit) && visit.start === undefined) ??
    visits.findLast((visit) => isFree(visit))
  return [
    finding({
      rule: 'too-full',
      day: date,
      itemIds: visits.map(({ item }) => item.id),
      message: text.tooFull(Math.round(minutes / 60)),
      fixes: last
        ? [...toBetterDay(context, last), ...toIdeas(last.item)].map((mend) => ({
            ...mend,
            label: text.ofItem(last.item.name, mend.label),
          }))
        : [],
    }),
  ]
}

function dayFindings(context: CheckContext, date: LocalDate): readonly CheckFinding[] {
  const visits = context.visitsOn(date)
  const timed = visits.filter(isTimed)
  const pairs = timed.flatMap((visit, at) => {
    const before = timed[at - 1]
    return [
      before && pairFinding(context, visits, [before, visit]),
      coveredFinding(context, timed, at),
    ].flatMap((one) => one ?? [])
  })
  const told = new Set(pairs.map(({ itemIds }) => itemIds.join()))
  const far = farFindings(context, visits).filter(({ itemIds }) => !told.has(itemIds.join()))
  return [...pairs, ...onTheWay(context, visits), ...far, ...fullFinding(context, date, visits)]
}

/** `overlap`, `out-of-order`, `too-far`, `too-full`: how the visits of a day follow each other. */
export const orderFindings = (context: CheckContext): readonly CheckFinding[] =>
  context.dates.flatMap((date) => dayFindings(context, date))
