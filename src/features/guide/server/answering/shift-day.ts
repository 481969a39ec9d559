import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { wayMinutes } from '#features/trips/domain/travel/way-between.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { Asking } from './answer.ts'
import { isVisit, rowOf } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'

const step = 5
/** So much later than before the last visit may end. */
const latestMore = 75
const mealMinutes = 60
const leastEnd = 17 * 60
/** A meal gives way by so much to a visit that ends as it begins; a lunch not beyond two. */
const mealMore = 30
const [latestLunch, earliestDinner] = [14 * 60, 17 * 60]

const round = (minutes: number): number => Math.ceil(minutes / step) * step

const mayWait = (begins: number, later: number): boolean =>
  later - begins <= mealMore && (later <= latestLunch || begins >= earliestDinner)

const ways = (a: WrittenItem | undefined, b: WrittenItem): number =>
  a &&
  typeof a.lat === 'number' &&
  typeof a.lng === 'number' &&
  typeof b.lat === 'number' &&
  typeof b.lng === 'number'
    ? (wayMinutes({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng }) ?? step)
    : step

/**
 * A day whose visits begin later, in the order that they have and around its meals, which wait a little; undefined
 * where one would be shut, or the day too long.
 */
export function shiftedDay(
  asking: Asking,
  { items }: Standing,
  date: string,
  from: string,
):
  | {
      readonly date: string
      readonly items: readonly WrittenItem[]
      readonly left: readonly string[]
    }
  | undefined {
  const own = items.filter((item) => item.day === date)
  const timed = own.filter(({ time, type }) => time && type !== 'hotel' && type !== 'flight')
  const meals = timed.filter(({ type }) => type === 'restaurant')
  const visits = timed
    .filter(isVisit)
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  if (meals.some(({ time }) => (time ?? '') < from)) return undefined
  const ends = ({ time, durationMinutes }: WrittenItem): number =>
    minutesOf(time ?? '') + (durationMinutes ?? mealMinutes)
  const last = Math.max(leastEnd, ...visits.map(ends))
  let now = minutesOf(from)
  let before: WrittenItem | undefined
  const moved = new Map<string, string>()
  for (const visit of visits) {
    const minutes = visit.durationMinutes ?? mealMinutes
    let start = Math.max(
      minutesOf(visit.time ?? ''),
      before ? round(now + ways(before, visit)) : now,
    )
    for (const meal of meals) {
      const begins = minutesOf(moved.get(meal.id) ?? meal.time ?? '')
      const ended = begins + (meal.durationMinutes ?? mealMinutes)
      const reached = round(start + minutes + ways(visit, meal))
      const wayOn = moved.has(meal.id) ? ways(meal, visit) : step
      if (start >= ended + wayOn || reached <= begins) continue
      if (mayWait(begins, reached)) moved.set(meal.id, timeOf(reached))
      else start = round(ended + ways(meal, visit))
    }
    const row = rowOf(asking, visit)
    const isShut =
      row?.closes && row.closes > (row.opens ?? '') && start + minutes > minutesOf(row.closes)
    if (isShut || (row && !isOpenOn(row, { date })) || start + minutes > last + latestMore)
      return undefined
    moved.set(visit.id, timeOf(start))
    now = start + minutes
    before = visit
  }
  return {
    date,
    items: own.map((item) => ({
      ...item,
      ...(moved.has(item.id) ? { time: moved.get(item.id) ?? null } : {}),
    })),
    left: [],
  }
}
