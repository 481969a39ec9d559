import { roomAround } from '../drawn-map/place-names.ts'
import type { Room } from '../drawn-map/place-names.ts'
import type { Spot } from '../drawn-map/map-frame.ts'

export interface RoutePoint {
  readonly lat: number
  readonly lng: number
}

/** A stop in the picture. */
export interface LaidStop {
  /** Where it truly is, in pixels; of one beyond the rim, where its way leaves the picture. */
  readonly at: Spot
  /** Where its mark stands: beside `at` where another mark has that room. */
  readonly mark: Spot
  /** Too far away for the scale of the others: drawn at the rim, in its direction. */
  readonly isFar: boolean
  /** From the middle of the others. */
  readonly km: number
  /** In kilometres, to the right and down. */
  readonly ground: Spot
}

export interface LaidRoute {
  readonly width: number
  readonly height: number
  readonly metresPerPixel: number
  readonly stops: readonly LaidStop[]
  /** Where any other point of the ground lies in it. */
  readonly spot: (point: RoutePoint) => Spot
}

interface Frame {
  /** The height of the picture is between these, in pixels. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** What each point stands for, as a day's mark for its stops: all of it is seen. */
  readonly parts?: readonly (readonly RoutePoint[])[] | undefined
  /** Points farther from the midst are far, however large the others' picture is. km. */
  readonly farKm?: number | undefined
}

const kmPerDegree = 111.2
/** Marks stand at least this far apart, in pixels. */
const markRoom = 30
const rim = { x: 30, top: 30, bottom: 54 }
/** What stands above or below for far stops of a day has a row of its own, as its ways go on to it. px. */
const farRow = 34
const heights = { least: 190, most: 290 }
/** A stop is far where the picture of the others would be this many times as large without it. */
const farTimes = 2.2
/** The least that a picture shows, in kilometres: two doors of one street are no map. */
const leastKm = 0.5
const rounds = 80

const boxOf = (spots: readonly Spot[]) => {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { left, top, width: right - left, height: bottom - top }
}

const sizeOf = (spots: readonly Spot[]): number => {
  const { width, height } = boxOf(spots)
  return Math.max(leastKm, Math.hypot(width, height))
}

/**
 * Which stops lie far off from the others: those beyond a distance, or as few as make the picture of the rest much
 * larger, a third at most.
 */
function farOf(spots: readonly Spot[], farKm: number | undefined): ReadonlySet<number> {
  const distancesFrom = (from: Spot) => spots.map(({ x, y }) => Math.hypot(x - from.x, y - from.y))
  // The stop in the midst of most: the half of them nearest to it are nearer than to any other.
  const nearHalf = (from: Spot): number =>
    distancesFrom(from)
      .toSorted((a, b) => a - b)
      .slice(0, Math.ceil((spots.length + 1) / 2))
      .reduce((sum, one) => sum + one, 0)
  const [midst] = spots.toSorted((a, b) => nearHalf(a) - nearHalf(b))
  const distances = midst ? distancesFrom(midst) : []
  if (farKm !== undefined)
    return new Set(distances.flatMap((distance, at) => (distance > farKm ? [at] : [])))
  const farthest = distances
    .map((distance, at) => ({ distance, at }))
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ at }) => at)
  const whole = sizeOf(spots)
  for (let count = 1; count <= spots.length / 3 && spots.length - count > 1; count += 1) {
    const far = new Set(farthest.slice(0, count))
    if (whole / sizeOf(spots.filter((_, at) => !far.has(at))) >= farTimes) return far
  }
  return new Set()
}

/** Where the way from the middle of a picture to a spot beyond it meets the rim. */
function onRim({ x, y }: Spot, middle: Spot, size: { width: number; height: number }): Spot {
  const [dx, dy] = [x - middle.x, y - middle.y]
  const right = dx > 0 ? (size.width - rim.x - middle.x) / dx : (rim.x - middle.x) / (dx || 1)
  const down =
    dy > 0 ? (size.height - rim.bottom - middle.y) / dy : (rim.top - middle.y) / (dy || 1)
  const share = Math.min(dx === 0 ? Infinity : right, dy === 0 ? Infinity : down)
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}

