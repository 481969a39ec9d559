import { blockMinutes } from '#atlas/air/block-time.ts'
import type { Nonstop } from '#atlas/air/schema.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { feederLines } from './feeder-lines.ts'
import { anyAirline } from './partners.ts'

/** What both directions of a nonstop connection share. */
interface Pair {
  readonly km: number
  readonly carriers: readonly string[]
  readonly season: Nonstop['season']
  /** False where it only stands for whoever links a small airport to the next large one. */
  readonly known: boolean
  /** The only ways in and out of a place are flown every day. */
  readonly daily: boolean
}

/** A nonstop connection in one direction. */
export interface Line extends Pair {
  readonly from: Airport
  readonly to: Airport
  readonly minutes: number
  /** The other way. */
  readonly back: Line
}

export interface Network {
  airport(iata: string): Airport | undefined
  /** Lines from an airport to those at which one may change; feeder lines end at the others. */
  onward(iata: string): readonly Line[]
  line(from: string, to: string): Line | undefined
}

const none: readonly Line[] = []
/** An airport with fewer known lines may count on each of them every day. */
const fewLines = 3

/** Slower machines fly short feeder lines. */
function feederMinutes(from: Airport, to: Airport): number {
  const slower = distanceKm(from, to) < 700 ? 1.12 : 1
  return Math.max(25, Math.round((blockMinutes(from, to) * slower) / 5) * 5)
}

/** The minutes of a line are worked out when somebody asks: most feeder lines nobody ever does. */
function bothWays(
  [a, b]: readonly [Airport, Airport],
  minutesOf: (from: Airport, to: Airport) => number,
  pair: Pair,
): readonly [Line, Line] {
  const direction = (from: Airport, to: Airport, back: () => Line): Line => {
    let minutes: number | undefined
    return {
      ...pair,
      from,
      to,
      get minutes() {
        minutes ??= minutesOf(from, to)
        return minutes
      },
      get back() {
        return back()
      },
    }
  }
  const there: Line = direction(a, b, () => back)
  const back: Line = direction(b, a, () => there)
  return [there, back]
}

/** How many lines of the whole year an airport has. */
function countLines(nonstops: readonly Nonstop[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { ends, season } of nonstops)
    if (season === 'all') for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1)
  return counts
}

/** All lines there are: the known ones, and one to three for every airport that has none all year. */
export function createNetwork(airports: readonly Airport[], nonstops: readonly Nonstop[]): Network {
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]))
  const lines = new Map<string, Map<string, Line>>()
  const add = (line: Line) => {
    const out = lines.get(line.from.iata) ?? new Map<string, Line>()
    out.set(line.to.iata, line)
    lines.set(line.from.iata, out)
  }
  const counts = countLines(nonstops)
  const isRemote = ({ iata }: Airport) => (counts.get(iata) ?? 0) <= fewLines
  for (const { ends, carriers, minutes, season } of nonstops) {
    const [a, b] = [byCode.get(ends[0]), byCode.get(ends[1])]
    if (!a || !b) continue
    const daily = isRemote(a) || isRemote(b)
    const pair = { km: distanceKm(a, b), carriers, season, known: true, daily }
    bothWays([a, b], (from) => minutes[from === a ? 0 : 1], pair).forEach(add)
  }
  for (const [a, b] of feederLines(airports, counts)) {
    if (lines.get(a.iata)?.has(b.iata)) continue
    const [km, carriers] = [distanceKm(a, b), [anyAirline.iata]]
    const pair = { km, carriers, season: 'all' as const, known: false, daily: true }
    bothWays([a, b], feederMinutes, pair).forEach(add)
  }
  const onward = new Map(
    [...lines].map(([iata, out]) => [
      iata,
      [...out.values()].filter(({ to }) => counts.has(to.iata)).toSorted((a, b) => a.km - b.km),
    ]),
  )
  return {
    airport: (iata) => byCode.get(iata),
    onward: (iata) => onward.get(iata) ?? none,
    line: (from, to) => lines.get(from)?.get(to),
  }
}
