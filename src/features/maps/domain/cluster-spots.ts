/** A place in the picture, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Cluster<T> extends Spot {
  /** In the order in which they were given; never empty. */
  readonly members: readonly T[]
}

/** How near two marks are: discs by their middles, boxes by the greater of both sides. */
const reaches = {
  round: (x: number, y: number): number => Math.hypot(x, y),
  box: (x: number, y: number): number => Math.max(Math.abs(x), Math.abs(y)),
} as const

/**
 * Marks that would cover each other, taken together: each joins the first group that began within
 * `apart` pixels of it. Groups stand where their first member is, so that moving the map moves them
 * and nothing jumps, and in the order of their first members.
 */
export function clusterSpots<T extends Spot>(
  spots: readonly T[],
  apart: number,
  shape: keyof typeof reaches = 'round',
): readonly Cluster<T>[] {
  const groups: (Spot & { readonly members: T[] })[] = []
  for (const spot of spots) {
    const near = groups.find(({ x, y }) => reaches[shape](x - spot.x, y - spot.y) < apart)
    if (near) near.members.push(spot)
    else groups.push({ x: spot.x, y: spot.y, members: [spot] })
  }
  return groups
}
