import { type CityPace, usualPace } from '#platform/shared/city-paces.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import type { DayItem, DayProblem } from './best-day/day-problem.ts'
import { type CheckContext, farKm } from './check/check-context.ts'
import type { CheckItem } from './check/check-input.ts'
import type { Moment } from './item-details.ts'
import { clockOf, dateOf, type Journey, pointOfMoment } from './check/journeys.ts'
import { coversNight, isStay, minutesADay, pointOf, type Visit, visitOf } from './check/visits.ts'
import { isTaken } from './item-state.ts'
import { nearestPlace } from './trip-destination.ts'
import { airportRide, leaveMinute } from './leave-time.ts'
import { wayMinutes } from './travel/way-between.ts'

export interface Candidate extends CheckItem {
  /** 1 to 10. */
  readonly priority: number
}

interface Wish {
  readonly date: LocalDate
  readonly candidates: readonly Candidate[]
  /** Always visited. */
  readonly keep: ReadonlySet<string>
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** No visit begins before it; the way to the first one may. */
  readonly opens?: string | undefined
  readonly meals: boolean
  /** Meals at the hours of the place, not at the usual ones. */
  readonly localMeals?: true
  /** Leaves time for the ride from the airport where it is long. */
  readonly rides?: true
  /** Hours in which nothing is planned. */
  readonly pauses?: readonly { readonly from: string; readonly until: string }[] | undefined
}

/** Problem of a day with the items of its travel table; null is the night's place. */
export interface WishedDay {
  readonly problem: DayProblem
  readonly fixed: ReadonlySet<string>
  readonly places: readonly (string | null)[]
  /** Candidates beyond the search's limit. */
  readonly spare: readonly string[]
}

/** Most candidates of a search. */
const itemsAtMost = 30

/** An id, and when a meal begins at the earliest and at the latest. */
type MealSpan = readonly [string, number, number]

/** One sits down to lunch between these hours. */
const lunchHours = [11 * 60 + 30, 14 * 60] as const

/** So long after the first ones the last ones sit down; sooner on a whole day in a town whose hours are known. */
const [mealSpread, localSpread] = [120, 75]

/** Meals of a day, at the hours of its place. */
const mealsAt = (
  { meals: { lunch, dinner } }: CityPace,
  spread = mealSpread,
): readonly MealSpan[] => [
  ['meal:lunch', lunch, lunch + spread],
  ['meal:dinner', dinner, dinner + mealSpread],
]
/** Before one leaves there is no late lunch; after a landing there may be. */
function spreadOn({ arrivals, departures }: Moves, { meals }: CityPace): number {
  if (arrivals.length > 0) return mealSpread
  return departures.length > 0 ? Math.min(mealSpread, lunchHours[1] - meals.lunch) : localSpread
}
const mealMinutes = 60
/** A meal with the ways to it. */
const mealRoom = 80
const earliestLunch = 11 * 60

/** Minutes from landing to the first visit: border, bags, transfer. */
export const afterLandingMinutes = 90
/** The same without the transfer, for airports far from the stay. */
const atLanding = 60

/** Bounds of a day from its journeys. */
interface Moves {
  /** Minute of arrival, ready for visits. */
  readonly arrivals: readonly number[]
  /** Minute by which the last visit must end. */
  readonly departures: readonly number[]
}

/** Beyond this distance from all places one is at home. km. */
const homeKm = 150

const isFar = ({ input }: CheckContext, { from, to }: Journey): boolean => {
  const [here, there] = [pointOfMoment(input, from), pointOfMoment(input, to)]
  return here !== undefined && there !== undefined && distanceKm(here, there) > farKm
}

const bedsIn = ({ input }: CheckContext): readonly CheckItem[] =>
  input.items.filter((item) => isTaken(item) && isStay(item) && pointOf(item))

/** Where the stay of a night is. */
export function bedOn(context: CheckContext, night: LocalDate) {
  const bed = bedsIn(context).find((one) => coversNight(one, night))
  return bed && pointOf(bed)
}

