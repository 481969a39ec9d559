import { isCafe } from '#design/art/cafe-names.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import {
  attractionToItem,
  restaurantToItem,
  ticketHolder,
} from '#features/dining/domain/visit-to-item.ts'
import type { BestDay } from '#features/trips/domain/best-day/day-problem.ts'
import { createContext } from '#features/trips/domain/check/check-context.ts'
import type { CheckItem } from '#features/trips/domain/check/check-input.ts'
import { bedOn, type Candidate, wishedDay } from '#features/trips/domain/day-wish.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { addDays, daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { minutesOf, timeOf, toFive } from '#platform/shared/time-of-day.ts'
import { assignToDays, mostPriorities } from '../domain/assign-days.ts'
import { planText } from '../domain/messages.ts'
import { chooseMeal, mealMinutes, ownKitchens, type Pause } from '../domain/choose-meal.ts'
import type { DaySlot } from '../domain/day-slot.ts'
import type { PlanProof, PlanWish } from '../domain/proposed-plan.ts'
import { type TownDays, townDaysOf } from '../domain/town-days.ts'
import type { Draft } from './plan-draft.ts'
import type { PlanTown } from './plan-world.ts'
import { foremostSights, type WantedSight, wantedSights } from './wanted-sights.ts'

/** A visit or a meal of the plan. */
export type Laid = ItemWrite & { readonly key: string }

const mealOf = wordTable<Pause['meal']>({ 'meal:lunch': 'lunch', 'meal:dinner': 'dinner' })
/** A meal with room for the ways to its table and back; after dinner there is no visit to be reached. */
const roomOf = { lunch: mealMinutes + 40, dinner: mealMinutes + 20 }
/** Minutes that a meal of this id takes of a day; undefined for a visit. */
const mealRoom = (id: string): number | undefined => {
  const meal = mealOf.get(id)
  return meal && roomOf[meal]
}
const searchMs = 120
/** A visit that begins later belongs to the night. */
const lastBeginning = 20 * 60

interface Day {
  readonly date: LocalDate
  readonly town: PlanTown
  readonly problem: ReturnType<typeof wishedDay>['problem']
}

/** The problem of a day with round minutes: rounded up, no way by a third place gets shorter. */
export function roundDay(
  problem: ReturnType<typeof wishedDay>['problem'],
): ReturnType<typeof wishedDay>['problem'] {
  return {
    ...problem,
    from: toFive(problem.from),
    items: problem.items.map((item) => {
      const room = mealRoom(item.id)
      if (room === undefined) return { ...item, minutes: toFive(item.minutes) }
      const windows = item.windows.map(([from, to]) => [from, to + room - mealMinutes] as const)
      return { ...item, minutes: room, windows }
    }),
    travel: problem.travel.map((row) => row.map(toFive)),
  }
}

interface Laying {
  readonly wish: PlanWish
  readonly draft: Draft
  readonly towns: readonly PlanTown[]
  /** 0 to 6. */
  readonly thrift: number
  /** The most that a meal should cost a person, CAD. */
  readonly tableCad: number
  /** Days of a move that is still to be chosen. */
  readonly openMoves: ReadonlySet<LocalDate>
}

/** A visit as the rules read it, on a day at a time; unknown hours count as open. */
const openFor = (
  context: ReturnType<typeof createContext>,
  item: CheckItem,
  date: LocalDate,
): readonly { readonly from: number; readonly to: number }[] =>
  context.openOn(item, date)?.open ?? [{ from: 0, to: 36 * 60 }]

/** A first day stays in the city itself, the last one near it; the others may go around it. */
const reachKm = { first: 6, last: 15, other: 45 }

/** Of a stay of so many days one is spent out of town. */
const daysForOut = 5

/** After a night in the air a day is light. */
const visitsAfterNight = 2

/** When the flight from home lands; before it nothing can be visited. */
function landingOf({ journeys }: ReturnType<typeof createContext>) {
  const out = journeys.find(({ item }) => item.id === 'flight-out' || item.id === 'flight-return')
  const date: LocalDate = out?.to.local.slice(0, 10) ?? ''
  return { date, isAfterNight: out !== undefined && out.from.local.slice(0, 10) < date }
}

const dayNumber = ({ startDate }: PlanWish, date: LocalDate): number =>
  daysInclusive(startDate, date)

/** Of a day with a move that is still to be chosen only the evening is planned. */
const movedBy = '16:00'

