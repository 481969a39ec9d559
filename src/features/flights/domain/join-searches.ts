interface Priced {
  readonly price: number
  readonly minutes: number
}

/** As many offers as all pairs of airports answer together, and how few a pair may add to them. */
const mostOffers = 96
const fewestOfPair = 6

/** The cheapest and the shortest of a list in turn, so many in all. */
function shareOf<T extends Priced>(offers: readonly T[], share: number): readonly T[] {
  if (offers.length <= share) return offers
  const cheap = offers.toSorted((a, b) => a.price - b.price || a.minutes - b.minutes)
  const short = offers.toSorted((a, b) => a.minutes - b.minutes || a.price - b.price)
  const kept = new Set<T>()
  for (const [at, offer] of cheap.entries())
    for (const next of [offer, short[at]]) if (next && kept.size < share) kept.add(next)
  return [...kept]
}

/**
 * What searches between several airports found, as one list, cheapest first. Where they found more
 * than anyone reads, each keeps its cheapest and its shortest flights.
 */
export function joinSearches<T extends Priced>(found: readonly (readonly T[])[]): readonly T[] {
  const share = Math.max(fewestOfPair, Math.floor(mostOffers / Math.max(1, found.length)))
  const kept = found.length > 1 ? found.flatMap((offers) => shareOf(offers, share)) : found.flat()
  return kept.toSorted((a, b) => a.price - b.price)
}
