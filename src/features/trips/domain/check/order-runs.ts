import type { ItemStatus } from '../item-state.ts'

interface Ordered {
  readonly status: ItemStatus
}

/** Items to place between two fixed ones; null at an end of the day. */
export interface OrderRun<T> {
  readonly after: T | null
  readonly before: T | null
  readonly items: readonly T[]
}

/** Splits the new order at booked items, which stay. */
export function orderRuns<T extends Ordered>(inOrder: readonly T[]): readonly OrderRun<T>[] {
  const cuts = inOrder.flatMap(({ status }, at) => (status === 'booked' ? [at] : []))
  const ends = [-1, ...cuts, inOrder.length]
  return ends.slice(1).flatMap((end, at) => {
    const begin = ends[at] ?? -1
    const items = inOrder.slice(begin + 1, end)
    return items.length === 0
      ? []
      : [{ after: inOrder[begin] ?? null, before: inOrder[end] ?? null, items }]
  })
}
