import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { DestinationRows } from './destination-rows.ts'
import { distanceKm } from '#platform/shared/distance.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

type Tables = Pick<
  DestinationRows,
  'sights' | 'hotels' | 'restaurants' | 'activities' | 'properties'
>
export type TableName = keyof Tables

/** A row and the destination it belongs to. */
export interface NearRow<T extends TableName> {
  readonly rows: DestinationRows
  readonly row: Tables[T][number]
}

export type NearRows = <T extends TableName>(
  table: T,
  point: Point,
  limit: number,
  withinKm: number,
) => readonly NearRow<T>[]

interface Tree<T extends TableName> {
  readonly tree: KDBush
  readonly entries: readonly NearRow<T>[]
}

function plant<T extends TableName>(table: T, all: readonly DestinationRows[]): Tree<T> {
  const entries = all.flatMap((rows) =>
    rows[table].map((row): NearRow<T> => ({ rows, row: row as Tables[T][number] })),
  )
  const tree = new KDBush(entries.length)
  for (const { row } of entries) tree.add(row.lng, row.lat)
  tree.finish()
  return { tree, entries }
}

/** Rows of the hand-written destinations around a point, nearest first; of `sighted` ones the sights alone. */
export function createNearRows(
  all: readonly DestinationRows[],
  sighted: readonly DestinationRows[],
): NearRows {
  const trees: { readonly [T in TableName]: Tree<T> } = {
    sights: plant('sights', [...all, ...sighted]),
    hotels: plant('hotels', all),
    restaurants: plant('restaurants', all),
    activities: plant('activities', all),
    properties: plant('properties', all),
  }
  return (table, { lat, lng }, limit, withinKm) => {
    const { tree, entries } = trees[table]
    if (entries.length === 0) return []
    return around(tree, lng, lat, limit, withinKm).flatMap((at) => entries[at] ?? [])
  }
}

/** The same from one destination's rows, by looking at each: for those that are made when asked for. */
export const nearInRows = <T extends TableName>(
  rows: DestinationRows,
  table: T,
  point: Point,
  limit: number,
  withinKm: number,
): readonly NearRow<T>[] =>
  rows[table]
    .map((row) => ({ row: row as Tables[T][number], km: distanceKm(point, row) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ row }) => ({ rows, row }))
