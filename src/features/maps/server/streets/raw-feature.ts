/** Longitude and latitude, WGS 84 degrees. */
export type Position = readonly [lng: number, lat: number]

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export type Geometry =
  | { readonly type: 'point'; readonly at: Position }
  | { readonly type: 'line'; readonly lines: readonly (readonly Position[])[] }
  /** Of each area its outer ring, then its holes; a ring ends where it began. */
  | { readonly type: 'area'; readonly areas: readonly (readonly (readonly Position[])[])[] }

/** What a file says of one thing: its tags as OpenStreetMap writes them, and where it is. */
export interface RawFeature {
  readonly tags: Readonly<Record<string, string>>
  readonly geometry: Geometry
}

/** A fault of a file or of the words of the command, in words for an operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

/** True if a thing may reach into a box: its own box does. */
export function touches(geometry: Geometry, [west, south, east, north]: Box): boolean {
  let [w, s, e, n] = [Infinity, Infinity, -Infinity, -Infinity]
  const add = ([lng, lat]: Position): void => {
    ;[w, s, e, n] = [Math.min(w, lng), Math.min(s, lat), Math.max(e, lng), Math.max(n, lat)]
  }
  if (geometry.type === 'point') add(geometry.at)
  else if (geometry.type === 'line') for (const line of geometry.lines) line.forEach(add)
  else for (const rings of geometry.areas) rings[0]?.forEach(add)
  return w <= east && e >= west && s <= north && n >= south
}
