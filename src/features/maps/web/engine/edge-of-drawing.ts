import type { GroundList } from './ground-files.ts'
import type { Box } from './town-file.ts'

/** In degrees, and pixels for one degree. */
interface View {
  readonly box: Box
  readonly perLng: number
  readonly perLat: number
}

/** From so many pixels before its edge comes into the view a drawing fades, and is gone when it does. */
const fadesFor = 40

/**
 * How much of the towns' drawings may be seen, 0 to 1: where a drawing ends and does not meet the
 * world's coast, a straight cut would show; it fades before that comes into the view.
 */
export function seenOfDrawing(
  { box: [west, south, east, north], perLng, perLat }: View,
  towns: GroundList['schematics'],
): number {
  const gaps = towns
    .filter(({ box }) => box[0] < east && box[2] > west && box[1] < north && box[3] > south)
    .flatMap(({ box, cuts }) => {
      const gap = {
        west: (west - box[0]) * perLng,
        south: (south - box[1]) * perLat,
        east: (box[2] - east) * perLng,
        north: (box[3] - north) * perLat,
      }
      return cuts.map((side) => gap[side])
    })
  return Math.max(0, Math.min(1, ...gaps.map((gap) => gap / fadesFor)))
}