/** Hours of a day that the traveller has said. */
function paceOn({ wish, openMoves }: Pick<Laying, 'wish' | 'openMoves'>, date: LocalDate) {
  const { pace, startDate, endDate } = wish
  const from = openMoves.has(date) ? movedBy : date === startDate ? pace?.first : undefined
  const until = date === endDate ? (pace?.last ?? pace?.until) : pace?.until
  return {
    date,
    from,
    until,
    opens: pace?.from,
    meals: true,
    rides: true as const,
    localMeals: true as const,
    pauses: pace?.pauses,
  }
}

function slotsOf(
  laying: Pick<Laying, 'wish' | 'openMoves'>,
  days: readonly TownDays<PlanTown>[],
  context: ReturnType<typeof createContext>,
): readonly (DaySlot & { readonly town: PlanTown })[] {
  const landing = landingOf(context)
  return days.flatMap(({ town, dates }) => {
    const here = dates.filter((date) => date >= landing.date)
    return here.map((date, at) => {
      const empty = { ...paceOn(laying, date), candidates: [], keep: new Set<string>() }
      const { problem } = wishedDay(context, empty)
      const meals = problem.items.reduce(
        (sum, { id, minutes }) => sum + (mealRoom(id) ?? minutes),
        0,
      )
      const begins = Math.max(problem.from, minutesOf(empty.opens ?? '00:00'))
      const isRest = laying.wish.pace?.rest?.includes(dayNumber(laying.wish, date)) === true
      return {
        date,
        town,
        centre: town.centre,
        visits: date === landing.date && landing.isAfterNight ? visitsAfterNight : undefined,
        mayGoOut:
          dates.length >= daysForOut &&
          date !== dates[0] &&
          date !== dates.at(-1) &&
          bedOn(context, date) !== undefined,
        minutes: isRest ? 0 : Math.max(0, problem.until - begins - meals),
        reachKm: Math.min(
          reachKm[at === 0 ? 'first' : date === laying.wish.endDate ? 'last' : 'other'],
          laying.wish.pace?.reachKm ?? Infinity,
        ),
      }
    })
  })
}

interface Found {
  readonly sight: WantedSight
  readonly item: Candidate
}

/** Where one is before and after a pause of a solved day. */
function pausesOf(
  best: BestDay,
  { until, morning, evening }: Pick<Pause, 'until' | 'morning' | 'evening'>,
  pointOf: (id: string) => Pause['after'] | undefined,
) {
  return best.stops.flatMap(({ id, start }, at): Pause[] => {
    const meal = mealOf.get(id)
    if (!meal) return []
    const [before, after] = [best.stops[at - 1], best.stops[at + 1]]
    const from = before && pointOf(before.id)
    const to = after && pointOf(after.id)
    return [
      {
        meal,
        begins: Math.max(start, before?.end ?? 0),
        until,
        morning,
        evening,
        after: from && { point: from.point, end: before.end },
        before: to && { point: to.point, start: after.start },
      },
    ]
  })
}

const inLowerCase = (tastes: readonly string[]) => tastes.map((taste) => taste.toLowerCase())

/** Meals of a solved day, each at a house that is not in the plan yet. */
function mealsOf(
  {
    date,
    town,
    best,
    pointOf,
  }: {
    date: LocalDate
    town: PlanTown
    best: BestDay
    pointOf: (id: string) => Pause['after'] | undefined
  },
  laying: Laying,
  used: Set<string>,
): readonly Laid[] {
  const { wish, draft, thrift, tableCad } = laying
  const own = ownKitchens(town.restaurants)
  const { kitchens } = wish.pace ?? {}
  const tables = town.restaurants.filter(
    ({ name, cuisine }) =>
      !isCafe(name) && (!kitchens || cuisine.some((one) => kitchens.includes(one.toLowerCase()))),
  )
  const likes = inLowerCase(wish.likes)
  const dislikes = inLowerCase(wish.dislikes)
  const context = createContext(draft.input([]))
  const isOpen = ({ id, lat, lng }: Restaurant, from: number, to: number): boolean => {
    const visit = draft.placeOf(sourceOf('dining', id), { lat, lng })
    return openFor(context, visit, date).some((span) => span.from <= from && span.to >= to)
  }
  const empty = { ...paceOn(laying, date), candidates: [], keep: new Set<string>() }
  const { until } = wishedDay(context, empty).problem
  const beds = { morning: bedOn(context, addDays(date, -1)), evening: bedOn(context, date) }
  return pausesOf(best, { until, ...beds }, pointOf).flatMap((pause) => {
    const found = chooseMeal(tables, pause, {
      thrift,
      tableCad,
      used,
      own,
      likes,
      dislikes,
      isOpen,
    })
    if (!found) return []
    used.add(found.restaurant.id)
    const visit = { city: town.name, day: date, party: wish.party }
    const item = restaurantToItem(found.restaurant, visit)
    const time = timeOf(found.start)
    return [{ ...item, time, durationMinutes: mealMinutes, key: found.restaurant.id }]
  })
}

