import { addDays, formatDayShort, type LocalDate } from '#platform/shared/local-date.ts'
import { areRoomsOf } from '../rooms-of.ts'
import type { Moment } from '../item-details.ts'
import { isTaken } from '../item-state.ts'
import { nearestPlace } from '../trip-destination.ts'
import { type CheckContext, farKm } from './check-context.ts'
import { kmBetween } from '../travel/way-between.ts'
import type { CheckItem } from './check-input.ts'
import { type CheckFinding, finding, type Mend } from './finding.ts'
import { dateOf, pointOfMoment } from './journeys.ts'
import { checkText as text } from './messages.ts'
import { coversNight, isStay } from './visits.ts'

/** Beyond this distance from all places one is at home or travelling. km. */
const homeKm = 150

/** Whether a flight's end is away from the trip's places; undefined if unknown. */
function isAway({ input }: CheckContext, moment: Moment): boolean | undefined {
  const point = pointOfMoment(input, moment)
  return point && nearestPlace(input.trip.destinations, point, homeKm) === undefined
}

/** Nights at the trip's places, without those at home or travelling. */
function nightsAway(context: CheckContext): readonly LocalDate[] {
  const { dates, journeys } = context
  const flights = journeys.filter(({ kind }) => kind === 'flight')
  const [first, last] = [flights[0], flights.at(-1)]
  const leavesHome = first && (isAway(context, first.from) ?? true)
  const comesHome = last && last !== first && (isAway(context, last.to) ?? true)
  return dates.slice(0, -1).filter((night) => {
    if (leavesHome && night < dateOf(first.from)) return false
    // No nights away after the flight home.
    if (comesHome && night >= dateOf(last.from)) return false
    return !journeys.some(({ from, to }) => dateOf(from) <= night && dateOf(to) > night)
  })
}

/** Consecutive nights, as first and last. */
function runsOf(nights: readonly LocalDate[]): readonly (readonly [LocalDate, LocalDate])[] {
  const runs: [LocalDate, LocalDate][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === night) run[1] = night
    else runs.push([night, night])
  }
  return runs
}

function noBeds(context: CheckContext, stays: readonly CheckItem[]): readonly CheckFinding[] {
  const away = nightsAway(context)
  const { trip } = context.input
  const action = text.findBed(trip.id)
  const [first] = away
  // Who cancelled a stay is missing it; before the first one is chosen that is no more than a hint.
  const isCancelled = context.input.items.some((one) => one.status === 'cancelled' && isStay(one))
  if (stays.length === 0 && !isCancelled)
    return first === undefined
      ? []
      : [
          finding({
            rule: 'no-bed',
            severity: 'hint',
            day: first,
            itemIds: [],
            message: text.noBeds,
            action,
          }),
        ]
  const open = away.filter((night) => !stays.some((stay) => coversNight(stay, night)))
  return runsOf(open).map(([from, to]) =>
    finding({
      rule: 'no-bed',
      day: from,
      itemIds: [],
      message:
        from === to
          ? text.noBed(formatDayShort(from))
          : text.noBedFor(formatDayShort(from), formatDayShort(to)),
      action,
    }),
  )
}

const keep = (stay: CheckItem, others: readonly CheckItem[]): readonly Mend[] =>
  others.some(({ status }) => status === 'booked')
    ? []
    : [
        {
          label: text.keepOnly(stay.name),
          changes: others.map(({ id }) => ({
            op: 'set' as const,
            itemId: id,
            fields: { status: 'idea' as const },
          })),
        },
      ]

/** Overlapping stays, one finding per set; rooms of one party are none. */
function twoBeds(context: CheckContext, stays: readonly CheckItem[]): readonly CheckFinding[] {
  const told = new Set<string>()
  const { party } = context.input.trip
  return context.dates.flatMap((night) => {
    const here = stays.filter((stay) => coversNight(stay, night))
    const itemIds = here.map(({ id }) => id)
    const key = itemIds.join()
    if (here.length < 2 || told.has(key) || areRoomsOf(here, party)) return []
    told.add(key)
    return [
      finding({
        rule: 'two-beds',
        day: night,
        itemIds,
        message: text.twoBeds(formatDayShort(night), here.map(({ name }) => name).join(text.and)),
        fixes: here.flatMap((stay) =>
          keep(
            stay,
            here.filter((other) => other !== stay),
          ),
        ),
        action: text.lookAtDay(context.input.trip.id),
      }),
    ]
  })
}

/** A bed far from where the evening ends or the next day begins, with no transport on that day. A stop that is far from the next one of its day, too, is told by that. */
function bedsElsewhere(
  context: CheckContext,
  stays: readonly CheckItem[],
): readonly CheckFinding[] {
  const told = new Set<string>()
  return context.dates.slice(0, -1).flatMap((night) => {
    const stay = stays.find((one) => coversNight(one, night))
    if (!stay || told.has(stay.id)) return []
    const away = (day: LocalDate, at: 0 | -1, beside: 1 | -2) => {
      const visits = context.visitsOn(day)
      const visit = visits.at(at)
      const km = visit && !context.isTravelDay(day) ? kmBetween(stay, visit.item) : undefined
      if (!visit || km === undefined || km <= farKm) return undefined
      const other = visits.at(beside)
      const isStray = other && (kmBetween(other.item, visit.item) ?? 0) > farKm
      return isStray ? undefined : { visit, km }
    }
    const far = away(night, -1, -2) ?? away(addDays(night, 1), 0, 1)
    if (!far) return []
    told.add(stay.id)
    return [
      finding({
        rule: 'bed-elsewhere',
        day: night,
        itemIds: [stay.id, far.visit.item.id],
        message: text.bedElsewhere(stay.name, Math.round(far.km), far.visit.item.name),
        action: text.findBed(context.input.trip.id),
      }),
    ]
  })
}

/** `no-bed`, `two-beds`, `bed-elsewhere`. */
export function nightFindings(context: CheckContext): readonly CheckFinding[] {
  const stays = context.input.items.filter((item) => isTaken(item) && isStay(item))
  return [...noBeds(context, stays), ...twoBeds(context, stays), ...bedsElsewhere(context, stays)]
}
