/** A place in the picture, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Cluster<T> extends Spot {
  /** In the order in which they were given; never empty. */
  readonly members: readonly T[]
}

interface Growing<T> extends Spot {
  readonly members: T[]
}

/**
 * Marks that would cover each other, taken together: each joins the first group that began within
 * `apart` pixels of it. `alone` stays by itself. Groups stand where their first member is, so that
 * moving the map moves them and nothing jumps.
 */
export function clusterSpots<T extends Spot>(
  spots: readonly T[],
  apart: number,
  alone?: (spot: T) => boolean,
): readonly Cluster<T>[] {
  const groups: Growing<T>[] = []
  const single: Growing<T>[] = []
  for (const spot of spots) {
    const fresh = { x: spot.x, y: spot.y, members: [spot] }
    const near = groups.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < apart)
    if (alone?.(spot)) single.push(fresh)
    else if (near) near.members.push(spot)
    else groups.push(fresh)
  }
  // What is chosen stands above the others.
  return [...groups, ...single]
}