/** Marks that stand on each other part, each as little as it can. */
function parted(spots: readonly Spot[], size: { width: number; height: number }): Spot[] {
  const marks = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < rounds; round += 1)
    for (const [at, one] of marks.entries())
      for (const [after, other] of marks.slice(at + 1).entries()) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(dx, dy)
        if (apart >= markRoom) continue
        // Two in one spot part sideways, each pair in a direction of its own.
        const turn = (at * 7 + after) * 1.3
        const [ux, uy] = apart < 0.5 ? [Math.cos(turn), Math.sin(turn)] : [dx / apart, dy / apart]
        const push = (markRoom - apart) / 2
        one.x -= ux * push
        one.y -= uy * push
        other.x += ux * push
        other.y += uy * push
        for (const mark of [one, other]) {
          mark.x = Math.min(size.width - rim.x / 2, Math.max(rim.x / 2, mark.x))
          mark.y = Math.min(size.height - rim.bottom, Math.max(rim.top / 2, mark.y))
        }
      }
  return marks
}

/**
 * A day's stops where they truly lie to each other, north up, in a picture of a given width: what is drawn
 * where no streets are known. Stops far off from the others stand at the rim, in their direction.
 */
export function layRoute(
  points: readonly RoutePoint[],
  width: number,
  {
    least = heights.least,
    most = heights.most,
    parts = points.map((point) => [point]),
    farKm,
  }: Frame = {},
): LaidRoute {
  const [first] = points
  const shrink = Math.cos(((first?.lat ?? 0) * Math.PI) / 180)
  const onGround = ({ lat, lng }: RoutePoint): Spot => ({
    x: lng * kmPerDegree * shrink,
    y: -lat * kmPerDegree,
  })
  const ground = points.map(onGround)
  const far = farOf(ground, farKm)
  const box = boxOf(parts.filter((_, at) => !far.has(at)).flatMap((part) => part.map(onGround)))
  const inBox = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const isAbove = [...far].map((at) => (ground[at]?.y ?? 0) < inBox.y)
  const rowIf = (up: boolean): number => (farKm === undefined && isAbove.includes(up) ? farRow : 0)
  const rims = { top: rim.top + rowIf(true), bottom: rim.bottom + rowIf(false) }
  const room = width - 2 * rim.x
  const wide = Math.max(box.width, leastKm / 2)
  const wanted = (Math.max(box.height, leastKm / 4) / wide) * room + rims.top + rims.bottom
  const height = Math.round(Math.min(most, Math.max(least, wanted)))
  const tall = height - rims.top - rims.bottom
  const scale = Math.min(room / wide, tall / Math.max(box.height, leastKm / 4))
  const middle = { x: width / 2, y: rims.top + tall / 2 }
  const size = { width, height }
  const spot = (point: RoutePoint): Spot => {
    const { x, y } = onGround(point)
    return {
      x: middle.x + (x - inBox.x) * scale,
      y: middle.y + (y - inBox.y) * scale,
    }
  }
  const spots = points.map(spot).map((one, at) => (far.has(at) ? onRim(one, middle, size) : one))
  const marks = parted(spots, size)
  return {
    ...size,
    metresPerPixel: 1000 / scale,
    spot,
    stops: spots.map((at, index) => {
      const own = ground[index] ?? inBox
      const km = Math.hypot(own.x - inBox.x, own.y - inBox.y)
      return { at, mark: marks[index] ?? at, isFar: far.has(index), km, ground: own }
    }),
  }
}

/** The room of the words of a way, on its middle; undefined where it is too short for them. */
export function wordsOnWay(from: Spot, to: Spot, text: string): Room | undefined {
  const [width, height] = [text.length * 6.2 + 8, 16]
  if (Math.hypot(to.x - from.x, to.y - from.y) < width + 20) return undefined
  return roomAround({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, width, height)
}
