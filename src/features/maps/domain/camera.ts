import { distanceKm } from '#platform/shared/distance.ts'
import type { MapPoint } from './map-place.ts'

/** So far, in kilometres, a map jumps: a flight would show sea and land that were not asked for. */
const jumpKm = 100

export const isElsewhere = (from: MapPoint, to: MapPoint): boolean => distanceKm(from, to) > jumpKm

/** Where a map looks: its middle, and its zoom in the count of 512-pixel tiles. */
export interface Camera extends MapPoint {
  readonly zoom: number
}

const tile = 512
/** A few places on streets are not looked at from nearer than this. */
const nearest = 15

/** From 0 at the north to 1 at the south edge of the Mercator map. */
function southOf(lat: number): number {
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)
}

const latAt = (south: number): number =>
  ((2 * Math.atan(Math.exp(Math.PI * (1 - 2 * south))) - Math.PI / 2) * 180) / Math.PI

/** From 0 up to 360, to a billionth of a degree: finer differences are those of arithmetic. */
function turned(degrees: number): number {
  const rest = (Math.round(degrees * 1e9) / 1e9) % 360
  return rest < 0 ? rest + 360 : rest
}

/** The narrowest stretch of longitudes that holds all: from its west, eastwards over the date line. */
function stretchOf(lngs: readonly number[]): { readonly west: number; readonly width: number } {
  const round = [...new Set(lngs.map(turned))].toSorted((a, b) => a - b)
  let [west, width] = [0, Infinity]
  for (const [at, start] of round.entries()) {
    const before = round[(at + round.length - 1) % round.length] ?? start
    const across = turned(before - start)
    if (across < width) [west, width] = [start, across]
  }
  return { west, width }
}

/** The same longitude between -180 and 180. */
const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

/**
 * The camera that shows all points with a margin around them, in pixels; undefined for none. What
 * does not fit at all is shown as well as it goes.
 */
export function fitCamera(
  points: readonly MapPoint[],
  frame: { readonly width: number; readonly height: number; readonly margin: number },
): Camera | undefined {
  if (points.length === 0) return undefined
  const { west, width } = stretchOf(points.map(({ lng }) => lng))
  const souths = points.map(({ lat }) => southOf(lat))
  const [top, bottom] = [Math.min(...souths), Math.max(...souths)]
  const room = (length: number): number => Math.max(40, length - 2 * frame.margin) / tile
  const scale = Math.min(
    room(frame.width) / Math.max(width / 360, 1e-9),
    room(frame.height) / Math.max(bottom - top, 1e-9),
  )
  return {
    lat: latAt((top + bottom) / 2),
    lng: wrapped(west + width / 2),
    zoom: Math.max(0, Math.min(nearest, Math.log2(scale))),
  }
}

/** The longitude of a point on that turn of the world that is nearest to the middle of the map. */
export const nearTurn = (lng: number, middle: number): number =>
  lng + 360 * Math.round((middle - lng) / 360)

/** A camera that looks so many pixels further east and south: what it showed stands further west and north. */
export function shifted(
  { lat, lng, zoom }: Camera,
  { right, down }: { readonly right: number; readonly down: number },
): Camera {
  const world = tile * 2 ** zoom
  return {
    lat: latAt(southOf(lat) + down / world),
    lng: wrapped(lng + (right * 360) / world),
    zoom,
  }
}

/** Metres of the ground in a pixel, at a zoom of 512-pixel tiles. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (78_271.517 * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom
