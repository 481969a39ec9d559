/** Per vertex, a step function of the best value by time. */
export interface Bound {
  readonly times: readonly number[][]
  readonly values: readonly number[][]
}

export const createBound = (size: number): Bound => ({
  times: Array.from({ length: size }, () => []),
  values: Array.from({ length: size }, () => []),
})

/** Times must be ascending. */
export function raise(bound: Bound, v: number, time: number, value: number): void {
  const times = bound.times[v]
  const values = bound.values[v]
  if (!times || !values) return
  const top = values.length - 1
  if (top >= 0 && (values[top] ?? 0) >= value) return
  if (top >= 0 && times[top] === time) values[top] = value
  else {
    times.push(time)
    values.push(value)
  }
}

/** Best value at a vertex by a time; a very low number if none. */
export function boundAt({ times, values }: Bound, v: number, time: number): number {
  const own = times[v]
  const worth = values[v]
  if (!own || !worth) return -1e9
  let low = 0
  let high = own.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((own[middle] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low === 0 ? -1e9 : (worth[low - 1] ?? -1e9)
}
