import { linesOf } from '#design/drawn-map/place-names.ts'
import { nearTurn } from '../../domain/camera.ts'
import { type GroundName, wide } from './ground-names.ts'

/** The view of a map, as far as its names need it. */
export interface NameView {
  /** West, south, east, north. */
  readonly box: readonly [number, number, number, number]
  readonly width: number
  readonly height: number
}

/** A shape has so many places for its name. */
const placesOfName = 8
const apart = 48
/** Half a line's height, and half a letter's width as it counts beside a height. */
const [halfLine, halfLetter] = [8, 3.4 / wide]
/** A name may touch a shore that runs aslant. */
const leastShare = 0.65
/** Water with so much room around its name says it in large letters. Pixels. */
const largeFrom = 34
/** So far from the rim of the map a name stands in full. */
const rim = 40

/**
 * Where the name of one area may stand, the best first: in the middle of as much of it as is seen. Water
 * that is too narrow for its name has no place for it; a park's may reach beyond it.
 */
export function placesInArea(
  names: readonly GroundName[],
  { box: [west, south, east, north], width, height }: NameView,
): readonly GroundName[] {
  const [perLng, perLat] = [width / (east - west), height / (north - south)]
  const lines = linesOf(names[0]?.name ?? '')
  const needs = Math.max(
    halfLine * lines.length,
    halfLetter * Math.max(...lines.map(({ length }) => length)),
  )
  const seen = names
    .map((name) => {
      const x = (nearTurn(name.lng, (west + east) / 2) - west) * perLng
      const y = (north - name.lat) * perLat
      const toRim = Math.min((x - rim) / wide, (width - rim - x) / wide, y, height - y)
      const room = Math.min((name.room ?? 0) * perLat, toRim)
      return { name, x, y, room }
    })
    .filter(({ name, room }) => (name.kind === 'park' ? room > 0 : room >= leastShare * needs))
    .toSorted((a, b) => b.room - a.room)
  const taken: typeof seen = []
  for (const spot of seen) {
    if (taken.length === placesOfName) break
    if (taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= apart)) taken.push(spot)
  }
  return taken.map(({ name, room }) =>
    name.kind === 'water' && room >= largeFrom ? { ...name, isLarge: true } : name,
  )
}
