import { distanceKm } from '#platform/shared/distance.ts'
import type { TravelMode } from './travel-minutes.ts'
import { type Island, islands } from '#platform/shared/ferry-islands.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const kmADegree = 111

function boxOf({ circle, ring = [] }: Island): Box {
  if (circle) {
    const high = circle.km / kmADegree + 0.001
    const wide = high / Math.cos((circle.lat * Math.PI) / 180) + 0.001
    return {
      south: circle.lat - high,
      north: circle.lat + high,
      west: circle.lng - wide,
      east: circle.lng + wide,
    }
  }
  const lats = ring.map(([lat]) => lat)
  const lngs = ring.map(([, lng]) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}

/** Key of a one-degree square. */
const cellOf = (lat: number, lng: number): number => Math.floor(lat) * 1000 + Math.floor(lng)

/** Islands by square; most squares have none. */
const byCell = new Map<number, { readonly island: Island; readonly box: Box }[]>()
for (const island of islands) {
  const box = boxOf(island)
  for (let lat = Math.floor(box.south); lat <= box.north; lat += 1)
    for (let lng = Math.floor(box.west); lng <= box.east; lng += 1) {
      const cell = cellOf(lat, lng)
      byCell.set(cell, [...(byCell.get(cell) ?? []), { island, box }])
    }
}

/** Ray casting to the east. */
function isInRing(ring: NonNullable<Island['ring']>, { lat, lng }: Point): boolean {
  let inside = false
  for (const [at, [lat1, lng1]] of ring.entries()) {
    const [lat2, lng2] = ring.at(at - 1) ?? [lat1, lng1]
    if (lat1 > lat === lat2 > lat) continue
    if (lng < lng1 + ((lat - lat1) / (lat2 - lat1)) * (lng2 - lng1)) inside = !inside
  }
  return inside
}

/** Island of a point; undefined for other land. */
export function islandOf(point: Point): Island | undefined {
  const { lat, lng } = point
  for (const { island, box } of byCell.get(cellOf(lat, lng)) ?? []) {
    if (lat < box.south || lat > box.north || lng < box.west || lng > box.east) continue
    const { circle, ring = [] } = island
    if (circle ? distanceKm(circle, point) <= circle.km : isInRing(ring, point)) return island
  }
  return undefined
}

const waitTo = (island: Island | undefined, mode: TravelMode): number =>
  !island || (mode === 'car' && island.bridge) ? 0 : island.wait

/**
 * Minutes to wait for the ferries of a way; undefined where no water lies between. Each island adds its own, so
 * that a way by a third place has no shorter wait: the sum with the minutes of the distance stays a metric.
 */
export function ferryWait(a: Point, b: Point, mode: TravelMode): number | undefined {
  const from = islandOf(a)
  const to = islandOf(b)
  if (from === to) return undefined
  const waits = waitTo(from, mode) + waitTo(to, mode)
  return waits === 0 ? undefined : waits
}
