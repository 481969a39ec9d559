import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import { attractionToItem, ticketHolder } from '#features/dining/domain/visit-to-item.ts'
import { createContext } from '#features/trips/domain/check/check-context.ts'
import { wishedDay } from '#features/trips/domain/day-wish.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import type { PlanWish } from '../domain/proposed-plan.ts'
import { openDraft } from './plan-draft.ts'
import { roundDay } from './lay-days.ts'
import type { PlanDeps } from './make-plan.ts'
import { findPlace, type PlanTown, readPlace, withLists } from './plan-world.ts'

export type WrittenItem = ItemWrite & { readonly id: string }

/** What a day is laid anew for. Times are local, 'HH:MM'. */
export interface DayWish {
  readonly date: LocalDate
  readonly from?: string | undefined
  /** No visit begins before it; the way to the first one may. */
  readonly opens?: string | undefined
  readonly until?: string | undefined
  readonly without: ReadonlySet<string>
  /** Always visited. */
  readonly keep?: ReadonlySet<string> | undefined
  /** They stay at their hour. */
  readonly fixed?: ReadonlySet<string> | undefined
  /** Sights that come in, the dearest wish first; at most `room` of them. */
  readonly offered: readonly Attraction[]
  readonly room: number
  /** What keeps to the hours stays as it is; only the rest finds a new time. */
  readonly still?: boolean
}

export interface RelaidDay {
  readonly date: LocalDate
  readonly items: readonly WrittenItem[]
  /** Items that no longer fit. */
  readonly left: readonly string[]
}

const dinner = { from: '17:00', until: '21:00' }
const wanted = { own: 8, offered: 6 }
const searchMs = 120

/** Sights of the places of a wish, by place. */
export async function sightsFor(
  deps: PlanDeps,
  wish: Pick<PlanWish, 'destinations'>,
  signal: AbortSignal,
): Promise<readonly PlanTown[]> {
  const towns = wish.destinations.map(async ({ ref, name }) => {
    const place = await findPlace(deps, ref ?? name, signal)
    const facts = place && (await readPlace(deps, place, signal))
    return facts && withLists(deps, facts, signal)
  })
  return (await Promise.all(towns)).flatMap((town) => town ?? [])
}

const isVisit = ({ type }: ItemWrite): boolean => type === 'attraction' || type === 'activity'

const step = 5
const slackMinutes = 15

/** In round minutes, where what comes next leaves the time for it. */
function roomy(start: number, stops: readonly { readonly start: number; readonly end: number }[]) {
  const at = stops.findIndex((stop) => stop.start === start)
  const next = stops[at + 1]
  const isTight = next !== undefined && next.start - (stops[at]?.end ?? start) < slackMinutes
  return isTight ? start : Math.ceil(start / step) * step
}

/** When something may begin. */
const beginOf = ({ from = '', opens = '' }: DayWish): string => (from > opens ? from : opens)

/** A meal within the hours of the day; who lands in the evening dines later. */
function mealAt(item: WrittenItem, day: DayWish): readonly WrittenItem[] {
  const [from, { until }] = [beginOf(day), day]
  const { type, time } = item
  if (type !== 'restaurant' || (until && time && time >= until)) return []
  if (!from || !time || time >= from) return [item]
  return time >= dinner.from && from <= dinner.until ? [{ ...item, time: from }] : []
}

/** A sight that comes in, at its price beside what stands. */
const comingIn = (
  sight: Attraction,
  { destinations, party }: PlanWish,
  date: LocalDate,
  stays: readonly WrittenItem[],
): WrittenItem => ({
  ...attractionToItem(sight, {
    city: destinations[0]?.name ?? '',
    day: date,
    party,
    paidWith: ticketHolder(sight, stays),
  }),
  id: sourceOf('dining', sight.id),
})

/** One day of a plan laid anew by the search for the best day; its meals stay at their hours. */
export async function relayDay(
  deps: PlanDeps,
  wish: PlanWish,
  items: readonly WrittenItem[],
  day: DayWish,
): Promise<RelaidDay> {
  const { date, from, until, opens, without, offered, room, still = false } = day
  const own = items.filter((item) => item.day === date && !without.has(item.id))
  const meals = own.flatMap((item) => mealAt(item, day))
  const visits = own.filter(isVisit)
  const stays = items.filter(({ id }) => !without.has(id))
  const taken = offered.slice(0, room).map((sight) => comingIn(sight, wish, date, stays))
  const elsewhere = items.filter((item) => !own.includes(item) && !without.has(item.id))
  const draft = openDraft(deps, wish, [])
  const input = draft.input([...elsewhere, ...meals, ...visits, ...taken])
  const context = createContext(input)
  const keeps = ({ time }: WrittenItem) =>
    still && time !== null && time !== undefined && time >= beginOf(day)
  // Of its own visits the foremost stay longest.
  const priorities = new Map(
    [...meals, ...visits].map(({ id, priority }) => [id, Math.max(wanted.own, priority ?? 0)]),
  )
  const fixed = new Set([
    ...(day.fixed ?? []),
    ...[...meals, ...visits.filter(keeps)].map(({ id }) => id),
  ])
  const candidates = input.items
    .filter(({ id }) => [...meals, ...visits, ...taken].some((one) => one.id === id))
    .map((item) => ({
      ...item,
      ...(fixed.has(item.id) && item.time ? { status: 'booked' as const } : {}),
      priority: priorities.get(item.id) ?? wanted.offered,
    }))
  const { problem } = wishedDay(context, {
    date,
    from,
    until,
    opens,
    candidates,
    keep: day.keep ?? new Set(),
    meals: false,
    pauses: wish.pace?.pauses,
  })
  const [best] = await deps.solveDays([still ? problem : roundDay(problem)], searchMs)
  const stops = best?.stops ?? []
  const starts = new Map(stops.map(({ id, start }) => [id, start]))
  const kept = [...visits, ...taken].flatMap((item): WrittenItem[] => {
    const start = starts.get(item.id)
    return start === undefined ? [] : [{ ...item, time: timeOf(roomy(start, stops)) }]
  })
  const others = own.filter((item) => !isVisit(item) && item.type !== 'restaurant')
  const laid = [...others, ...meals, ...kept]
  const left = own.filter(({ id }) => !laid.some((item) => item.id === id)).map(({ id }) => id)
  return { date, items: laid, left }
}
