import { distanceKm } from '#platform/shared/distance.ts'
import type { Point, Wanted } from './day-slot.ts'

/** Of a district one walks from sight to sight; around a far one the ways may be longer. */
const walkKm = 0.7
const shareOfWay = 0.2

/** Whether two sights are of one district: the way between them is short, or short beside the way to them. */
export const isOneDistrict = (centre: Point, a: Point, b: Point): boolean =>
  distanceKm(a, b) <= Math.max(walkKm, shareOfWay * distanceKm(centre, a))

/** Which of some sights are of one district with a sight; each is looked up once. */
export function districtsAmong(wanted: readonly Wanted[]) {
  const known = new Map<Wanted, readonly Wanted[]>()
  return (one: Wanted, centre: Point): readonly Wanted[] => {
    const found = known.get(one) ?? wanted.filter((other) => isOneDistrict(centre, one, other))
    known.set(one, found)
    return found
  }
}
