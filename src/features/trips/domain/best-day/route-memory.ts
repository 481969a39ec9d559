import type { Prepared } from './prepared.ts'

/** Two words of 31 bits: the most that a vertex can remember. */
const capacity = 62

/**
 * What a partial route remembers, at each vertex, of the vertices it has visited. A route may return to a
 * forgotten vertex; the more each vertex remembers, the fewer such routes exist.
 */
export interface Memory {
  /** Vertices in v's memory, v first. */
  readonly members: readonly number[][]
  /** Index of w in v's memory at `v * size + w`; -1 if absent. */
  readonly place: Int8Array
}

export function createMemory({ size }: Prepared): Memory {
  const place = new Int8Array(size * size).fill(-1)
  const members = Array.from({ length: size }, (_, v) => [v])
  for (let v = 0; v < size; v++) place[v * size + v] = 0
  return { members, place }
}

/** Makes v remember w. Returns false if it already does or is full. */
function remember({ members, place }: Memory, v: number, w: number): boolean {
  const own = members[v]
  const at = v * members.length + w
  if (!own || place[at] !== -1 || own.length >= capacity) return false
  place[at] = own.length
  own.push(w)
  return true
}

/** Makes each vertex remember the nearest ones that a route may visit and return from. */
export function rememberNearest(memory: Memory, problem: Prepared, count: number): void {
  const { size, travel, next } = problem
  for (let v = 1; v < size; v++) {
    const both = [...(next[v] ?? [])].filter((w) => next[w]?.includes(v))
    const near = both.toSorted(
      (a, b) => (travel[v * size + a] ?? 0) - (travel[v * size + b] ?? 0) || a - b,
    )
    for (const w of near.slice(0, count)) remember(memory, v, w)
  }
}

/** For each arc v to w: index of v's members in w's memory, -1 if absent. */
export function translations({ members, place }: Memory): readonly (Int8Array | undefined)[] {
  const size = members.length
  return members.flatMap((own, v) =>
    members.map((_, w) =>
      v === w || v === 0 ? undefined : Int8Array.from(own, (u) => place[w * size + u] ?? -1),
    ),
  )
}

/**
 * Makes all vertices between two visits of the same vertex remember it. Returns false if nothing changed.
 */
export function forbidCycles(memory: Memory, stops: readonly number[]): boolean {
  let changed = false
  const last = new Map<number, number>()
  for (const [at, v] of stops.entries()) {
    const before = last.get(v)
    if (before !== undefined)
      for (const between of stops.slice(before + 1, at))
        if (remember(memory, between, v)) changed = true
    last.set(v, at)
  }
  return changed
}
