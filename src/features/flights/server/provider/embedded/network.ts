import type { Nonstop } from '#atlas/air/schema.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import { distanceKm } from '#platform/shared/distance.ts'

/** Shared by both directions of a nonstop connection. */
interface Pair {
  readonly km: number
  readonly carriers: readonly string[]
  readonly season: Nonstop['season']
  /** True if it is among a place's only lines: then it is flown every day. */
  readonly daily: boolean
}

/** A nonstop connection in one direction. */
export interface Line extends Pair {
  readonly from: Airport
  readonly to: Airport
  readonly minutes: number
  /** The opposite direction. */
  readonly back: Line
}

export interface Network {
  airport(iata: string): Airport | undefined
  /** Nearest first; empty for an airport without known flights. */
  onward(iata: string): readonly Line[]
  line(from: string, to: string): Line | undefined
  /** Airports with lines around a place, nearest first. */
  nearest(place: Airport, limit: number, withinKm: number): readonly NearLines[]
}

interface NearLines {
  readonly airport: Airport
  readonly km: number
}

const none: readonly Line[] = []
/** An airport with fewer known lines has each of them every day. */
const fewLines = 3

function bothWays(
  [a, b]: readonly [Airport, Airport],
  [out, home]: Nonstop['minutes'],
  pair: Pair,
): readonly [Line, Line] {
  const direction = (from: Airport, to: Airport, minutes: number, back: () => Line): Line => ({
    ...pair,
    from,
    to,
    minutes,
    get back() {
      return back()
    },
  })
  const there: Line = direction(a, b, out, () => back)
  const back: Line = direction(b, a, home, () => there)
  return [there, back]
}

/** Number of year-round lines per airport. */
function countLines(nonstops: readonly Nonstop[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { ends, season } of nonstops)
    if (season === 'all') for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1)
  return counts
}

/** All lines of the network; nonstops without a known airline are left out. */
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
    const pair = { km: distanceKm(a, b), carriers, season, daily }
    bothWays([a, b], minutes, pair).forEach(add)
  }
  const onward = new Map(
    [...lines].map(([iata, out]) => [iata, [...out.values()].toSorted((a, b) => a.km - b.km)]),
  )
  return {
    airport: (iata) => byCode.get(iata),
    onward: (iata) => onward.get(iata) ?? none,
    line: (from, to) => lines.get(from)?.get(to),
    nearest: (place, limit, withinKm) =>
      airports
        .filter(({ iata }) => onward.has(iata))
        .map((airport) => ({ airport, km: distanceKm(place, airport) }))
        .filter(({ km }) => km <= withinKm)
        .toSorted((a, b) => a.km - b.km)
        .slice(0, limit),
  }
}
