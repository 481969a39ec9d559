/**
 * The world as the home page draws it: web Mercator at zoom 2 (1,024 units round the globe), New York
 * in the middle, so that the Pacific is whole and both ways from Canada can be drawn.
 */

export interface Point {
  readonly lat: number
  readonly lng: number
}

export const worldSize = { width: 1024, height: 540 } as const

const centre: Point = { lat: 40.7128, lng: -74.006 }
const perRadian = worldSize.width / (2 * Math.PI)
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** Degrees of the window's edges: west, south, east, north. */
export const worldBox = [
  centre.lng - 180,
  degrees(2 * Math.atan(Math.exp(mercator(centre.lat) - worldSize.height / 2 / perRadian))) - 90,
  centre.lng + 180,
  degrees(2 * Math.atan(Math.exp(mercator(centre.lat) + worldSize.height / 2 / perRadian))) - 90,
] as const

/** Longitudes are not wrapped: what lies beyond an edge is drawn beyond it. */
export const onWorld = ({ lat, lng }: Point): { readonly x: number; readonly y: number } => ({
  x: worldSize.width / 2 + radians(lng - centre.lng) * perRadian,
  y: worldSize.height / 2 + (mercator(centre.lat) - mercator(lat)) * perRadian,
})

/** The longitude by which a place is inside the window. */
export const intoWorld = ({ lat, lng }: Point): Point => {
  const [west, , east] = worldBox
  if (lng < west) return { lat, lng: lng + 360 }
  return { lat, lng: lng > east ? lng - 360 : lng }
}

type Vector = readonly [number, number, number]

const vectorOf = ({ lat, lng }: Point): Vector => [
  Math.cos(radians(lat)) * Math.cos(radians(lng)),
  Math.cos(radians(lat)) * Math.sin(radians(lng)),
  Math.sin(radians(lat)),
]

const steps = 32

/** The shortest way between two places, as the data of an SVG path. Their distance must not be zero. */
export function greatCircle(from: Point, to: Point): string {
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
  let before = intoWorld(from).lng
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const [p, q] = [
      Math.sin((1 - step / steps) * angle) / Math.sin(angle),
      Math.sin((step / steps) * angle) / Math.sin(angle),
    ]
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]
    let lng = degrees(Math.atan2(y, x))
    // A line across the date line continues to the west instead of jumping to the other edge.
    while (lng - before > 180) lng -= 360
    while (before - lng > 180) lng += 360
    before = lng
    return onWorld({ lat: degrees(Math.asin(z)), lng })
  })
  return points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')
}
