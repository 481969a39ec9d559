/** A small drawn map: where things lie to each other, to scale, without streets. */

/** The town's water and parks, drawn by hand; points are longitude and latitude in turn. */
export interface Ground {
  /** The background. */
  readonly ground: 'land' | 'water'
  readonly shapes: readonly {
    readonly kind: 'water' | 'land' | 'park' | 'river'
    readonly points: readonly number[]
    readonly widthMetres?: number
  }[]
}

export interface MapPoint {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

export interface Mark {
  readonly x: number
  readonly y: number
  /** Kilometres from the centre, for a place beyond the frame; its mark is at the edge. */
  readonly beyondKm?: number
}

export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
}

export interface DrawnShape {
  readonly kind: 'water' | 'land' | 'park' | 'river'
  /** For `d` of a path; closed but for rivers. */
  readonly path: string
  /** Of a river's line. */
  readonly width?: number
}

export interface DrawnMap {
  readonly shapes: readonly DrawnShape[]
  readonly width: number
  readonly height: number
  /** In the order of the sights. */
  readonly marks: readonly Mark[]
  /** Labels of the districts whose name fits. */
  readonly labels: readonly Label[]
  readonly scale: { readonly km: number; readonly length: number }
}

const [width, height] = [360, 340]
const margin = 30
/** Radius of a sight's mark, and the least distance of two of them. */
const radius = 11
const apart = 2 * radius + 1
/** Below it stands the scale bar. */
const lowest = height - margin - radius
const letter = 6.3
const lineHeight = 14
/** Farther from the centre than the median distance times this, a place is beyond the frame. */
const farTimes = 3.2
const kmPerDegree = 111.2

interface Spot {
  x: number
  y: number
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Place = Pick<MapPoint, 'lat' | 'lng'>

/** Kilometres east and south of the middle one of some points. */
function flattening(points: readonly Place[]): (place: Place) => Spot {
  const lat0 = middleOf(points.map(({ lat }) => lat))
  const lng0 = middleOf(points.map(({ lng }) => lng))
  const perLng = kmPerDegree * Math.cos((lat0 * Math.PI) / 180)
  return ({ lat, lng }) => ({ x: (lng - lng0) * perLng, y: (lat0 - lat) * kmPerDegree })
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
const clamp = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value))

/** Marks that cover each other move apart, a little at a time, and stay inside the frame. */
function separate(spots: readonly Spot[]): void {
  for (let turn = 0; turn < 60; turn++)
    for (const [index, a] of spots.entries())
      for (const b of spots.slice(index + 1)) {
        const gap = distance(a, b)
        if (gap >= apart) continue
        const push = (apart - gap) / 2
        const [dx, dy] = gap > 0 ? [(a.x - b.x) / gap, (a.y - b.y) / gap] : [1, 0]
        for (const [spot, way] of [
          [a, push],
          [b, -push],
        ] as const) {
          spot.x = clamp(spot.x + dx * way, radius + 2, width - radius - 2)
          spot.y = clamp(spot.y + dy * way, radius + 2, lowest)
        }
      }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const around = ({ x, y }: Spot, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Room for a name at its place or a line or two above or below; none where all is taken. */
function placeLabels(
  names: readonly { text: string; at: Spot }[],
  marks: readonly Mark[],
): Label[] {
  // What is beyond says how far, beside its mark.
  const taken = marks.map((mark) => around(mark, radius + (mark.beyondKm ? 50 : 1), radius + 1))
  const labels: Label[] = []
  for (const { text, at } of names) {
    const half = (text.length * letter) / 2
    if (half * 2 > width - 8) continue
    const x = clamp(at.x, half + 4, width - half - 4)
    const spot = [0, -18, 18, -32, 32]
      .map((shift) => ({ x, y: at.y + shift }))
      .find((candidate) => {
        const box = around(candidate, half, lineHeight / 2)
        const inside = box.top > 2 && box.bottom < height - margin + 4
        return inside && !taken.some((other) => overlap(box, other))
      })
    if (!spot) continue
    taken.push(around(spot, half + 2, lineHeight / 2))
    labels.push({ text, x: Math.round(spot.x), y: Math.round(spot.y) })
  }
  return labels
}

/** A round length for the scale bar that is at most a third of the map. */
function scaleBar(perKm: number): { km: number; length: number } {
  const most = width / 3 / perKm
  const power = 10 ** Math.floor(Math.log10(most))
  const km = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power
  return { km, length: Math.round(km * perKm) }
}

const isSeen = (spots: readonly Spot[]): boolean => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < width &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < height
  )
}

/** Where a line turns more sharply than this, it keeps its corner: a quay, a garden's wall. */
const sharpest = (75 * Math.PI) / 180

