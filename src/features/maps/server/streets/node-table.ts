import type { Position } from './raw-feature.ts'

export interface NodeTable {
  /** Degrees; ids come in any order. */
  add(id: number, lng: number, lat: number): void
  get(id: number): Position | undefined
}

/** The same numbers, and as many more. */
function doubled(old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const more = new Float64Array(old.length * 2)
  more.set(old)
  return more
}

/** Places of nodes by their ids: 24 bytes each, where a Map takes a hundred. */
export function createNodeTable(): NodeTable {
  let ids = new Float64Array(1024)
  let places = new Float64Array(2048)
  let count = 0
  let isSorted = true
  const sort = (): void => {
    const order = Array.from({ length: count }, (_, at) => at)
    order.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
    const [sorted, moved] = [new Float64Array(count), new Float64Array(2 * count)]
    for (const [to, from] of order.entries()) {
      sorted[to] = ids[from] ?? 0
      moved.set(places.subarray(2 * from, 2 * from + 2), 2 * to)
    }
    ;[ids, places, isSorted] = [sorted, moved, true]
  }
  return {
    add(id, lng, lat) {
      if (count === ids.length) [ids, places] = [doubled(ids), doubled(places)]
      // Files have their nodes in order, as a rule.
      if (count > 0 && id < (ids[count - 1] ?? 0)) isSorted = false
      ids[count] = id
      places[2 * count] = lng
      places[2 * count + 1] = lat
      count += 1
    },
    get(id) {
      if (!isSorted) sort()
      let [low, high] = [0, count - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const here = ids[middle] ?? 0
        if (here === id) return [places[2 * middle] ?? 0, places[2 * middle + 1] ?? 0]
        if (here < id) low = middle + 1
        else high = middle - 1
      }
      return undefined
    },
  }
}
