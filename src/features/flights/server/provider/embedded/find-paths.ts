import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { createLastUsed } from './last-used.ts'
import type { Line, Network } from './network.ts'
import type { ConnectionRule } from './partners.ts'
import { createShortList } from './short-list.ts'

/** Lines in a row from one airport to another. */
export type Path = readonly Line[]

interface Ends {
  readonly network: Network
  readonly from: Airport
  readonly to: Airport
  /** The longest way in kilometres. */
  readonly longest: number
  /** May one change from the first line to the second? */
  readonly joins: (first: Line, second: Line) => boolean
}

const kept = { one: 18, two: 18, three: 10 }
/** Quicker ones among them may have no ticket: more are looked at than kept. */
const looked = 150
/** For three stops: ways from one end to any place in the middle. */
const waysToMiddle = 3

/** A way that no one would take: many times as long as the straight one. */
const longestKm = (direct: number): number => direct * 1.35 + 1300
const longestAtAll = (direct: number): number => direct * 2 + 4000

const into = (network: Network, to: Airport): readonly Line[] =>
  network.onward(to.iata).map(({ back }) => back)

/** The quickest whose airlines go together at every change. */
function ticketed(paths: readonly Path[], joins: Ends['joins'], most: number): readonly Path[] {
  const found: Path[] = []
  for (const path of paths) {
    const whole = path.every((line, at) => {
      const next = path[at + 1]
      return !next || joins(line, next)
    })
    if (whole) found.push(path)
    if (found.length >= most) break
  }
  return found
}

function withOneStop({ network, from, to, longest, joins }: Ends): readonly Path[] {
  const list = createShortList<Path>(looked)
  for (const first of network.onward(from.iata)) {
    const second = network.line(first.to.iata, to.iata)
    if (second && first.km + second.km <= longest)
      list.offer(first.minutes + second.minutes, () => [first, second])
  }
  return ticketed(list.best(), joins, kept.one)
}

function withTwoStops({ network, from, to, longest, joins }: Ends): readonly Path[] {
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
  return ticketed(list.best(), joins, kept.two)
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

/** To every place two lines away the quickest ways there; backwards: from it. */
function halfWays(
  { network, joins, longest }: Ends,
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
      if (!joins(...back)) continue
      keepQuickest(ways, { path: back, km, minutes })
      found.set(far.to.iata, ways)
    }
  return found
}

/** Whether it comes to a place twice. */
const isRound = (path: Path): boolean =>
  path.some((line, at) => path.some((later, then) => then >= at && later.to === line.from))

/** What three stops could not join, four try next: the halves are the same. */
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
  const list = createShortList<Path>(looked)
  for (const [iata, heres] of forward)
    for (const here of heres)
      for (const there of backward.get(iata) ?? []) {
        const path = [...here.path, ...there.path]
        if (here.km + there.km <= ends.longest && !isRound(path))
          list.offer(here.minutes + there.minutes, () => path)
      }
  return ticketed(list.best(), ends.joins, kept.three)
}

/** Between two places at the end of the world: the quickest halves, and a line that joins them. */
function withFourStops(ends: Ends): readonly Path[] {
  const { forward, backward } = halvesOf(ends)
  const list = createShortList<Path>(looked)
  for (const [iata, [here]] of forward)
    for (const middle of ends.network.onward(iata)) {
      const [there] = backward.get(middle.to.iata) ?? []
      if (!here || !there || here.km + middle.km + there.km > ends.longest) continue
      const path = [...here.path, middle, ...there.path]
      if (!isRound(path)) list.offer(here.minutes + middle.minutes + there.minutes, () => path)
    }
  return ticketed(list.best(), ends.joins, kept.three)
}

/** So many ways with one change are enough to look no further. */
const enough = 5

/** With up to two stops; the straight one first. Two stops only where one gives little choice. */
function withUpToTwoStops(ends: Ends): readonly Path[] {
  const straight = ends.network.line(ends.from.iata, ends.to.iata)
  const direct = straight ? [[straight]] : []
  const one = withOneStop(ends)
  if (one.length >= enough || (straight && one.length > 0)) return [...direct, ...one]
  return [...direct, ...one, ...withTwoStops(ends)]
}

const searches = {
  usual: withUpToTwoStops,
  roundabout: withTwoStops,
  'three-stops': withThreeStops,
  'four-stops': withFourStops,
}
type Width = keyof typeof searches

/** From the usual ways to the farthest round about. */
export const widths: readonly Width[] = ['usual', 'roundabout', 'three-stops', 'four-stops']

export type PathFinder = (from: Airport, to: Airport, width: Width) => readonly Path[]

const turnedRound = (path: Path): Path => path.toReversed().map(({ back }) => back)

const keptPairs = 1500
/** Whose halves are held while a search gets wider. */
const fewPairs = 4

/** Ways from one airport to another for travellers who may change as the rule says. */
export function createPathFinder(network: Network, rule: ConnectionRule): PathFinder {
  const known = createLastUsed<readonly Path[]>(keptPairs)
  const joins: Ends['joins'] = (first, second) =>
    first.carriers.some((one) => second.carriers.some((other) => rule(one, other)))
  const endsOf = createLastUsed<Ends>(fewPairs)
  const find: PathFinder = (from, to, width) => {
    const direct = distanceKm(from, to)
    if (width === 'usual')
      return searches[width]({ network, from, to, longest: longestKm(direct), joins })
    const longest = longestAtAll(direct)
    const pair = `${from.iata}${to.iata}`
    return searches[width](endsOf(pair, () => ({ network, from, to, longest, joins })))
  }
  // Who flies there flies back: the ways of one direction are those of the other, turned round.
  const oneWay: PathFinder = (from, to, width) =>
    known(`${from.iata}${to.iata}${width}`, () =>
      from.iata < to.iata ? find(from, to, width) : oneWay(to, from, width).map(turnedRound),
    )
  return oneWay
}