const turnAt = (a: Spot, b: Spot, c: Spot): number => {
  const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
}

const word = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(y)}`

/** The line through all points, curved where it does not turn sharply. */
function softPath(given: readonly Spot[], isClosed: boolean): string {
  const spots = given.filter((spot, at) => {
    const before = given[at - 1]
    return !before || word(before) !== word(spot)
  })
  const count = spots.length
  const spotAt = (at: number): Spot => spots[(at + count) % count] ?? { x: 0, y: 0 }
  const isCorner = (at: number): boolean =>
    (!isClosed && (at === 0 || at === count - 1)) ||
    turnAt(spotAt(at - 1), spotAt(at), spotAt(at + 1)) > sharpest
  /** A sixth of the way between its neighbours: how a curve leaves a point. */
  const lean = (at: number, sign: 1 | -1): Spot => {
    const { x, y } = spotAt(at)
    if (isCorner(at)) return { x, y }
    const [before, after] = [spotAt(at - 1), spotAt(at + 1)]
    return { x: x + (sign * (after.x - before.x)) / 6, y: y + (sign * (after.y - before.y)) / 6 }
  }
  const lines = Array.from({ length: count - 1 }, (_, at) => {
    const to = at + 1
    return isCorner(at) && isCorner(to)
      ? `L${word(spotAt(to))}`
      : `C${word(lean(at, 1))} ${word(lean(to, -1))} ${word(spotAt(to))}`
  })
  const last = count - 1
  const end =
    isClosed && !(isCorner(last) && isCorner(0))
      ? `C${word(lean(last, 1))} ${word(lean(0, -1))} ${word(spotAt(0))}`
      : ''
  return `M${word(spotAt(0))}${lines.join('')}${end}`
}

/** The shapes of the ground inside the frame, without vertices too close to see. */
function drawGround(
  { shapes }: Ground,
  spotOf: (place: Place) => Spot,
  perKm: number,
): DrawnShape[] {
  return shapes.flatMap(({ kind, points, widthMetres = 60 }): DrawnShape[] => {
    const spots = Array.from({ length: points.length / 2 }, (_, at) =>
      spotOf({ lng: points[2 * at] ?? 0, lat: points[2 * at + 1] ?? 0 }),
    )
    if (!isSeen(spots)) return []
    const path = softPath(spots, kind !== 'river')
    if (kind !== 'river') return [{ kind, path: `${path}Z` }]
    return [{ kind, path, width: Math.max(2.5, Math.round((widthMetres / 100) * perKm) / 10) }]
  })
}

/** Sights as numbered marks and the names of districts between them. At least two places are needed. */
export function drawMap(
  sights: readonly MapPoint[],
  districts: readonly MapPoint[],
  ground?: Ground,
): DrawnMap {
  const points = [...sights, ...districts]
  const flatOf = flattening(points)
  const flat = points.map(flatOf)
  const from = flat.map((spot) => Math.hypot(spot.x, spot.y))
  const limit = Math.max(farTimes * middleOf(from), 0.5)
  const inside = flat.filter((_, index) => (from[index] ?? 0) <= limit)
  const [xs, ys] = [inside.map(({ x }) => x), inside.map(({ y }) => y)]
  const spanX = Math.max(...xs) - Math.min(...xs)
  const spanY = Math.max(...ys) - Math.min(...ys)
  const perKm = Math.min((width - 2 * margin) / spanX, (height - 2.4 * margin) / spanY)
  const middle = {
    x: (Math.max(...xs) + Math.min(...xs)) / 2,
    y: (Math.max(...ys) + Math.min(...ys)) / 2,
  }
  const inFrame = ({ x, y }: Spot): Spot => ({
    x: width / 2 + (x - middle.x) * perKm,
    y: height / 2 - margin * 0.2 + (y - middle.y) * perKm,
  })
  const drawn = flat.map(inFrame).map(({ x, y }) => ({
    x: clamp(x, radius + 2, width - radius - 2),
    y: clamp(y, radius + 2, lowest),
  }))
  const spots = drawn.slice(0, sights.length)
  separate(spots)
  const names = districts.flatMap(({ name }, index) => {
    const at = drawn[sights.length + index]
    const isNear = (from[sights.length + index] ?? 0) <= limit
    return at && isNear ? [{ text: name, at }] : []
  })
  const marks = spots.map(({ x, y }, index): Mark => {
    const km = from[index] ?? 0
    const mark = { x: Math.round(x), y: Math.round(y) }
    return km > limit ? { ...mark, beyondKm: Math.round(km) } : mark
  })
  return {
    width,
    height,
    shapes: ground ? drawGround(ground, (place) => inFrame(flatOf(place)), perKm) : [],
    marks,
    labels: placeLabels(names, marks),
    scale: scaleBar(perKm),
  }
}
