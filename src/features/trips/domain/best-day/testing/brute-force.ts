import type { DayItem, DayProblem } from '../day-problem.ts'

interface Walk {
  readonly seen: readonly number[]
  readonly at: number
  readonly time: number
  readonly travel: number
  readonly score: number
}

const fits = ({ windows, minutes }: DayItem, time: number): number | undefined => {
  const starts = windows
    .filter(([opens, closes]) => Math.max(opens, time) + minutes <= closes)
    .map(([opens]) => Math.max(opens, time))
  return starts.length > 0 ? Math.min(...starts) : undefined
}

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, place) => value !== b[place])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Every order of every selection, each pause before or after the way: the second method. Gives score (below zero), travel and end. */
export function bruteForce({
  from,
  until,
  items,
  travel,
}: DayProblem): readonly number[] | undefined {
  let best: readonly number[] | undefined
  const take = (walk: Walk, index: number, arrives: number, way: number): Walk | undefined => {
    const item = items[index]
    const start = item && fits(item, arrives)
    if (!item || start === undefined || start + item.minutes > until) return undefined
    return {
      seen: [...walk.seen, index],
      at: item.place ?? walk.at,
      time: start + item.minutes,
      travel: walk.travel + way,
      score: walk.score + item.priority,
    }
  }
  const end = (walk: Walk): void => {
    if (walk.time > until || items.some(({ must }, at) => must && !walk.seen.includes(at))) return
    const value = [-walk.score, walk.travel, walk.time]
    if (!best || isBefore(value, best)) best = value
  }
  const home = (walk: Walk): void => {
    end(walk)
    for (const [at, { place }] of items.entries())
      if (place === undefined && !walk.seen.includes(at)) {
        const next = take(walk, at, walk.time, 0)
        if (next) home(next)
      }
  }
  const arrive = (walk: Walk, index: number, way: number): void => {
    const next = take(walk, index, walk.time, way)
    if (next) go(next)
    for (const [at, { place }] of items.entries())
      if (place === undefined && !walk.seen.includes(at)) {
        const paused = take(walk, at, walk.time, 0)
        if (paused) arrive(paused, index, way)
      }
  }
  const go = (walk: Walk): void => {
    const back = travel[walk.at]?.[0] ?? 0
    home({ ...walk, time: walk.time + back, travel: walk.travel + back })
    for (const [at, { place }] of items.entries()) {
      if (walk.seen.includes(at)) continue
      if (place === undefined) {
        const next = take(walk, at, walk.time, 0)
        if (next) go(next)
      } else {
        const way = travel[walk.at]?.[place] ?? 0
        arrive({ ...walk, time: walk.time + way }, at, way)
      }
    }
  }
  go({ seen: [], at: 0, time: from, travel: 0, score: 0 })
  return best
}
