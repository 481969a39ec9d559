import type { CheckInput, CheckItem } from '../domain/check/check-input.ts'
import { pointOf } from '../domain/check/visits.ts'
import type { WalkPoint, WalkTimes } from './provider/walk-times.ts'

/** Most points of a walking request. */
const pointsAtMost = 40

const keyOf = ({
  lat,
  lng,
}: {
  readonly lat: number | null
  readonly lng: number | null
}): string => `${lat},${lng}`

/** Distinct points of a request. */
function pointsOf(items: readonly CheckItem[]): readonly WalkPoint[] {
  const points = new Map<string, WalkPoint>()
  for (const item of items) {
    const point = pointOf(item)
    if (point) points.set(keyOf(point), point)
  }
  return [...points.values()].slice(0, pointsAtMost)
}

/**
 * Minutes on foot between items that stand in one group, by the router; undefined where none is set, or where it
 * gives no answer: then every way is an estimate. A group of which one pair has no way is estimated as a whole, so
 * that ways which are compared are of one kind.
 */
export async function walksBetween(
  router: WalkTimes | undefined,
  groups: readonly (readonly CheckItem[])[],
): Promise<CheckInput['walk']> {
  if (!router) return undefined
  const asked = groups.map(pointsOf).filter((points) => points.length > 1)
  const tables = await Promise.all(
    asked.map((points) =>
      router.table(points, new AbortController().signal).catch(() => undefined),
    ),
  )
  const known = new Map<string, number>()
  for (const [at, points] of asked.entries()) {
    const table = tables[at]
    if (!table?.every((row) => row.every((minutes) => minutes !== undefined))) continue
    for (const [from, row] of table.entries())
      for (const [to, minutes] of row.entries()) {
        const [a, b] = [points[from], points[to]]
        if (a && b && minutes !== undefined) known.set(`${keyOf(a)} ${keyOf(b)}`, minutes)
      }
  }
  if (known.size === 0) return undefined
  return (a, b) => known.get(`${keyOf(a)} ${keyOf(b)}`)
}
