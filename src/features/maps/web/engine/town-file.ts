import type { NamedTown } from './ground-names.ts'

export type Position = [lng: number, lat: number]

/** [west, south, east, north] in degrees. */
export type Box = readonly [number, number, number, number]

/** A town's drawing, as the site has it. */
export interface TownFile extends NamedTown {
  readonly box: Box
  readonly ground: 'land' | 'water'
}

/** Longitudes and latitudes in turn, as points. */
export const pairs = (flat: readonly number[]): Position[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0])
