import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { type PlannedItem, visitMinutes } from './planned-item.ts'
import { fits, wayMinutesBetween } from './time-in-gap.ts'
import type { Starts } from './starts-on.ts'

/** No stop is moved to begin later than this by itself. */
const latestStart = 21 * 60 + 30

const five = (minute: number): number => Math.ceil(minute / 5) * 5

/** When one can be at the next stop. */
const endWithWay = (previous: PlannedItem, next: PlannedItem): number =>
  minutesOf(previous.time ?? '00:00') + visitMinutes(previous) + wayMinutesBetween(previous, next)

export interface Pushed<T> {
  readonly item: T
  readonly time: string
}

/**
 * Moves what follows as much later as is needed, each stop until the room before it takes it up; undefined
 * where that would go too late or move what may not move.
 */
function pushed<T extends PlannedItem>(
  last: PlannedItem,
  behind: readonly T[],
  canMove: (item: T) => boolean,
): readonly Pushed<T>[] | undefined {
  const moves: Pushed<T>[] = []
  let previous = last
  for (const item of behind) {
    if (item.time === null) continue
    const soonest = endWithWay(previous, item)
    if (soonest <= minutesOf(item.time)) return moves
    const minute = five(soonest)
    if (!canMove(item) || minute > latestStart) return undefined
    const time = timeOf(minute)
    moves.push({ item, time })
    previous = { ...item, time }
  }
  return moves
}

export interface Room<T> {
  /** Of the item that is put there. */
  readonly time: string
  /** Of the others that move for it. */
  readonly moves: readonly Pushed<T>[]
}

interface Day<T> {
  readonly before: readonly T[]
  readonly behind: readonly T[]
  readonly startsOf: (item: T) => readonly Starts[] | undefined
  readonly canMove: (item: T) => boolean
}

const isOpenAt = (starts: readonly Starts[] | undefined, minute: number): boolean =>
  starts?.some(({ from, to }) => minute >= from && minute <= to) ?? true

/** The item after what stands before it, and what follows moved later; undefined where that cannot be. */
function roomAfter<T extends PlannedItem>(item: T, day: Day<T>): Room<T> | undefined {
  const previous = day.before.findLast(({ time }) => time !== null)
  if (!previous) return undefined
  const minute = five(endWithWay(previous, item))
  // A place that is closed then is not visited for the sake of the order.
  if (!isOpenAt(day.startsOf(item), minute) || minute > latestStart) return undefined
  const time = timeOf(minute)
  const moves = pushed({ ...item, time }, day.behind, day.canMove)
  return moves && { time, moves }
}

/** What it went past takes its place in the day, meals at their hour; undefined where that cannot be. */
function closedUp<T extends PlannedItem>(
  item: T,
  { before, startsOf, canMove }: Day<T>,
  from: number,
): readonly T[] | undefined {
  const day = before.slice(0, from)
  for (const other of before.slice(from)) {
    const previous = day.findLast(({ time }) => time !== null)
    const soonest = Math.max(
      minutesOf(item.time ?? '00:00'),
      previous ? five(endWithWay(previous, other)) : 0,
    )
    const own = other.time === null ? null : minutesOf(other.time)
    const isFree = other.type !== 'restaurant' && canMove(other)
    if (own !== null && own < soonest) return undefined
    const isSooner = own !== null && isFree && isOpenAt(startsOf(other), soonest)
    day.push(isSooner ? { ...other, time: timeOf(soonest) } : other)
  }
  return day
}

/**
 * Room for a stop that is put between others where no gap has any: within its day what it went past closes up,
 * and what follows moves later. Undefined where it fits as it is, has no time, or nothing may move.
 * `from`: the index of `before` from which it went past what stands there; none for one that comes from elsewhere.
 */
export function makeRoom<T extends PlannedItem>(
  item: T,
  day: Day<T>,
  from?: number,
): Room<T> | undefined {
  if (item.time === null || !day.canMove(item)) return undefined
  if (fits(item, day.before, day.behind, day.startsOf(item))) return undefined
  const closed = from === undefined ? undefined : closedUp(item, day, from)
  const room = roomAfter(item, { ...day, before: closed ?? day.before })
  if (!room || !closed) return room
  const sooner = closed.flatMap((one, at) =>
    one === day.before[at] ? [] : [{ item: one, time: one.time ?? '' }],
  )
  return { ...room, moves: [...sooner, ...room.moves] }
}
