/** Longitude and latitude, WGS 84 degrees. */
export type Position = readonly [lng: number, lat: number]

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export type Geometry =
  | { readonly type: 'point'; readonly at: Position }
  | { readonly type: 'line'; readonly lines: readonly (readonly Position[])[] }
  /** Of each area its outer ring, then its holes; a ring ends where it began. */
  | { readonly type: 'area'; readonly areas: readonly (readonly (readonly Position[])[])[] }

/** One feature of a file: its tags as OpenStreetMap writes them, and its geometry. */
export interface RawFeature {
  readonly tags: Readonly<Record<string, string>>
  readonly geometry: Geometry
}

/** A fault of a file or of the words of the command, in words for an operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

/** The box around a thing. */
export function boxOf(geometry: Geometry): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  const add = ([lng, lat]: Position): void => {
    ;[west, east] = [Math.min(west, lng), Math.max(east, lng)]
    ;[south, north] = [Math.min(south, lat), Math.max(north, lat)]
  }
  if (geometry.type === 'point') add(geometry.at)
  else if (geometry.type === 'line') for (const line of geometry.lines) line.forEach(add)
  else for (const rings of geometry.areas) rings[0]?.forEach(add)
  return [west, south, east, north]
}

/** What two boxes share; undefined if they lie apart. */
export function sharedBox(a: Box, b: Box): Box | undefined {
  const [west, south] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  const [east, north] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return west <= east && south <= north ? [west, south, east, north] : undefined
}

/** True if a thing may reach into a box: its own box does. */
export const touches = (geometry: Geometry, box: Box): boolean =>
  sharedBox(boxOf(geometry), box) !== undefined
