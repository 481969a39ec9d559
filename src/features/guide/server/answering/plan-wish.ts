import type { z } from 'zod'
import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import { spellingsOf } from '../reading/lexicon.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { afterLandingMinutes } from '#features/trips/domain/day-wish.ts'
import { leaveBefore } from '#features/trips/domain/leave-time.ts'
import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { planTripTool } from '../tools/plan-tool.ts'
import { type Asking, headsUntold, originTown } from './answer.ts'
import { families } from './answer-sights.ts'
import { shifted } from './edit-wanted.ts'
import type { Journey } from './journey.ts'
import { carriersIn } from './journey-legs.ts'

export type PlanArgs = z.input<(typeof planTripTool)['args']>

/** Who wants no museums wants no galleries, and who wants no shops no malls. */
const wholeKinds = new Set(['shopping', 'museum'])
/** A short word stands in too many names. */
const isTelling = (word: string): boolean => word.length > 4 && !word.includes(' ')
const dislikesAtMost = 20

const saturday = 6
const weeksAhead = 8
const longest = 30
const usualDays = 3

const dayWords =
  'a day in,one day,for a day,for the day,a day at,an afternoon,a few hours,one evening,une journee,un apres midi'.split(
    ',',
  )

export interface WantedDays {
  readonly start: LocalDate
  readonly days: number
  /** The traveller has said the dates. */
  readonly isDated: boolean
  /** The traveller has said how long. */
  readonly isLong: boolean
}

/** The days that are planned; without a date those of a good week of the month, or some weeks ahead. */
export function wantedDays({ turn, today }: Asking): WantedDays {
  const { start, month, year, days, nights } = turn.frame.span ?? {}
  const said =
    days ??
    (nights ? nights + 1 : undefined) ??
    (dayWords.some((phrase) => turn.reader.find(phrase) >= 0) ? 1 : undefined)
  const length = { days: Math.min(longest, said ?? usualDays), isLong: said !== undefined }
  const weekday = turn.weekday ?? saturday
  const onWeekday = (date: LocalDate): LocalDate =>
    addDays(date, (weekday - weekdayOf(date) + 7) % 7)
  if (start && start >= today) return { ...length, start, isDated: true }
  if (month) {
    const now = Number(today.slice(0, 4))
    const at = (value: number) => `${value}-${String(month).padStart(2, '0')}-10`
    const first = at(year ?? (at(now) > today ? now : now + 1))
    if (first > today) return { ...length, start: onWeekday(first), isDated: false }
  }
  return { ...length, start: onWeekday(addDays(today, weeksAhead * 7)), isDated: false }
}

/** Who travels, as it was said; who was taken for granted once stays it. */
function partyOf(asking: Asking): { adults: number; children: number[] } {
  const { frame, holds } = asking.turn
  const { party } = frame
  return party
    ? { adults: party.adults, children: [...party.children] }
    : { adults: holds.adults ?? headsUntold(asking), children: [] }
}

/** Days of each stop: its nights, and the last day at the last one; none where there are fewer than stops. */
function daysEach({ stops, days }: Journey): number[] {
  const each = stops.map(({ nights }, at) => nights + (at === stops.length - 1 ? 1 : 0))
  const sum = each.reduce((total, one) => total + one, 0)
  return each.every((one) => one > 0) && sum === days ? each : []
}

/** When days begin and end, and how much they hold, as far as it was said. */
function paceOf({ turn }: Asking, days: number, journey: Journey | undefined): PlanArgs['pace'] {
  const each = journey ? daysEach(journey) : []
  const { times, perDay, mobility, diet, party } = turn.frame
  const { holds } = turn
  const isGentle = mobility.some((one) => one !== 'stroller')
  const hasSmall = party?.children.some((age) => age <= smallAge) === true
  const visits = perDay ?? (isGentle ? gentleVisits : hasSmall ? childVisits : undefined)
  const rest =
    holds.rest && days > 2 ? [holds.rest === 'last' ? days : Math.ceil(days / 2)] : undefined
  const pace = {
    ...(times.arrive ? { first: shifted(times.arrive, afterLandingMinutes) } : {}),
    ...(times.leave ? { last: shifted(times.leave, -leaveBefore()) } : {}),
    ...(times.from ? { from: times.from } : {}),
    ...(times.until ? { until: times.until } : {}),
    ...(each.length > 0 ? { each } : {}),
    ...(journey && each.length > 0
      ? {
          ways: journey.legs.map(({ by }) =>
            by === 'flight' || !by ? ('any' as const) : ('land' as const),
          ),
        }
      : {}),
    ...(visits ? { visits } : {}),
    ...(holds.pauses ? { pauses: [...holds.pauses] } : {}),
    ...(rest ? { rest } : {}),
    ...(holds.ticketCad === undefined ? {} : { ticketCad: holds.ticketCad }),
    ...(isGentle ? { reachKm: gentleKm } : {}),
    ...(diet.length > 0 ? { kitchens: kitchensFor(diet) } : {}),
  }
  return Object.keys(pace).length > 0 ? pace : undefined
}

