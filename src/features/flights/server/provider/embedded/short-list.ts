interface Entry<T> {
  readonly cost: number
  readonly value: T
}

export interface ShortList<T> {
  /** The value is made only where it has a chance. */
  offer(cost: number, make: () => T): void
  /** Cheapest first; equals in the order they came. */
  best(): readonly T[]
}

/** Of many that are offered the cheapest so many, without keeping the others. */
export function createShortList<T>(most: number): ShortList<T> {
  let entries: Entry<T>[] = []
  let limit = Number.POSITIVE_INFINITY
  const shorten = () => {
    entries = entries.toSorted((a, b) => a.cost - b.cost).slice(0, most)
    if (entries.length === most) limit = entries.at(-1)?.cost ?? limit
  }
  return {
    offer: (cost, make) => {
      if (cost >= limit) return
      entries.push({ cost, value: make() })
      if (entries.length >= 3 * most) shorten()
    },
    best: () => {
      shorten()
      return entries.map(({ value }) => value)
    },
  }
}
