type Point = readonly [lng: number, lat: number]

/** From this extent on, in degrees, a park's border is no fence: drawn by few points it has round corners. */
const largeFrom = 0.03

const rounds = 2

const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** The ring of a large park with its corners cut, each twice; a small one, such as a garden, as it is. */
export function softCorners(ring: readonly Point[]): readonly Point[] {
  const extent = Math.max(extentOf(ring.map(([lng]) => lng)), extentOf(ring.map(([, lat]) => lat)))
  if (extent < largeFrom) return ring
  let points = ring
  for (let round = 0; round < rounds; round += 1)
    points = points.flatMap(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return [
        [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY] as const,
        [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY] as const,
      ]
    })
  return points
}