const drivenKm = 600
const smallAge = 6
const gentleVisits = 3
const childVisits = 4
const gentleKm = 6

/** Kitchens that keep to a diet as far as they tell; of most diets none does. */
const kitchensFor = (diet: readonly string[]): string[] =>
  diet.every((one) => one === 'vegan' || one === 'vegetarian') ? ['vegetarian', 'vegan'] : []

/** Kinds of sights that are hard on the legs. */
export const strenuous = ['hike', 'mountain', 'viewpoint', 'cable-car', 'waterfall']
export const outdoors =
  'park,garden,beach,viewpoint,hike,mountain,island,lake,waterfall,zoo,square,neighbourhood,bridge,cable-car'.split(
    ',',
  )

/** The question to the planner: what was said, and what is taken for granted. */
export function planQuestion(
  asking: Asking,
  towns: readonly Town[],
  { start, days }: WantedDays,
  journey?: Journey,
): PlanArgs {
  const { turn } = asking
  const { frame, holds } = turn
  const seen = frame.places.flatMap(({ role, ref, name }) =>
    role === 'not' && ref?.includes('/') ? [name] : [],
  )
  const stiff = frame.mobility.some((one) => one !== 'stroller')
    ? strenuous
    : frame.mobility.length > 0
      ? ['hike', 'mountain']
      : []
  const pace = paceOf(asking, days, journey)
  const { only } = frame.transport
  const said = journey ? carriersIn(asking).only : []
  const home = originTown(asking)
  const [first] = towns
  // "A road trip from Moncton" begins at one's own door, where that is a day's drive away.
  const isDriven =
    journey?.isByCar === true &&
    home !== undefined &&
    first !== undefined &&
    distanceKm(home, first) < drivenKm
  const isByLand =
    isDriven ||
    (only.length > 0 && !only.includes('plane')) ||
    (said.includes('car') && !said.includes('flight'))
  return {
    destinations: towns.map(({ slug }) => slug).slice(0, 10),
    // Who comes by train or bus buys no flight.
    origin: isByLand ? null : (home?.slug ?? null),
    startDate: start,
    endDate: addDays(start, days - 1),
    party: partyOf(asking),
    likes: [...frame.likes, ...(holds.isIndoors ? ['museum', 'gallery', 'market'] : [])].slice(
      0,
      20,
    ),
    dislikes: [
      ...new Set([
        ...frame.dislikes.flatMap((one) =>
          wholeKinds.has(one) ? (families.get(one) ?? [one]) : [one],
        ),
        ...stiff,
        ...seen,
        ...(holds.isIndoors ? outdoors : []),
        // "Musée national" is a museum by its name alone.
        ...frame.dislikes.flatMap((one) => spellingsOf('taste', one).filter(isTelling)),
      ]),
    ]
      .map((one) => one.slice(0, 40))
      .filter((one) => !frame.likes.includes(one))
      .slice(0, dislikesAtMost),
    ...(pace ? { pace } : {}),
  }
}

export interface Budget {
  /** For all travellers and days, in CAD. */
  readonly cad: number
  /** As it was said. */
  readonly amount: number
  readonly currency: string
  readonly without: readonly string[]
}

/** The sum that was named, for the whole party. */
export function budgetOf(
  { turn, know }: Asking,
  { party, startDate, endDate }: PlanArgs,
): Budget | undefined {
  const { money } = turn.frame
  // What a night may cost is of the room alone.
  if (!money?.amountCad || money.per === 'night') return undefined
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1
  const heads = party.adults + party.children.length
  const perHead = turn.holds.isPerHead && money.per === 'day' ? heads : 1
  const times = { trip: 1, person: heads, day: days * perHead, night: 1 }
  const { amount, currency, without } = money
  return know({ cad: money.amountCad * times[money.per], amount, currency, without: [...without] })
}

const partTypes = new Map([
  ['flights', ['flight']],
  ['stay', ['hotel']],
  ['food', ['restaurant']],
])

/** What the plan costs of that which the sum is for. */
export function coveredCad(plan: PlanAnswer, { without }: Budget): number {
  const left = without.flatMap((part) => partTypes.get(part) ?? [])
  const gone = plan.days
    .flatMap(({ items }) => items)
    .filter(({ type }) => left.includes(type))
    .reduce((sum, { price }) => sum + (price ?? 0), 0)
  return plan.totalCad - gone
}
