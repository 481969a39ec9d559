import { distanceKm } from '#platform/shared/distance.ts'
import { leastNights, shareNights, shorterOrder } from '../../domain/share-nights.ts'
import { type Route, routesThrough } from '../retrieval/routes.ts'
import type { Asking } from './answer.ts'
import { isBare } from './bare-town.ts'
import { carriersIn, type Leg, legBetween, type Stop } from './journey-legs.ts'
import { fixedFor, type Part, partsOf } from './journey-parts.ts'

/** Where one sleeps, how long, and how one gets from one to the next. */
export interface Journey {
  readonly days: number
  /** Regions and towns as they were asked for. */
  readonly title: readonly string[]
  readonly stops: readonly (Stop & { readonly nights: number })[]
  readonly legs: readonly Leg[]
  readonly routes: readonly Route[]
  /** Places that were asked for by name, and the others of the region that did not fit. */
  readonly left: readonly Stop[]
  /** What was asked for, and has no day. */
  readonly dropped: readonly Stop[]
  /** The fewest days, and as many as make it easy. */
  readonly least: number
  readonly easy: number
  /** The towns stand in another order than they were said. */
  readonly isReordered: boolean
  readonly isByCar: boolean
}

const points: readonly (readonly [RegExp, 'lat' | 'lng', number])[] = [
  [/^(?:north|nord)$/, 'lat', -1],
  [/^(?:south|sud)$/, 'lat', 1],
  [/^(?:east|est)$/, 'lng', -1],
  [/^(?:west|ouest)$/, 'lng', 1],
]

/** "North to south": which way round a line is gone. */
function directed<T extends Stop>(
  { turn: { reader } }: Asking,
  stops: readonly T[],
): readonly T[] | undefined {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const from = points.find(([word]) => word.test(reader.text(at)))
    const isWay = [1, 2, 3].some((by) => points.some(([word]) => word.test(reader.text(at + by))))
    const [first, last] = [stops[0], stops.at(-1)]
    if (!from || !isWay || !first || !last) continue
    const rises = last.town[from[1]] > first.town[from[1]]
    return rises === from[2] > 0 ? stops : stops.toReversed()
  }
  return undefined
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** The fewest and the usual nights of a part. */
function spanOf({ route, stops }: Part): { readonly least: number; readonly usual: number } {
  // Of a way through a region the heart of it counts as asked for.
  const asked = stops.filter(({ tier }) => tier <= (route ? 0 : 1))
  const [least = 1, easy = 1] = route && asked.length < stops.length ? route.days : []
  // Of a region that gives its heart alone no more is to be seen than that.
  const most = route && stops.length < route.bases.length ? stops : undefined
  return {
    least: Math.max(
      Math.min(least - 1, most ? sum(most.map(leastNights)) : Infinity),
      sum(asked.map(leastNights)),
    ),
    usual: Math.max(
      Math.min(easy - 1, most ? sum(most.map(({ usual }) => usual)) : Infinity),
      sum(asked.map(({ usual }) => usual)),
    ),
  }
}

/** Nights of each part: as they were said, else by what is there. */
function nightsOf(asking: Asking, parts: readonly Part[], nights: number): readonly number[] {
  const fixed = parts.map(({ key, stops }) => {
    const own = stops.flatMap((stop) => stop.fixed ?? [])
    return own.length > 0 ? sum(own) : fixedFor(asking, key)
  })
  return shareNights(
    parts.map((part, at) => ({
      usual: Math.max(1, spanOf(part).usual),
      tier: 0,
      fixed: fixed[at],
    })),
    nights,
  )
}

/** Lines of several regions are gone the way round that makes the least way between them. */
function joined(asking: Asking, parts: readonly (readonly (Stop & { nights: number })[])[]) {
  const all: (Stop & { nights: number })[] = []
  for (const [n, part] of parts.entries()) {
    const [first, last, before] = [part[0], part.at(-1), all.at(-1)]
    const turned = part.length > 1 ? directed(asking, part) : undefined
    const next = parts[n + 1]
    const isLoop = part.some(({ route }) => route?.shape === 'loop')
    // The next part may be gone either way round.
    const ends = before ? [before] : [next?.[0], next?.at(-1)]
    const nearest = ({ town }: Stop): number =>
      Math.min(...ends.flatMap((one) => (one ? [distanceKm(one.town, town)] : [])))
    const isFar = (a: Stop, b: Stop): boolean => nearest(a) > nearest(b)
    const turns =
      !isLoop && first && last && (before ? isFar(first, last) : next ? isFar(last, first) : false)
    all.push(...(turned ?? (turns ? part.toReversed() : part)))
  }
  return all
}

const mostStops = 10

type Laid = Stop & { readonly nights: number }

/** Of more places than days those that stay: what was asked for, then what is the heart of its region. */
function keptOf(stops: readonly Laid[], days: number): readonly Laid[] {
  const worth = ({ tier, base, usual, nights }: Laid): number =>
    (tier === 0 ? 1000 : 0) - (base?.tier ?? 2) * 10 + usual + Math.min(nights, 1) * 5
  const best = stops
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, Math.max(1, Math.min(days, mostStops)))
  return stops.filter((stop) => best.includes(stop))
}