function movesOn(context: CheckContext, { date, rides: ridden }: Wish): Moves {
  const { journeys, input } = context
  const flights = journeys.filter(({ kind }) => kind === 'flight')
  const { startDate, endDate, destinations } = input.trip
  const ending = flights.at(-1)
  const lands = ending && pointOfMoment(input, ending.to)
  const staysInTrip = lands && nearestPlace(destinations, lands, homeKm) !== undefined
  const endsTrip = ending && dateOf(ending.from) === endDate && startDate !== endDate
  // The flight home lands elsewhere.
  const home = !staysInTrip && (flights.length > 1 || endsTrip) ? ending : undefined
  /** To the stay of a night, or from it; undefined where one is not known. */
  const rideTo = (moment: Moment, night: LocalDate): number | undefined => {
    const airport = pointOfMoment(input, moment)
    const bed = bedOn(context, night)
    return airport && bed && airportRide(airport, bed)
  }
  const landings = flights
    .filter((flight) => dateOf(flight.to) === date && flight !== home)
    .map(({ to }) => {
      const ride = ridden ? rideTo(to, date) : undefined
      const ready = Math.max(afterLandingMinutes, atLanding + (ride ?? 0))
      return minutesOf(clockOf(to)) + ready
    })
  const rides = journeys
    .filter((ride) => ride.kind === 'ground' && dateOf(ride.to) === date && isFar(context, ride))
    .map(({ to }) => minutesOf(clockOf(to)))
  const takeOffs = flights
    // A flight within one day leaves the time after landing.
    .filter((flight) => dateOf(flight.from) === date)
    .filter((flight) => flight === home || (dateOf(flight.to) !== date && flight !== flights[0]))
    .map(({ from }) => leaveMinute(minutesOf(clockOf(from)), rideTo(from, addDays(date, -1))))
  return { arrivals: [...landings, ...rides], departures: takeOffs }
}

/** Places of the nights before and after a day; a single known one counts for both. */
function bedsOf(context: CheckContext, date: LocalDate, { arrivals }: Moves) {
  const beds = bedsIn(context)
  const before = beds.find((bed) => coversNight(bed, addDays(date, -1)))
  const after = beds.find((bed) => coversNight(bed, date))
  const evening = after ?? before
  // After a change of town the day starts at the new stay.
  return { morning: arrivals.length > 0 ? evening : (before ?? after), evening }
}

/** When one leaves for a first visit that begins at an hour: not at dawn, unless it is meant. */
const earliestLeave = 8 * 60 + 30
const longestWayThere = 90
const leaveFor = (opens: number): number =>
  Math.min(opens, Math.max(earliestLeave, opens - longestWayThere))

/** Default hours of a day, bounded by journeys. */
function hoursOf({ from, until, opens }: Wish, { arrivals, departures }: Moves): [number, number] {
  const usual = opens === undefined ? 9 * 60 : leaveFor(minutesOf(opens))
  const first = from === undefined ? Math.max(usual, ...arrivals) : minutesOf(from)
  const last = until === undefined ? Math.min(21 * 60, ...departures) : minutesOf(until)
  return [Math.min(first, minutesADay - 1), Math.max(last, Math.min(first, minutesADay - 1))]
}

/** Visit windows; a place without known hours is open all day. */
function windowsOf(context: CheckContext, visit: Visit, until: number): DayItem['windows'] {
  const { item, date, minutes } = visit
  const known = context.openOn(item, date)
  if (!known) return [[0, until]]
  const spans = known.open.length > 0 ? known.open : known.unknown
  return spans
    .map(({ from, to }): readonly [number, number] => [
      from,
      // Last entry bounds the start, and so the end.
      Math.min(to, until, to - (item.lastEntryMinutes ?? 0) + minutes),
    ])
    .filter(([from, to]) => to - from >= minutes)
}

/** Windows of which the part before an hour is cut off. */
const openingAt = (
  { opens }: Wish,
  windows: DayItem['windows'],
  minutes: number,
): DayItem['windows'] =>
  opens === undefined
    ? windows
    : windows
        .map(([from, to]) => [Math.max(from, minutesOf(opens)), to] as const)
        .filter(([from, to]) => to - from >= minutes)

/** A table may move so far from its hour; further it is another meal. */
const mealSlack = 90
/** What begins at this hour or later is a dinner. */
const earliestDinner = 17 * 60 + 30
/** No dinner is moved before this hour, nor before the hour of its place. */
const usualDinner = 18 * 60 + 30
/** What begins before this hour is a lunch. */
const latestLunch = 15 * 60

/** When one sits down at a table at the earliest and at the latest: around its hour, within those of its meal. */
function seatingOf(start: number, last: number, { meals }: CityPace): readonly [number, number] {
  const [soonest, latest] = [start - mealSlack, start + mealSlack]
  if (start >= earliestDinner) {
    const hour = Math.min(start, Math.max(usualDinner, meals.dinner), last)
    return [Math.max(soonest, hour), Math.max(latest, hour)]
  }
  const [from, until] = lunchHours
  if (start < earliestLunch || start >= latestLunch) return [soonest, latest]
  return [Math.max(soonest, Math.min(start, from)), Math.min(latest, Math.max(start, until))]
}

/** Windows of a table that has its hour, around that hour where it is open then. `last`: the latest start that leads home in time. */
function aroundItsMeal(
  { item, date, start, minutes }: Visit,
  windows: DayItem['windows'],
  last: number,
  pace: CityPace,
): DayItem['windows'] {
  if (item.type !== 'restaurant' || item.day !== date || start === undefined) return windows
  const [soonest, sits] = seatingOf(start, last, pace)
  const within = (latest: number): DayItem['windows'] =>
    windows
      .map(([from, to]): readonly [number, number] => [
        Math.max(from, soonest),
        Math.min(to, latest),
      ])
      .filter(([from, to]) => to - from >= minutes)
  const near = within(sits + minutes)
  if (near.length > 0) return near
  // Closed around its hour: a dinner is rather later than earlier, anything else whenever it is open.
  const later = start >= earliestDinner ? within(Infinity) : []
  return later.length > 0 ? later : windows
}

