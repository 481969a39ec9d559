/** A place of a journey that may get nights. */
export interface Wished {
  /** As many as people usually stay. */
  readonly usual: number
  /** 0: it was asked for; 1: the heart of the route; more: with time to spare. */
  readonly tier: number
  /** As it was said. */
  readonly fixed?: number | undefined
}

const leastShare = 0.6

/** The fewest nights that do a place justice. */
export const leastNights = ({ usual, fixed }: Wished): number =>
  fixed ?? Math.max(1, Math.ceil(usual * leastShare))

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

interface Choosing {
  /** So many places at most. */
  readonly most?: number | undefined
  /** Of places that count alike those that come first on the way, else those that hold more. */
  readonly isInOrder?: boolean | undefined
}

/** Which places are gone to: all that were asked for, then the heart, then what there is time for. */
function chosenOf(
  all: readonly Wished[],
  nights: number,
  { most = Infinity, isInOrder = false }: Choosing,
): ReadonlySet<Wished> {
  const chosen = new Set(all.filter(({ tier }) => tier === 0))
  const rest = all
    .filter(({ tier }) => tier > 0)
    .toSorted((a, b) => a.tier - b.tier || (isInOrder ? 0 : b.usual - a.usual))
  for (const one of rest) {
    const now = [...chosen, one]
    const fits =
      one.tier === 1
        ? sum(now.map(leastNights)) <= nights || chosen.size === 0
        : sum(now.map(({ usual, fixed }) => fixed ?? usual)) <= nights
    if (fits && chosen.size < most) chosen.add(one)
  }
  return chosen
}

/** Nights of each place, 0 where it is left out; together as many as there are. */
export function shareNights(
  all: readonly Wished[],
  nights: number,
  choosing: Choosing = {},
): readonly number[] {
  const chosen = chosenOf(all, nights, choosing)
  const least = sum([...chosen].map(leastNights))
  const given = all.map((one) =>
    chosen.has(one) ? (one.fixed ?? (least > nights ? 1 : leastNights(one))) : 0,
  )
  let left = nights - sum(given)
  // Next the one that lacks most of its usual nights; of those that have them the one that holds more.
  const need = (at: number): number => {
    const [one, has] = [all[at], given[at] ?? 0]
    if (!one || !chosen.has(one) || one.fixed !== undefined) return -Infinity
    return one.usual > has ? 1 + (one.usual - has) / one.usual : one.usual / (has + 1) / 100
  }
  for (; left > 0; left -= 1) {
    const at = all.map((_, n) => n).toSorted((a, b) => need(b) - need(a))[0] ?? -1
    if (need(at) === -Infinity) break
    given[at] = (given[at] ?? 0) + 1
  }
  for (let at = given.length - 1; left < 0 && at >= 0; at -= 1) {
    const less = Math.min(given[at] ?? 0, -left)
    given[at] = (given[at] ?? 0) - less
    left += less
  }
  return given
}

/** The order with the least way from the first on, where it is much shorter than the one that was said. */
export function shorterOrder(
  count: number,
  km: (from: number, to: number) => number,
): readonly number[] | undefined {
  const length = (order: readonly number[]): number =>
    sum(order.slice(1).map((to, at) => km(order[at] ?? 0, to)))
  const said = Array.from({ length: count }, (_, at) => at)
  if (count < 3 || count > mostOrdered) return undefined
  let best: readonly number[] = said
  const go = (order: readonly number[]): void => {
    if (order.length === count && length(order) < length(best)) best = order
    for (const next of said) if (!order.includes(next)) go([...order, next])
  }
  go([0])
  return length(best) < length(said) * muchShorter ? best : undefined
}
const mostOrdered = 7
const muchShorter = 0.8
