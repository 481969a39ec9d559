/**
 * An orienteering problem with time windows. Vertex 0 is where the route begins, at time 0, and ends, by
 * `limit`. Times are whole units; `travel[i][j]` is the way from i to j without i's service.
 */
export interface Orienteering {
  readonly limit: number
  readonly score: readonly number[]
  readonly service: readonly number[]
  /** Earliest and latest start of the service. */
  readonly opens: readonly number[]
  readonly closes: readonly number[]
  readonly travel: readonly (readonly number[])[]
  /** Score lost per unit of travel; 0 by default. */
  readonly travelCost?: number
}

export interface Route {
  readonly score: number
  /** Vertices in their order, without vertex 0. */
  readonly stops: readonly number[]
}

export const emptyRoute: Route = { score: 0, stops: [] }

/** The same problem run backwards in time: a route of one is the reversed route of the other. */
export function reversed(problem: Orienteering): Orienteering {
  const { limit, service, opens, closes, travel } = problem
  const turned = (times: readonly number[]) =>
    times.map((time, v) => limit - time - (service[v] ?? 0))
  return {
    ...problem,
    opens: turned(closes),
    closes: turned(opens),
    travel: travel.map((_, i) => travel.map((row) => row[i] ?? 0)),
  }
}

/** Start times of a route; undefined if infeasible. */
export function startsOf(problem: Orienteering, stops: readonly number[]): number[] | undefined {
  const { limit, service, opens, closes, travel } = problem
  const starts: number[] = []
  let at = 0
  let time = 0
  for (const next of stops) {
    const start = Math.max(time + (travel[at]?.[next] ?? 0), opens[next] ?? 0)
    if (start > (closes[next] ?? 0)) return undefined
    starts.push(start)
    time = start + (service[next] ?? 0)
    at = next
  }
  return time + (travel[at]?.[0] ?? 0) <= limit ? starts : undefined
}

/** Score of a route net of travel, including the way back. */
export function worthOf(
  { score, travel, travelCost = 0 }: Orienteering,
  stops: readonly number[],
): number {
  let worth = 0
  let at = 0
  for (const next of [...stops, 0]) {
    worth += (score[next] ?? 0) - travelCost * (travel[at]?.[next] ?? 0)
    at = next
  }
  return worth
}