const isBookedAt = ({ item, start }: Visit): boolean =>
  item.status === 'booked' && start !== undefined

type WishedVisit = Visit & { readonly item: Candidate }

/** So long before the last moment one sits down to dinner, if it comes to that. */
const spareMinutes = 15

interface Ends {
  readonly until: number
  /** Minutes from a visit to where the night is. */
  readonly wayHome: number
}

function itemOf(
  context: CheckContext,
  visit: WishedVisit,
  wish: Wish,
  { until, wayHome }: Ends,
  place: number,
) {
  const { item, start = 0, end = 0, minutes } = visit
  const last = until - minutes - wayHome - spareMinutes
  const isFixed = isBookedAt(visit)
  const lasts = isFixed ? end - start : minutes
  return {
    id: item.id,
    priority: item.priority,
    minutes: lasts,
    windows: isFixed
      ? [[start, end] as const]
      : openingAt(
          wish,
          aroundItsMeal(visit, windowsOf(context, visit, until), last, context.paceOn(visit.date)),
          minutes,
        ),
    must: isFixed || item.status === 'booked' || wish.keep.has(item.id),
    place,
  }
}

/** A meal finds its hour beside the pauses of the day. */
function mealWindow(
  [id, begins, last]: MealSpan,
  pauses: readonly (readonly [number, number])[],
): MealSpan {
  const clash = pauses.find(([from, to]) => from < last + mealRoom && to > begins)
  if (!clash) return [id, begins, last]
  const [from, to] = clash
  if (from - begins >= mealRoom) return [id, begins, Math.min(last, from - mealRoom)]
  return from - mealRoom >= earliestLunch && from <= last
    ? [id, Math.max(earliestLunch, from - 2 * mealRoom), from - mealRoom]
    : [id, to, to + mealRoom]
}

/** Input of the best-day search. */
export function wishedDay(context: CheckContext, wish: Wish): WishedDay {
  const moves = movesOn(context, wish)
  const pace = context.paceOn(wish.date)
  const [from, until] = hoursOf(wish, moves)
  const { morning, evening } = bedsOf(context, wish.date, moves)
  const rank = (one: Candidate): number =>
    one.status === 'booked' || wish.keep.has(one.id) ? 100 : one.priority
  const asked = wish.candidates.toSorted((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1))
  const breaks = (wish.pauses ?? [])
    .map((one) => [minutesOf(one.from), minutesOf(one.until)] as const)
    .filter(([begins, ends]) => begins >= from && ends <= until && ends > begins)
  const paused = wish.meals
    ? (wish.localMeals ? mealsAt(pace, spreadOn(moves, pace)) : mealsAt(usualPace))
        .map((meal) => mealWindow(meal, breaks))
        .filter(([, begins, last]) => from <= last && begins + mealMinutes <= until)
    : []
  const room = itemsAtMost - paused.length - breaks.length
  const taken = asked.slice(0, room)
  const visits = taken.map((item): WishedVisit => ({ ...visitOf(item, wish.date), item }))
  const pauses = paused.map(([id, begins, last]): DayItem => ({
    id,
    priority: 0,
    minutes: mealMinutes,
    windows: [[begins, last + mealMinutes]],
    must: true,
    place: undefined,
  }))
  const free = breaks.map(([begins, ends], at): DayItem => ({
    id: `pause:${at}`,
    priority: 0,
    minutes: ends - begins,
    windows: [[begins, ends]],
    must: true,
    place: undefined,
  }))
  // What is not on the map counts as beside the bed, else beside the first that is: were it beside
  // everything, ways by it would be shorter than the ways themselves, and proofs wrong.
  const known = evening ?? taken.find(pointOf)
  const stands = taken.map((one) => (pointOf(one) ? one : (known ?? one)))
  const way = (a: CheckItem | undefined, b: CheckItem | undefined): number =>
    (a && b && wayMinutes(a, b, { pace, walk: context.input.walk?.(a, b) })) ?? 0
  const travel = [
    [0, ...stands.map((one) => way(morning, one))],
    ...stands.map((a) => [way(a, evening), ...stands.map((b) => way(a, b))]),
  ]
  const items: DayItem[] = visits.map((visit, at) =>
    itemOf(context, visit, wish, { until, wayHome: travel[at + 1]?.[0] ?? 0 }, at + 1),
  )
  return {
    problem: { from, until, items: [...items, ...pauses, ...free], travel },
    fixed: new Set(visits.filter(isBookedAt).map(({ item }) => item.id)),
    places: [null, ...taken.map(({ id }) => id)],
    spare: asked.slice(room).map(({ id }) => id),
  }
}
