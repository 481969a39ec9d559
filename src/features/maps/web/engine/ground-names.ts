import type { MapPoint } from '../../domain/map-place.ts'

/** A name of the ground. */
export interface GroundName extends MapPoint {
  readonly name: string
  readonly kind: 'town' | 'water' | 'river' | 'land' | 'district' | 'park' | 'sight'
  /** The lower, the sooner it is said. */
  readonly rank: number
  /** Of a spot in an area: how far its shore is, in degrees of latitude; as names are wide, more to the sides. */
  readonly room?: number
  /** Wide water: its name is large. */
  readonly isLarge?: boolean
}

type Named = readonly [name: string, lng: number, lat: number]

export interface NamedTown {
  readonly shapes: readonly {
    readonly kind: 'water' | 'land' | 'park' | 'river'
    readonly name: string
    readonly points: readonly number[]
    readonly widthMetres?: number
  }[]
  readonly districts: readonly Named[]
  readonly sights: readonly Named[]
}

type Shape = NamedTown['shapes'][number]

const ranks = { district: 10, water: 9, river: 11, land: 11, sight: 12, park: 13 } as const
/** So many sights are what a city is known by: they are named before its districts. */
const foremost = 8

const cornersOf = ({ points }: Shape): readonly MapPoint[] =>
  Array.from({ length: points.length / 2 }, (_, at) => ({
    lng: points[2 * at] ?? 0,
    lat: points[2 * at + 1] ?? 0,
  }))

/** True inside a ring. */
export const isInside = (point: MapPoint, corners: readonly MapPoint[]): boolean =>
  corners.reduce((inside, a, at) => {
    const b = corners.at(at - 1) ?? a
    if (a.lat > point.lat === b.lat > point.lat) return inside
    const crossing = a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)
    return point.lng < crossing ? !inside : inside
  }, false)

/** How much wider than high a name is. */
export const wide = 2.2

/** From a point to the nearest stretch of a ring, in degrees of latitude; what is aside counts less. */
function roomAt({ lat, lng }: MapPoint, rings: readonly (readonly MapPoint[])[]): number {
  const across = Math.cos((lat * Math.PI) / 180) / wide
  let least = Infinity
  for (const ring of rings)
    for (const [at, b] of ring.entries()) {
      const a = ring.at(at - 1) ?? b
      const [ax, ay] = [(a.lng - lng) * across, a.lat - lat]
      const [bx, by] = [(b.lng - lng) * across, b.lat - lat]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const share = length === 0 ? 0 : -(ax * (bx - ax) + ay * (by - ay)) / length
      const on = Math.max(0, Math.min(1, share))
      least = Math.min(least, Math.hypot(ax + on * (bx - ax), ay + on * (by - ay)))
    }
  return least
}

/** A net of so many points a side over an area. */
const net = 20

/** Points in an area where its name may stand. */
function spotsInside(corners: readonly MapPoint[]): readonly MapPoint[] {
  const lngs = corners.map(({ lng }) => lng)
  const lats = corners.map(({ lat }) => lat)
  const [west, south] = [Math.min(...lngs), Math.min(...lats)]
  const [width, height] = [Math.max(...lngs) - west, Math.max(...lats) - south]
  return Array.from({ length: net * net }, (_, at) => ({
    lng: west + (((at % net) + 0.5) / net) * width,
    lat: south + ((Math.floor(at / net) + 0.5) / net) * height,
  })).filter((point) => isInside(point, corners))
}

/** Where a shape's name may stand: along a river, inside an area that no later one covers. */
function spotsOf(shape: Shape, at: number, all: readonly Shape[]): readonly GroundName[] {
  const corners = cornersOf(shape)
  const above = all
    .slice(at + 1)
    .flatMap((other) => (other.kind === 'river' ? [] : [cornersOf(other)]))
  const kind = shape.kind
  const of = { name: shape.name, kind, rank: ranks[kind] }
  if (kind === 'river')
    return corners.filter((_, index) => index % 3 === 1).map((spot) => ({ ...spot, ...of }))
  return spotsInside(corners)
    .filter((spot) => !above.some((other) => isInside(spot, other)))
    .map((spot) => ({ ...spot, ...of, room: roomAt(spot, [corners, ...above]) }))
}

const ofKind =
  (kind: 'district' | 'sight') =>
  ([name, lng, lat]: Named, at: number): GroundName => ({
    name,
    lng,
    lat,
    kind,
    rank: (kind === 'sight' && at < foremost ? ranks.district - 1 : ranks[kind]) + at / 100,
  })

/** The names of a town's drawing; a shape's stands in many places, of which a map takes one. */
export const townNames = ({ shapes, districts, sights }: NamedTown): readonly GroundName[] => [
  ...districts.map(ofKind('district')),
  // An islet around a sight has no name of its own.
  ...shapes.filter(({ name }) => name !== '').flatMap(spotsOf),
  ...sights.map(ofKind('sight')),
]
