import type { DayBound } from './day-bound.ts'
import { scoreWeight } from './day-bound.ts'
import type { DayItem, DayProblem } from './day-problem.ts'

/** A partial day up to one of its stops. */
export interface PartDay {
  /** One bit an item. */
  readonly seen: number
  /** Last item with a place; -1 at the start. */
  readonly last: number
  /** The end of the last stop. */
  readonly time: number
  readonly travel: number
  readonly score: number
  readonly item: number
  readonly start: number
  readonly before: PartDay | undefined
}

export interface DaySearch {
  readonly problem: DayProblem
  /** Latest end including the way back. */
  readonly limit: number
  readonly must: number
  readonly bound: DayBound
  readonly isOver: () => boolean
}

interface Whole {
  readonly part: PartDay
  /** Includes the way back. */
  readonly travel: number
  readonly end: number
}

export interface Found {
  readonly best: Whole | undefined
  /** True if the search was exhaustive. */
  readonly finished: boolean
  /** Upper bound of the pruned days. */
  readonly open: number
}

const nightRow = 0

const wayBack = ({ items, travel }: DayProblem, last: number): number =>
  travel[items[last]?.place ?? nightRow]?.[nightRow] ?? 0

/** Greater is better: priorities first, then less travel. */
const worth = ({ score, travel }: PartDay, back = 0): number => score * scoreWeight - travel - back

/** Ids in order, to break ties. */
export function stopsOf(end: PartDay | undefined): readonly PartDay[] {
  const stops: PartDay[] = []
  for (let at = end; at && at.item >= 0; at = at.before) stops.push(at)
  return stops.toReversed()
}

const idsOf = (items: readonly DayItem[], end: PartDay): string =>
  stopsOf(end)
    .map(({ item }) => items[item]?.id ?? '')
    .join('\u0000')

/** Latest start of an item. */
const lastStartOf = ({ windows, minutes }: DayItem): number =>
  Math.max(...windows.map(([, closes]) => closes - minutes))

/** Earliest start at or after a time; undefined if none. */
function startFrom({ windows, minutes }: DayItem, time: number): number | undefined {
  for (const [opens, closes] of windows) {
    const start = Math.max(time, opens)
    if (start + minutes <= closes) return start
  }
  return undefined
}

class Levels {
  readonly #levels: Map<number, PartDay[]>[] = []
  readonly #items: readonly DayItem[]

  constructor(items: readonly DayItem[]) {
    this.#items = items
  }

