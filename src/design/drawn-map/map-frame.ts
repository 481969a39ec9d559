/** A place on the earth, WGS 84 degrees. */
export interface MapPoint {
  readonly lat: number
  readonly lng: number
}

/** A place in the picture, in its units: x to the right, y down. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface MapFrame {
  spot(point: MapPoint): Spot
  /** Units of the picture for one metre. */
  readonly scale: number
}

const metresPerDegree = 111_320
/** However close the stops are, so much is shown: nearer in, a drawn map has nothing to tell. */
const leastSpanMetres = 5_000

/**
 * Fits points into a picture, with a margin. Flat, north up: right within a town, and plain enough
 * over a country.
 */
export function fitFrame(
  points: readonly MapPoint[],
  { width, height, margin }: { width: number; height: number; margin: number },
): MapFrame {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  }
  const perLng = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180)
  const across = Math.max((Math.max(...lngs) - Math.min(...lngs)) * perLng, leastSpanMetres)
  const down = Math.max((Math.max(...lats) - Math.min(...lats)) * metresPerDegree, leastSpanMetres)
  const scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  return {
    scale,
    spot: ({ lat, lng }) => ({
      x: width / 2 + (lng - middle.lng) * perLng * scale,
      y: height / 2 - (lat - middle.lat) * metresPerDegree * scale,
    }),
  }
}

/** Moves marks apart until none hides another; they stay as near to their places as that allows. */
export function partSpots(spots: readonly Spot[], apart: number): readonly Spot[] {
  let parted = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < 40; round += 1) {
    let moved = false
    for (const [at, a] of parted.entries())
      for (const b of parted.slice(at + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart) continue
        // Two in one spot part sideways.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
        const push = (apart - distance) / 2 + 0.01
        a.x -= ux * push
        a.y -= uy * push
        b.x += ux * push
        b.y += uy * push
        moved = true
      }
    if (!moved) break
  }
  return parted
}