interface Choice {
  readonly slots: ReturnType<typeof slotsOf>
  readonly wanted: readonly Found[]
  readonly problems: readonly Day[]
}

/** Which sights come on which day, as problems of single days. */
function chooseForDays(laying: Laying): Choice {
  const { wish, draft, towns, thrift } = laying
  const sights = towns.flatMap((town) => wantedSights(town, wish, thrift))
  const input = draft.input(sights.map(({ id, item, priority }) => ({ ...item, id, priority })))
  const context = createContext(input)
  const items = new Map(input.items.map((item) => [item.id, item]))
  const wanted = sights.flatMap((sight): Found[] => {
    const item = items.get(sight.id)
    // A ticket that has to be had weeks ahead is the traveller's own decision.
    return item && item.advanceTicket !== 'required'
      ? [{ sight, item: { ...item, priority: sight.priority } }]
      : []
  })
  const byId = new Map(wanted.map((one) => [one.sight.id, one]))
  const slots = slotsOf(laying, townDaysOf(wish, towns), context)
  const townOf = new Map(slots.map(({ date, town }) => [date, town]))
  const canVisit = (id: string, date: LocalDate): boolean => {
    const one = byId.get(id)
    if (!one || one.sight.town !== townOf.get(date)) return false
    return openFor(context, one.item, date).some(
      ({ from, to }) => to - from >= one.sight.minutes && from < lastBeginning,
    )
  }
  const groups = assignToDays(
    slots,
    wanted.map(({ sight }) => sight),
    canVisit,
  )
  const problems = slots.map(({ date, town }): Day => {
    const isRest = wish.pace?.rest?.includes(dayNumber(wish, date)) === true
    const candidates = (isRest ? [] : (groups.get(date) ?? []))
      .flatMap(({ id }) => byId.get(id)?.item ?? [])
      .toSorted((a, b) => b.priority - a.priority)
      .slice(0, wish.pace?.visits)
    const day = wishedDay(context, { ...paceOn(laying, date), candidates, keep: new Set() })
    return { date, town, problem: roundDay(day.problem) }
  })
  return { slots, wanted, problems }
}

/** What a town is visited for and takes a ticket weeks ahead waits among the ideas: it is the traveller's own decision. */
const ideasOf = ({ wish, draft, towns }: Laying): readonly Laid[] =>
  towns.flatMap((town) =>
    foremostSights(town, wish)
      .filter(({ id, lat, lng }) => {
        const sight = draft.placeOf(sourceOf('dining', id), { lat, lng })
        return sight.advanceTicket === 'required'
      })
      .map((sight) => ({
        ...attractionToItem(sight, { city: town.name, day: null, party: wish.party }),
        description: `${planText.ticketAhead} ${sight.description}`.trim(),
        status: 'idea' as const,
        key: sight.id,
      })),
  )

/**
 * The sights and meals of each day, around the flights and stays of the draft, with how good the
 * choice is.
 */
export async function layDays(
  laying: Laying,
): Promise<{ readonly laid: readonly Laid[]; readonly proof: PlanProof }> {
  const { wish, draft } = laying
  const { slots, wanted, problems } = chooseForDays(laying)
  const byId = new Map(wanted.map(({ sight }) => [sight.id, sight]))
  const pointOf = (id: string) => {
    const one = byId.get(id)
    return one && { point: { lat: one.lat, lng: one.lng }, end: 0 }
  }
  const solved = await draft.solveDays(
    problems.map(({ problem }) => problem),
    searchMs,
  )
  const used = new Set<string>()
  const seen: ItemWrite[] = []
  const laid = problems.flatMap(({ date, town }, at): readonly Laid[] => {
    const best = solved[at]
    if (!best) return []
    const visits = best.stops.flatMap(({ id, start }): Laid[] => {
      const sight = byId.get(id)
      if (!sight) return []
      const paidWith = ticketHolder(sight.attraction, seen)
      const visit = { city: town.name, day: date, party: wish.party, paidWith }
      const item = attractionToItem(sight.attraction, visit)
      seen.push(item)
      return [{ ...item, time: timeOf(start), priority: sight.priority, key: sight.id }]
    })
    return [...visits, ...mealsOf({ date, town, best, pointOf }, laying, used)]
  })
  const score = solved.reduce((sum, best) => sum + (best?.score ?? 0), 0)
  const most = mostPriorities(
    slots,
    wanted.map(({ sight }) => sight),
  )
  return {
    laid: [...laid, ...ideasOf(laying)],
    proof: score >= most ? { optimal: true } : { atMost: most },
  }
}
