export interface WalkPoint {
  readonly lat: number
  readonly lng: number
}

/** Port: how long people walk between places, on the streets there are. */
export interface WalkTimes {
  /** Name of the adapter. */
  readonly source: string
  /**
   * Minutes on foot from each point to each, at most 40 of them; undefined for a pair without a way. Throws
   * `unavailable` where the router gives no answer in two seconds.
   */
  table(points: readonly WalkPoint[], signal: AbortSignal): Promise<WalkTable>
}

export type WalkTable = readonly (readonly (number | undefined)[])[]
