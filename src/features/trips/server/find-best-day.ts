import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import type { bestDaySchema, BestDayWish } from '../contract/best-day.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { BestDay } from '../domain/best-day/day-problem.ts'
import { withoutIdleWaits } from '../domain/best-day/idle-wait.ts'
import { isTaken } from '../domain/item-state.ts'
import { createContext } from '../domain/check/check-context.ts'
import { isStay, isVisited, minutesADay } from '../domain/check/visits.ts'
import type { CheckItem } from '../domain/check/check-input.ts'
import { type Candidate, wishedDay, type WishedDay } from '../domain/day-wish.ts'
import { reasonsOf } from './reasons-of.ts'
import { checkInputOf } from './read-findings.ts'
import { readTrip } from './read-trip.ts'
import type { TripDeps } from './trip-deps.ts'
import { walksBetween } from './walks-between.ts'
import { refusalText } from './messages.ts'

const fail = failWith({ ...commonErrors, ...tripErrors })

type Answer = z.input<typeof bestDaySchema>
type Whole = Awaited<ReturnType<typeof readTrip>>

/** Formats minutes; after midnight '24:30'. */
const endOf = (minutes: number): string =>
  minutes < minutesADay ? timeOf(minutes) : `${Math.floor(minutes / 60)}${timeOf(minutes).slice(2)}`

/** By slot: the chosen item, else the highest priority. */
function chosenOf(items: readonly Candidate[]): ReadonlyMap<string, string> {
  const rank = (item: Candidate): number => (isTaken(item) ? 100 : item.priority)
  const inOrder = items
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => rank(a) - rank(b) || (a.id > b.id ? -1 : 1))
  return new Map(inOrder.flatMap(({ choice, id }) => (choice === null ? [] : [[choice, id]])))
}

/** Throws invalid-input for the first unknown id. */
function requireAll(
  field: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
  message: string,
): void {
  const at = ids.findIndex((id) => !known.has(id))
  if (at >= 0) throw fail('invalid-input', { fields: [{ field: `${field}.${at}`, message }] })
}

/** Candidates of a day: by default its items and unscheduled ones, else the requested. */
function candidatesOf(
  { candidates, keep }: BestDayWish,
  date: LocalDate,
  items: readonly Candidate[],
): readonly Candidate[] {
  const known = new Set(items.map(({ id }) => id))
  const visitable = items.filter((item) => isVisited(item) && item.status !== 'cancelled')
  requireAll('candidates', candidates ?? [], known, refusalText.notInTrip)
  requireAll('keep', keep, known, refusalText.notInTrip)
  const possible = new Set(visitable.map(({ id }) => id))
  requireAll('keep', keep, possible, refusalText.notVisitable)
  const wanted = candidates && new Set(candidates)
  const chosen = chosenOf(items)
  return visitable.filter((item) => {
    if (keep.includes(item.id)) return true
    // Items booked for the day are always included.
    if (item.status === 'booked' && item.day === date) return true
    if (wanted) return wanted.has(item.id)
    const isChosen = item.choice === null || chosen.get(item.choice) === item.id
    return isChosen && (item.day === date || item.day === null)
  })
}

function legsOf({ problem, places }: WishedDay, { stops }: BestDay): Answer['legs'] {
  const rows = [null, ...stops.map(({ id }) => id).filter((id) => places.includes(id)), null]
  return rows.slice(1).map((to, at) => {
    const from = rows[at] ?? null
    return {
      from,
      to,
      minutes: problem.travel[places.indexOf(from)]?.[places.indexOf(to)] ?? 0,
    }
  })
}

const presentProblem = ({ problem, fixed, places }: WishedDay): Answer['problem'] => ({
  from: timeOf(problem.from),
  until: timeOf(problem.until),
  items: problem.items.map(({ id, priority, minutes, windows }) => ({
    itemId: id,
    priority,
    minutes,
    fixed: fixed.has(id),
    windows: windows.map(([from, to]) => [timeOf(from), endOf(to)]),
  })),
  travel: { ids: [...places], minutes: problem.travel.map((row) => [...row]) },
})

/** Items with priorities. */
function withPriorities(items: readonly CheckItem[], { items: stored }: Whole): Candidate[] {
  const priorities = new Map(stored.map(({ id, priority }) => [id, priority]))
  return items.map((item) => ({ ...item, priority: priorities.get(item.id) ?? 5 }))
}

/**
 * The best way through a day of a trip; nothing is changed. Throws trip-not-found, day-outside-trip,
 * day-does-not-fit if booked and kept items don't fit into one day, invalid-input, unavailable.
 */
export async function findBestDay(
  deps: TripDeps,
  session: Session,
  { id, date }: { readonly id: string; readonly date: LocalDate },
  wish: BestDayWish,
): Promise<Answer> {
  const whole = await readTrip(deps, session, id)
  const { startDate, endDate } = whole.trip
  if (date < startDate || date > endDate) throw fail('day-outside-trip')
  const input = await checkInputOf(deps, session, whole)
  const candidates = candidatesOf(wish, date, withPriorities(input.items, whole))
  const keep = new Set(wish.keep)
  const beds = input.items.filter((item) => isTaken(item) && isStay(item))
  const walk = await walksBetween(deps.walkTimes, [[...beds, ...candidates]])
  const day = wishedDay(createContext({ ...input, walk }), { ...wish, date, candidates, keep })
  const began = performance.now()
  const [first] = await deps.solveDays([day.problem])
  if (!first) throw fail('day-does-not-fit')
  const tables = new Set(
    candidates.filter(({ type }) => type === 'restaurant').map((one) => one.id),
  )
  const best = await withoutIdleWaits(day.problem, first, deps.solveDays, tables)
  const why = reasonsOf({ day, best, candidates, keep })
  const visited = new Set(best.stops.map((stop) => stop.id))
  // Adds the value of candidates beyond the limit.
  const spare = candidates.filter((one) => day.spare.includes(one.id))
  const atMost = best.atMost + spare.reduce((sum, { priority }) => sum + priority, 0)
  return {
    stops: best.stops.map((stop) => ({
      itemId: stop.id,
      start: timeOf(stop.start),
      end: endOf(stop.end),
      why: why(stop),
    })),
    left: candidates.map((one) => one.id).filter((one) => !visited.has(one)),
    score: best.score,
    legs: legsOf(day, best),
    walks: (walk && deps.walkTimes?.source) ?? 'estimate',
    proof: best.optimal && spare.length === 0 ? { optimal: true } : { atMost },
    ms: Math.round(performance.now() - began),
    ...(wish.explain ? { problem: presentProblem(day) } : {}),
  }
}
