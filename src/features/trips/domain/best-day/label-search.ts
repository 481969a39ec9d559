import { type Bound, boundAt, createBound, raise } from './bound.ts'
import { Labels } from './labels.ts'
import { type Memory, translations } from './route-memory.ts'
import type { Prepared } from './prepared.ts'

export interface SearchOptions {
  readonly problem: Prepared
  readonly memory: Memory
  /** Result of the search from the other end, in reversed time. */
  readonly rest: Bound | undefined
  /** Search only for higher scores. */
  readonly floor: number
  /** Whether the time limit has passed. */
  readonly isOver: () => boolean
  readonly mostLabels: number
}

export interface LabelResult {
  /** Highest relaxed score; `floor` if none is greater. */
  readonly bound: number
  /** Good relaxed routes, best first, with their repeated visits. */
  readonly routes: readonly number[][]
  readonly arrivals: Bound
}

const mostRoutes = 25
const looksAtClockEvery = 4096

/** Non-dominated labels at each vertex, highest score first. */
class Front {
  readonly #kept: number[][]
  readonly #labels: Labels

  constructor(size: number, labels: Labels) {
    this.#kept = Array.from({ length: size }, () => [])
    this.#labels = labels
  }

  /** Those kept are as early. Each remembers at least itself, so a memory is never empty. */
  keep(label: number): boolean {
    const { vertex, score, low, high } = this.#labels
    const own = this.#kept[vertex[label] ?? 0] ?? []
    const value = score[label] ?? 0
    const ownLow = low[label] ?? 0
    const ownHigh = high[label] ?? 0
    let at = 0
    for (; at < own.length && (score[own[at] ?? 0] ?? 0) >= value; at++) {
      const other = own[at] ?? 0
      if (((low[other] ?? 0) & ~ownLow) === 0 && ((high[other] ?? 0) & ~ownHigh) === 0) return false
    }
    let to = at
    for (let from = at; from < own.length; from++) {
      const other = own[from] ?? 0
      const isBeaten = (ownLow & ~(low[other] ?? 0)) === 0 && (ownHigh & ~(high[other] ?? 0)) === 0
      if (!isBeaten) own[to++] = other
    }
    own.length = to
    own.splice(at, 0, label)
    return true
  }
}

class Search {
  readonly #labels: Labels
  readonly #front: Front
  readonly #tables: readonly (Int8Array | undefined)[]
  readonly #arrivals: Bound
  readonly #best = new Map<number, { readonly label: number; readonly score: number }>()
  #bestScore: number

  readonly options: SearchOptions

  constructor(options: SearchOptions) {
    this.options = options
    const { problem, memory, floor } = options
    this.#labels = new Labels(problem.limit)
    this.#front = new Front(problem.size, this.#labels)
    this.#tables = translations(memory)
    this.#arrivals = createBound(problem.size)
    this.#bestScore = floor
  }

  run(): LabelResult | undefined {
    const { problem, isOver, mostLabels } = this.options
    const labels = this.#labels
    this.#extend(0, 0, 0, 0, 0, -1)
    let done = 0
    for (const label of labels.inTime()) {
      if (++done % looksAtClockEvery === 0 && (labels.count > mostLabels || isOver()))
        return undefined
      if (!this.#front.keep(label)) continue
      const vertex = labels.vertex[label] ?? 0
      const time = labels.time[label] ?? 0
      const score = labels.score[label] ?? 0
      raise(this.#arrivals, vertex, time, score)
      this.#note(label, score + (problem.gain[vertex * problem.size] ?? 0))
      this.#extend(vertex, time, score, labels.low[label] ?? 0, labels.high[label] ?? 0, label)
    }
    return {
      bound: this.#bestScore,
      routes: this.#routes(),
      arrivals: this.#arrivals,
    }
  }

  #note(label: number, score: number): void {
    if (score <= this.options.floor) return
    this.#bestScore = Math.max(this.#bestScore, score)
    const end = this.#labels.vertex[label] ?? 0
    if (score > (this.#best.get(end)?.score ?? this.options.floor))
      this.#best.set(end, { label, score })
  }

  /** Best route per last stop, highest score first. */
  #routes(): number[][] {
    return [...this.#best.values()]
      .toSorted((a, b) => b.score - a.score || a.label - b.label)
      .slice(0, mostRoutes)
      .map(({ label }) => this.#labels.route(label))
  }

  #extend(v: number, time: number, score: number, low: number, high: number, from: number): void {
    const { problem, memory, rest, floor } = this.options
    const { size, limit, service, opens, closes, travel, gain, next } = problem
    const leaves = time + (service[v] ?? 0)
    const row = v * size
    for (const w of next[v] ?? []) {
      const arrives = leaves + (travel[row + w] ?? 0)
      if (arrives > (closes[w] ?? -1)) continue
      const starts = Math.max(arrives, opens[w] ?? 0)
      const place = v === 0 ? -1 : (memory.place[row + w] ?? -1)
      if (place >= 0 && ((place < 31 ? low >> place : high >> (place - 31)) & 1) === 1) continue
      const gained = score + (gain[row + w] ?? 0)
      const before = gained - (problem.score[w] ?? 0)
      if (rest && before + boundAt(rest, w, limit - (service[w] ?? 0) - starts) <= floor) continue
      this.#reach(w, starts, gained, this.#tables[row + w], low, high, from)
    }
  }

  /** Extends a label to w, restricted to w's memory. */
  #reach(
    w: number,
    time: number,
    score: number,
    table: Int8Array | undefined,
    low: number,
    high: number,
    from: number,
  ): void {
    let newLow = 1
    let newHigh = 0
    if (table)
      for (let half = 0; half < 2; half++)
        for (let word = half === 0 ? low : high; word !== 0; word &= word - 1) {
          const to = table[half * 31 + 31 - Math.clz32(word & -word)] ?? -1
          if (to >= 31) newHigh |= 1 << (to - 31)
          else if (to >= 0) newLow |= 1 << to
        }
    this.#labels.add(w, time, score, newLow, newHigh, from)
  }
}

/**
 * Partial routes in the order of their time, each kept unless another is there as early, with as much,
 * and remembers less. Exact where no vertex forgets; else what it finds is an upper bound. Undefined
 * where time or room ran out: then nothing is proved.
 */
export const searchLabels = (options: SearchOptions): LabelResult | undefined =>
  new Search(options).run()
