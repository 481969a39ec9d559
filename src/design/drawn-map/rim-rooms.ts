import type { Spot } from './map-frame.ts'
import { type Room, roomAround } from './place-names.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const [rim, step] = [10, 8]

/** Spots all along the rectangle that reaches so far from its middle. */
function spotsAlong(middle: Spot, reach: Spot): readonly Spot[] {
  const along = (by: number): readonly number[] =>
    Array.from({ length: Math.floor((2 * by) / step) + 1 }, (_, at) => at * step - by)
  return [
    ...along(reach.x).flatMap((x) => [-1, 1].map((side) => ({ x, y: side * reach.y }))),
    ...along(reach.y).flatMap((y) => [-1, 1].map((side) => ({ x: side * reach.x, y }))),
  ].map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))
}

/**
 * Rooms at the rim of a picture for what says where something beyond it lies: first the one towards it, then those
 * along the rim, the nearest to that first. `turn` is the way there, in degrees clockwise from up.
 */
export function rimRooms(towards: Spot, own: Size, picture: Size) {
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  const reach = {
    x: Math.max(1, middle.x - rim - own.width / 2),
    y: Math.max(1, middle.y - rim - own.height / 2),
  }
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y]
  const share = Math.min(
    reach.x / Math.max(1e-9, Math.abs(dx)),
    reach.y / Math.max(1e-9, Math.abs(dy)),
  )
  const at = { x: middle.x + dx * share, y: middle.y + dy * share }
  const rooms: readonly { readonly room: Room; readonly far: number }[] = [
    at,
    ...spotsAlong(middle, reach),
  ]
    .map((spot) => ({
      room: roomAround(spot, own.width, own.height),
      far: Math.hypot(spot.x - at.x, spot.y - at.y),
    }))
    .toSorted((a, b) => a.far - b.far)
  return { rooms, turn: (Math.atan2(dx, -dy) * 180) / Math.PI }
}
