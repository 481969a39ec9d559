import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import type { bestDaySchema, BestDayWish } from '../contract/best-day.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { BestDay } from '../domain/best-day/day-problem.ts'
import { createContext } from '../domain/check/check-context.ts'
import { isVisited } from '../domain/check/visits.ts'
import { type Candidate, wishedDay, type WishedDay } from '../domain/day-wish.ts'
import { checkInputOf } from './read-findings.ts'
import { readTrip } from './read-trip.ts'
import type { TripDeps } from './trip-deps.ts'

const fail = failWith({ ...commonErrors, ...tripErrors })

type Answer = z.input<typeof bestDaySchema>
type Whole = Awaited<ReturnType<typeof readTrip>>

/** Until midnight; what ends then says so. */
const endOf = (minutes: number): string => (minutes === 24 * 60 ? '24:00' : timeOf(minutes))

/** Whom the day may hold: by default its own items and those without a day, else those that are asked for. */
function candidatesOf(
  { candidates, keep }: BestDayWish,
  date: LocalDate,
  items: readonly Candidate[],
): readonly Candidate[] {
  const known = new Set(items.map(({ id }) => id))
  const asked = { candidates, keep }
  for (const [field, ids] of Object.entries(asked))
    for (const [at, id] of (ids ?? []).entries())
      if (!known.has(id))
        throw fail('invalid-input', {
          fields: [{ field: `${field}.${at}`, message: 'This is no item of the trip.' }],
        })
  const wanted = candidates && new Set(candidates)
  return items.filter((item) => {
    if (!isVisited(item) || item.status === 'cancelled') return false
    if (keep.includes(item.id)) return true
    // What is booked for the day is part of it, whatever is asked for.
    if (item.status === 'booked' && item.day === date) return true
    return wanted ? wanted.has(item.id) : item.day === date || item.day === null
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

/** The items with their priorities, as the rules read them. */
function withPriorities(items: readonly { readonly id: string }[], { items: stored }: Whole) {
  const priorities = new Map(stored.map(({ id, priority }) => [id, priority]))
  return items.map((item) => ({ ...item, priority: priorities.get(item.id) ?? 5 }) as Candidate)
}

/**
 * The best way through a day of a trip; nothing is changed. Throws trip-not-found, day-outside-trip,
 * day-does-not-fit where what is booked or kept cannot be done in one day, invalid-input, unavailable.
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
  const day = wishedDay(createContext(input), { ...wish, date, candidates, keep })
  const began = performance.now()
  const best = await deps.solveDay(day.problem)
  if (!best) throw fail('day-does-not-fit')
  const visited = new Set(best.stops.map((stop) => stop.id))
  // What there was no room to search for could have been worth as much.
  const spare = candidates.filter((one) => day.spare.includes(one.id))
  const atMost = best.atMost + spare.reduce((sum, { priority }) => sum + priority, 0)
  return {
    stops: best.stops.map(({ id: itemId, start, end }) => ({
      itemId,
      start: timeOf(start),
      end: endOf(end),
    })),
    left: candidates.map((one) => one.id).filter((one) => !visited.has(one)),
    score: best.score,
    legs: legsOf(day, best),
    proof: best.optimal && spare.length === 0 ? { optimal: true } : { atMost },
    ms: Math.round(performance.now() - began),
    ...(wish.explain ? { problem: presentProblem(day) } : {}),
  }
}
