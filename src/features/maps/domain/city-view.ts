import { distanceKm } from '#platform/shared/distance.ts'
import { fitCamera, nearTurn } from './camera.ts'
import type { MapPoint } from './map-place.ts'

/** What a map looks at first, and what it leaves at its edge. */
export interface CityView<T> {
  readonly near: readonly T[]
  readonly far: readonly T[]
}

/** One step nearer is worth this share of the places. */
const shareForZoom = 0.2
/** Nearer in, a map of several places tells nothing that is worth leaving one out. */
const nearest = 12
/** A usual map: which places are left out is the same in every window. */
const frame = { width: 760, height: 560, margin: 72 }
/** So many middles and sizes of a group are tried. */
const tried = 24

const some = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / tried) === 0)

const zoomOf = (points: readonly MapPoint[]): number =>
  Math.min(nearest, fitCamera(points, frame)?.zoom ?? nearest)

/**
 * The places of the city itself: more than half of all, so near each other that leaving out the rest
 * brings the map nearer by more than they are worth. Both parts keep their order.
 */
export function cityView<T extends MapPoint>(places: readonly T[]): CityView<T> {
  const half = Math.floor(places.length / 2) + 1
  const sizes = some(places.map((_, at) => places.length - at).filter((size) => size >= half))
  let best = { score: 1 + shareForZoom * zoomOf(places), near: places }
  for (const middle of some(places)) {
    const byDistance = places
      .map((place) => ({ place, km: distanceKm(place, middle) }))
      .toSorted((a, b) => a.km - b.km)
      .map(({ place }) => place)
    for (const size of sizes) {
      const near = byDistance.slice(0, size)
      const score = size / places.length + shareForZoom * zoomOf(near)
      if (score > best.score + 1e-9) best = { score, near }
    }
  }
  const near = new Set(best.near)
  return {
    near: places.filter((place) => near.has(place)),
    far: places.filter((place) => !near.has(place)),
  }
}

/** Far places that lie together, with their distance from the middle of the city. */
export interface FarGroup<T> {
  readonly places: readonly [T, ...T[]]
  readonly km: number
  /** In degrees, clockwise from north. */
  readonly bearing: number
}

const middleOf = (points: readonly MapPoint[]): MapPoint => {
  const mean = (of: (point: MapPoint) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length)
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** The way from one point to another, in degrees clockwise from north. */
export function bearingOf(from: MapPoint, to: MapPoint): number {
  const east = (nearTurn(to.lng, from.lng) - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return ((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + 360) % 360
}

/** So near each other, against their distance from the city, places are one group; kilometres at least. */
const together = { share: 0.25, km: 3 } as const

/** The far places in groups, in the order of their first ones. */
export function farGroups<T extends MapPoint>({ near, far }: CityView<T>): readonly FarGroup<T>[] {
  const middle = middleOf(near)
  const groups: [T, ...T[]][] = []
  for (const place of far) {
    const reach = Math.max(together.km, together.share * distanceKm(place, middle))
    const group = groups.find(([first]) => distanceKm(first, place) <= reach)
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups.map((places) => ({
    places,
    km: distanceKm(middle, places[0]),
    bearing: bearingOf(middle, places[0]),
  }))
}