  /** Dominance: drops a state if another has the same visits and place, no later and no more travel. */
  add(count: number, part: PartDay): void {
    const level = (this.#levels[count] ??= new Map())
    const key = part.seen * 64 + part.last + 1
    const same = level.get(key) ?? []
    for (const other of same) {
      if (other.time > part.time || other.travel > part.travel) continue
      const isEqual = other.time === part.time && other.travel === part.travel
      if (!isEqual || idsOf(this.#items, other) <= idsOf(this.#items, part)) return
    }
    const kept = same.filter(({ time, travel }) => time < part.time || travel < part.travel)
    level.set(key, [...kept, part])
  }

  at(count: number): readonly PartDay[] {
    return [...(this.#levels[count]?.values() ?? [])].flat()
  }
}

const bit = (item: number): number => 1 << item

class Searcher {
  readonly #search: DaySearch
  readonly #items: readonly DayItem[]
  readonly #levels: Levels
  readonly #pauses: readonly number[]
  /** Required items with their latest start. */
  readonly #wanted: readonly { readonly bits: number; readonly last: number }[]
  #best: Whole | undefined
  #bestWorth: number
  #open = -Infinity

  constructor(search: DaySearch, floor: number) {
    this.#search = search
    this.#items = search.problem.items
    this.#levels = new Levels(this.#items)
    this.#pauses = [...this.#items.keys()].filter((at) => this.#items[at]?.place === undefined)
    this.#wanted = [...this.#items.entries()].flatMap(([at, item]) =>
      search.must & bit(at) ? [{ bits: bit(at), last: lastStartOf(item) }] : [],
    )
    this.#bestWorth = floor
  }

  run(width: number): Found {
    const { problem, isOver } = this.#search
    const start = { seen: 0, last: -1, time: problem.from, travel: 0, score: 0, item: -1, start: 0 }
    this.#levels.add(0, { ...start, before: undefined })
    for (let count = 0; count <= this.#items.length; count++) {
      const parts = this.#hopeful(count, width)
      for (const [at, part] of parts.entries()) {
        this.#finish(part)
        if (this.#hope(part) < this.#bestWorth) continue
        if (at % 256 === 255 && isOver()) {
          this.#leave([...parts.slice(at), ...this.#levels.at(count + 1)])
          return { best: this.#best, finished: false, open: this.#open }
        }
        this.#extend(part, count)
      }
    }
    return { best: this.#best, finished: this.#open === -Infinity, open: this.#open }
  }

  #hopeful(count: number, width: number): readonly PartDay[] {
    const parts = this.#levels.at(count).filter((part) => this.#hope(part) >= this.#bestWorth)
    if (parts.length <= width) return parts
    const sorted = parts
      .map((part) => ({ part, hope: this.#hope(part) }))
      .toSorted((a, b) => b.hope - a.hope || a.part.time - b.part.time)
      .map(({ part }) => part)
    this.#leave(sorted.slice(width))
    return sorted.slice(0, width)
  }

  #leave(parts: readonly PartDay[]): void {
    for (const part of parts) this.#open = Math.max(this.#open, this.#hope(part))
  }

  #hope(part: PartDay): number {
    const pending = this.#pauses.reduce(
      (sum, pause) => (part.seen & bit(pause) ? sum : sum + (this.#items[pause]?.minutes ?? 0)),
      0,
    )
    return worth(part) + this.#search.bound(part.last, part.time, pending)
  }

  /** Extends a day by one stop if time allows. */
  #stop(part: PartDay, item: number, arrives: number, way: number): PartDay | undefined {
    const next = this.#items[item]
    const start = next && startFrom(next, arrives)
    if (!next || start === undefined) return undefined
    const time = start + next.minutes
    if (time > this.#search.limit) return undefined
    const last = next.place === undefined ? part.last : item
    const seen = part.seen | bit(item)
    // A required item could no longer be reached.
    if (this.#wanted.some((one) => (seen & one.bits) === 0 && one.last < time)) return undefined
    const score = part.score + next.priority
    return { seen, last, time, travel: part.travel + way, score, item, start, before: part }
  }

  /** Variants of a day with pauses inserted, in any order. */
  #paused(part: PartDay, arrives: number): { part: PartDay; at: number; more: number }[] {
    const all = [{ part, at: arrives, more: 0 }]
    for (const from of all)
      for (const pause of this.#pauses) {
        if (from.part.seen & bit(pause)) continue
        const taken = this.#stop(from.part, pause, from.at, 0)
        if (taken) all.push({ part: taken, at: taken.time, more: from.more + 1 })
      }
    return all
  }

  /** Adds the way back and the remaining pauses. */
  #finish(part: PartDay): void {
    const { problem, limit, must } = this.#search
    const back = wayBack(problem, part.last)
    const value = worth(part, back)
    if (value < this.#bestWorth || part.time + back > limit) return
    for (const { part: whole, at: end } of this.#paused(part, part.time + back))
      if ((whole.seen & must) === must && !this.#isBeaten(whole, value, end)) {
        this.#best = { part: whole, travel: whole.travel + back, end }
        this.#bestWorth = value
      }
  }

  #isBeaten(part: PartDay, value: number, end: number): boolean {
    const best = this.#best
    if (!best || value !== this.#bestWorth) return false
    if (end !== best.end) return end > best.end
    return idsOf(this.#items, part) >= idsOf(this.#items, best.part)
  }

  #extend(part: PartDay, count: number): void {
    const { problem, limit } = this.#search
    const here = this.#items[part.last]?.place ?? nightRow
    for (const [item, { place }] of this.#items.entries()) {
      if (part.seen & bit(item)) continue
      if (place === undefined) {
        const next = this.#stop(part, item, part.time, 0)
        if (next) this.#levels.add(count + 1, next)
        continue
      }
      const way = problem.travel[here]?.[place] ?? 0
      for (const { part: from, at, more } of this.#paused(part, part.time + way)) {
        const next = this.#stop(from, item, at, way)
        if (next && next.time + wayBack(problem, item) <= limit)
          this.#levels.add(count + 1 + more, next)
      }
    }
  }
}

/** Days stop by stop; of each length at most `width`, the most hopeful, else all: then it is exact. */
export const searchDays = (search: DaySearch, width: number, floor: number): Found =>
  new Searcher(search, floor).run(width)
