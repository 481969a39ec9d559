import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { leadsOn, leavesHome, longestWayKm } from '../../../domain/sane-journey.ts'
import { placesAlong } from './journey-place.ts'
import { createLastUsed } from './last-used.ts'
import type { Line, Network } from './network.ts'
import type { ConnectionRule } from './partners.ts'
import { createShortList } from './short-list.ts'

/** Consecutive lines from one airport to another. */
export type Path = readonly Line[]

interface Ends {
  readonly network: Network
  readonly from: Airport
  readonly to: Airport
  /** The longest allowed path in kilometres. */
  readonly longest: number
  /** Whether a connection from this airline to that one is allowed. */
  readonly rule: ConnectionRule
  /** True: a domestic journey may go through another country. */
  readonly farRound?: boolean
}

/** Quicker candidates may have no ticket, so more are examined than kept. */
interface Scope {
  readonly looked: number
  readonly kept: number
}
const few: Scope = { looked: 150, kept: 18 }
const fewer: Scope = { looked: 150, kept: 10 }
const all: Scope = { looked: Number.POSITIVE_INFINITY, kept: Number.POSITIVE_INFINITY }
/** For three stops: half-paths kept from one end to each place in the middle. */
const waysToMiddle = 3

/** Longest path in the first search, in kilometres. */
const longestKm = (direct: number): number => direct * 1.35 + 1300

const into = (network: Network, to: Airport): readonly Line[] =>
  network.onward(to.iata).map(({ back }) => back)

/** Whether airlines can be chosen so that neighbours fit at every connection. */
function hasTicket(path: Path, rule: ConnectionRule): boolean {
  let [carriers = []] = path.map((line) => line.carriers)
  for (const line of path.slice(1)) {
    const before = carriers
    carriers = line.carriers.filter((carrier) => before.some((other) => rule(other, carrier)))
  }
  return carriers.length > 0
}

/** The quickest paths that lead on and have a ticket. */
function sold(
  paths: readonly Path[],
  { rule, farRound = false }: Ends,
  most: number,
): readonly Path[] {
  const found: Path[] = []
  for (const path of paths) {
    if (found.length >= most) break
    if (!hasTicket(path, rule)) continue
    const places = placesAlong(path)
    if (leadsOn(places) && (farRound || !leavesHome(places))) found.push(path)
  }
  return found
}

function withOneStop(ends: Ends, { looked, kept }: Scope = few): readonly Path[] {
  const { network, from, to, longest } = ends
  const list = createShortList<Path>(looked)
  for (const first of network.onward(from.iata)) {
    const second = network.line(first.to.iata, to.iata)
    if (second && first.km + second.km <= longest)
      list.offer(first.minutes + second.minutes, () => [first, second])
  }
  return sold(list.best(), ends, kept)
}

function withTwoStops(ends: Ends, { looked, kept }: Scope = few): readonly Path[] {
  const { network, from, to, longest } = ends
  const lasts = into(network, to)
  const list = createShortList<Path>(looked)
  for (const first of network.onward(from.iata)) {
    if (first.to === to || first.km + distanceKm(first.to, to) > longest) continue
    for (const last of lasts) {
      if (last.from === from || last.from === first.to) continue
      const middle = network.line(first.to.iata, last.from.iata)
      if (middle && first.km + middle.km + last.km <= longest)
        list.offer(first.minutes + middle.minutes + last.minutes, () => [first, middle, last])
    }
  }
  return sold(list.best(), ends, kept)
}

interface HalfWay {
  readonly path: readonly [Line, Line]
  readonly km: number
  readonly minutes: number
}

/** Keeps the quickest few, quickest first. */
function keepQuickest(ways: HalfWay[], way: HalfWay): void {
  const at = ways.findIndex(({ minutes }) => way.minutes < minutes)
  if (at < 0) ways.push(way)
  else ways.splice(at, 0, way)
  if (ways.length > waysToMiddle) ways.pop()
}

/** The quickest half-paths to every place two lines away; backwards: from it. */
function halfWays(
  { network, rule, longest }: Ends,
  start: Airport,
  backwards: boolean,
): ReadonlyMap<string, readonly HalfWay[]> {
  const found = new Map<string, HalfWay[]>()
  for (const near of network.onward(start.iata))
    for (const far of network.onward(near.to.iata)) {
      const km = near.km + far.km
      if (far.to === start || km > longest) continue
      const ways = found.get(far.to.iata) ?? []
      const minutes = near.minutes + far.minutes
      if (ways.length === waysToMiddle && minutes >= (ways.at(-1)?.minutes ?? 0)) continue
      const back = backwards ? ([far.back, near.back] as const) : ([near, far] as const)
      if (!hasTicket(back, rule)) continue
      keepQuickest(ways, { path: back, km, minutes })
      found.set(far.to.iata, ways)
    }
  return found
}