/** Together as many nights as there are, one at least everywhere but at the last stop, where the way ends. */
function balanced(stops: readonly Laid[], nights: number): readonly Laid[] {
  const least = (at: number): number => (at < stops.length - 1 ? 1 : 0)
  const given = stops.map((stop, at) => Math.max(stop.nights, least(at)))
  for (let left = nights - sum(given); left !== 0; left -= Math.sign(left)) {
    const sign = Math.sign(left)
    const open = [...given.keys()].filter((at) => left > 0 || (given[at] ?? 0) > least(at))
    const free = open.filter((at) => stops[at]?.fixed === undefined)
    // More goes to where most of the usual nights lack, less comes from where there are most above them.
    const lack = (at: number): number => ((stops[at]?.usual ?? 0) - (given[at] ?? 0)) * sign
    const [best] = (free.length > 0 ? free : open).toSorted((one, other) => lack(other) - lack(one))
    if (best === undefined) break
    given[best] = (given[best] ?? 0) + sign
  }
  return stops.map((stop, at) => ({ ...stop, nights: given[at] ?? 0 }))
}

/** A journey for these days; undefined where one town, or nothing that we know a way through, is meant. */
export function journeyOf(asking: Asking, days: number, isPlan = false): Journey | undefined {
  const nights = days - 1
  const { parts: found, frames } = partsOf(asking, nights)
  const { turn, language } = asking
  const first = gatewayFirst(found, turn.holds.legs)
  const parts = orderedBy(first, turn.holds.legs === undefined)
  const [only, more] = found.length === 1 ? (found[0]?.stops ?? []) : []
  // One town with sights is no journey; without any it is planned as one, by what is generally known.
  const isTown = found.length === 1 && !more && !(isPlan && only && isBare(asking, only.town))
  if (found.length === 0 || isTown) return undefined
  const shared = nightsOf(asking, parts, nights)
  const laid = parts.map(({ stops, most, route }, at) => {
    const given = shareNights(stops, shared[at] ?? 0, { most, isInOrder: route?.by === 'car' })
    return stops.map((stop, n) => ({ ...stop, nights: given[n] ?? 0 }))
  })
  const all = joined(
    asking,
    laid.map((part) => part.filter((stop) => stop.nights > 0 || stop.tier === 0)),
  )
  const kept = keptOf(all, days)
  const stops = balanced(kept, nights)
  const left = laid.flat().filter((stop) => stop.nights === 0 && stop.tier > 0)
  const routes = [...new Set([...stops.flatMap(({ route }) => route ?? []), ...frames])]
  const said = carriersIn(asking)
  const legs = stops.slice(1).map((to, at): Leg => {
    const from = stops[at] ?? to
    const holds = (route: Route | undefined): boolean =>
      [from, to].every(({ town }) => route?.bases.some((base) => base.at === town.slug) === true)
    const route =
      [to.route, from.route].find(holds) ?? routesThrough([from.town.slug, to.town.slug])[0]
    return legBetween(asking, { from, to }, said, route)
  })
  const spans = parts.map(spanOf)
  const isFramed = frames.length === 1 && parts.every(({ route }) => !route)
  return {
    days,
    title: isFramed
      ? frames.map(({ en, fr }) => (language === 'fr' ? fr : en))
      : parts.flatMap(({ name }) => name || []),
    stops,
    legs,
    routes,
    left,
    dropped: all.filter((stop) => stop.tier === 0 && !kept.includes(stop)),
    least: sum(spans.map(({ least }) => least)) + 1,
    easy: sum(spans.map(({ usual }) => usual)) + 1,
    isReordered: parts.some((one, at) => one !== first[at]),
    isByCar: legs.some(({ by }) => by === 'car'),
  }
}

/** The town where one lands goes before the region around it. */
function gatewayFirst(parts: readonly Part[], legs: unknown): readonly Part[] {
  const into = parts.flatMap(({ route }) => route?.into ?? [])
  const at = parts.findIndex(
    ({ route, stops: [first] }) => !route && first?.town.airports.some((one) => into.includes(one)),
  )
  const gate = parts[at]
  return gate && at > 0 && legs === undefined && parts.length === 2
    ? [gate, ...parts.filter((one) => one !== gate)]
    : parts
}

/** Towns that were only listed, in the order with the least way. */
function orderedBy(parts: readonly Part[], isFree: boolean): readonly Part[] {
  const spots = parts.map(({ stops: [first] }) => first?.town)
  const order =
    isFree && parts.every(({ route }) => !route)
      ? shorterOrder(parts.length, (a, b) => {
          const [from, to] = [spots[a], spots[b]]
          return from && to ? distanceKm(from, to) : 0
        })
      : undefined
  return order ? order.flatMap((at) => parts[at] ?? []) : parts
}
