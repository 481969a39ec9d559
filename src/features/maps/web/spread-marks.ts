import { partSpots } from '#design/drawn-map/map-frame.ts'
import type { Spot } from '../domain/cluster-spots.ts'

/** Of a mark, with the gap to the next. */
export interface MarkSize {
  readonly width: number
  readonly height: number
  /** Discs by default. */
  readonly shape?: 'box'
}

/** A mark that stands beside its place knows where that is. */
export type SpreadMark<T extends Spot> = T & { readonly from: Spot }

/** More marks than this are not moved: they could only fill the map. */
const mostMarks = 60
/** A mark stands at most so many widths from its place. */
const farthest = 1.3

/**
 * Marks that would cover each other, moved apart: each stands beside its place. One that would have to
 * go too far stays where it is.
 */
export function spreadMarks<T extends Spot>(
  marks: readonly T[],
  { width, height }: MarkSize,
): readonly SpreadMark<T>[] {
  const stretch = width / height
  const stretched = marks.map(({ x, y }) => ({ x, y: y * stretch }))
  const parted = marks.length > mostMarks ? stretched : partSpots(stretched, width)
  return marks.map((mark, at) => {
    const from = { x: mark.x, y: mark.y }
    const to = parted[at] ?? from
    const moved = { x: to.x, y: to.y / stretch }
    const isFar = Math.hypot(moved.x - mark.x, moved.y - mark.y) > farthest * width
    return isFar ? { ...mark, from } : { ...mark, ...moved, from }
  })
}