/** Whether it visits a place twice. */
const isRound = (path: Path): boolean =>
  path.some((line, at) => path.some((later, then) => then >= at && later.to === line.from))

/** A search with three stops that fails is followed by one with four, which uses the same halves. */
const halves = new WeakMap<Ends, ReturnType<typeof findHalves>>()
const findHalves = (ends: Ends) => ({
  forward: halfWays(ends, ends.from, false),
  backward: halfWays(ends, ends.to, true),
})
function halvesOf(ends: Ends) {
  const known = halves.get(ends) ?? findHalves(ends)
  halves.set(ends, known)
  return known
}

function withThreeStops(ends: Ends): readonly Path[] {
  const { forward, backward } = halvesOf(ends)
  const list = createShortList<Path>(fewer.looked)
  for (const [iata, heres] of forward)
    for (const here of heres)
      for (const there of backward.get(iata) ?? []) {
        const path = [...here.path, ...there.path]
        if (here.km + there.km <= ends.longest && !isRound(path))
          list.offer(here.minutes + there.minutes, () => path)
      }
  return sold(list.best(), { ...ends, farRound: true }, fewer.kept)
}

/** Between two remote places: the quickest halves, and a line that joins them. */
function withFourStops(ends: Ends): readonly Path[] {
  const { forward, backward } = halvesOf(ends)
  const list = createShortList<Path>(fewer.looked)
  for (const [iata, [here]] of forward)
    for (const middle of ends.network.onward(iata)) {
      const [there] = backward.get(middle.to.iata) ?? []
      if (!here || !there || here.km + middle.km + there.km > ends.longest) continue
      const path = [...here.path, middle, ...there.path]
      if (!isRound(path)) list.offer(here.minutes + middle.minutes + there.minutes, () => path)
    }
  return sold(list.best(), { ...ends, farRound: true }, fewer.kept)
}

/** This many paths with one connection are enough to stop. */
const enough = 5

/** Up to two stops, nonstop first. Two stops only if one stop gives little choice. */
function withUpToTwoStops(ends: Ends): readonly Path[] {
  const straight = ends.network.line(ends.from.iata, ends.to.iata)
  const direct = straight ? [[straight]] : []
  const one = withOneStop(ends)
  if (one.length >= enough || (straight && one.length > 0)) return [...direct, ...one]
  return [...direct, ...one, ...withTwoStops(ends)]
}

const longWays = (ends: Ends, scope?: Scope): readonly Path[] => [
  ...withOneStop(ends, scope),
  ...withTwoStops(ends, scope),
]

const searches = {
  usual: withUpToTwoStops,
  /** One or two stops, as long as a sane journey may be. */
  'long-way': (ends: Ends) => longWays(ends),
  /** The same, but all of them, not only the quickest. */
  every: (ends: Ends) => longWays(ends, all),
  /** The quickest with up to two stops, however long the detour. */
  'far-round': (ends: Ends) =>
    longWays({ ...ends, longest: Number.POSITIVE_INFINITY, farRound: true }),
  'three-stops': withThreeStops,
  'four-stops': withFourStops,
}
export type Width = keyof typeof searches

export type PathFinder = (from: Airport, to: Airport, width: Width) => readonly Path[]

const turnedRound = (path: Path): Path => path.toReversed().map(({ back }) => back)

const keptPairs = 1500
/** Pairs whose halves stay cached while a search widens. */
const fewPairs = 4

/** Finds paths from one airport to another that follow the connection rule. */
export function createPathFinder(network: Network, rule: ConnectionRule): PathFinder {
  const known = createLastUsed<readonly Path[]>(keptPairs)
  const endsOf = createLastUsed<Ends>(fewPairs)
  const find: PathFinder = (from, to, width) => {
    const direct = distanceKm(from, to)
    if (width === 'usual')
      return searches[width]({ network, from, to, longest: longestKm(direct), rule })
    const longest = longestWayKm(direct)
    const pair = `${from.iata}${to.iata}`
    return searches[width](endsOf(pair, () => ({ network, from, to, longest, rule })))
  }
  // Lines are flown both ways: the paths of one direction are those of the other, reversed.
  const oneWay: PathFinder = (from, to, width) => {
    const ways = () =>
      from.iata < to.iata ? find(from, to, width) : oneWay(to, from, width).map(turnedRound)
    // All paths between two large airports would use much memory and are rarely needed, so they are not
    // cached.
    return width === 'every' ? ways() : known(`${from.iata}${to.iata}${width}`, ways)
  }
  return oneWay
}
