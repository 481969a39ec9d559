const first = 1 << 16

function larger(array: Int32Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(array.length * 2)
  next.set(array)
  return next
}

/** Partial routes in columns: where each ends, when, its score and memory, and the route it extends. */
export class Labels {
  count = 0
  vertex = new Int32Array(first)
  time = new Int32Array(first)
  score = new Int32Array(first)
  /** Memory: bits 0 to 30, and 31 to 61. */
  low = new Int32Array(first)
  high = new Int32Array(first)
  #parent = new Int32Array(first)
  /** The next label of the same time. */
  #next = new Int32Array(first)
  readonly #heads: Int32Array
  #lastTime = 0

  constructor(limit: number) {
    this.#heads = new Int32Array(limit + 1).fill(-1)
  }

  add(vertex: number, time: number, score: number, low: number, high: number, parent: number) {
    const label = this.count++
    if (label >= this.vertex.length) this.#grow()
    this.vertex[label] = vertex
    this.time[label] = time
    this.score[label] = score
    this.low[label] = low
    this.high[label] = high
    this.#parent[label] = parent
    this.#next[label] = this.#heads[time] ?? -1
    this.#heads[time] = label
    if (time > this.#lastTime) this.#lastTime = time
  }

  /** Iterates labels in order of time, including those added meanwhile. */
  *inTime(): Generator<number> {
    for (let time = 0; time <= this.#lastTime; time++)
      for (let label = this.#heads[time] ?? -1; label >= 0; label = this.#heads[time] ?? -1) {
        this.#heads[time] = this.#next[label] ?? -1
        yield label
      }
  }

  /** The stops up to a label. */
  route(label: number): number[] {
    const stops: number[] = []
    for (let at = label; at >= 0; at = this.#parent[at] ?? -1) stops.push(this.vertex[at] ?? 0)
    return stops.toReversed()
  }

  #grow(): void {
    this.vertex = larger(this.vertex)
    this.time = larger(this.time)
    this.score = larger(this.score)
    this.low = larger(this.low)
    this.high = larger(this.high)
    this.#parent = larger(this.#parent)
    this.#next = larger(this.#next)
  }
}
