import type { Spot } from '../drawn-map/map-frame.ts'
import { overlap, type Room, roomAround } from '../drawn-map/place-names.ts'
import { rimRooms } from '../drawn-map/rim-rooms.ts'
import type { LaidRoute, LaidStop } from './lay-route.ts'

/** What stands at the rim for stops beyond it that lie together: "Casa Cerâmica +1, 22 km". */
export interface Chip {
  readonly says: string
  readonly width: number
  /** Of its arrow, in degrees clockwise from up. */
  readonly turn: number
  /** By their places among the stops; the first one's name is said. */
  readonly members: readonly number[]
}

export const markSize = 28
const chipHeight = 30
/** Its arrow and margins, one of its marks and one of its letters. px. */
const [around, marked, letter] = [40, 24, 6.5]
const longestName = 16
const scaleHeight = 36
/** So near each other, against how far off they are, stops have one chip; kilometres at least. */
const together = { share: 0.3, km: 2 }

const short = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

type ChippedStop = LaidStop & { readonly chip?: Chip }

/** The room of a mark or of a chip in a drawing. */
export const roomOfStop = ({ mark, chip }: ChippedStop): Room =>
  chip ? roomAround(mark, chip.width, chipHeight) : roomAround(mark, markSize, markSize)

/** The far stops in groups, or each by itself, by their places among the stops. */
function farGroups({ stops }: LaidRoute, isGrouped: boolean): readonly number[][] {
  const groups: number[][] = []
  for (const [index, { isFar, ground, km }] of stops.entries()) {
    if (!isFar) continue
    const reach = Math.max(together.km, together.share * km)
    const group = groups.find(([first = 0]) => {
      const { x, y } = stops[first]?.ground ?? ground
      return isGrouped && Math.hypot(x - ground.x, y - ground.y) <= reach
    })
    if (group) group.push(index)
    else groups.push([index])
  }
  return groups
}

interface Wishes {
  readonly names: readonly string[]
  /** How far: "22 km". */
  readonly far: (km: number) => string
  /** Those that lie together have one chip. */
  readonly isGrouped: boolean
}

/** The stops with a chip for those that are far: above or below, towards them, clear of marks, scale and other chips. */
export function layChips(
  laid: LaidRoute,
  { names, far, isGrouped }: Wishes,
): readonly ChippedStop[] {
  const taken: Room[] = [
    ...laid.stops.filter(({ isFar }) => !isFar).map(roomOfStop),
    scaleRoom(laid.height),
  ]
  const chipped = new Map<number, ChippedStop>()
  for (const members of farGroups(laid, isGrouped)) {
    const [first = 0, ...others] = members
    const stop = laid.stops[first]
    if (!stop) continue
    const more = others.length > 0 ? ` +${others.length}` : ''
    const says = `${short(names[first] ?? '')}${more}, ${far(stop.km)}`
    const width = Math.min(laid.width - 20, around + marked * members.length + letter * says.length)
    const aboveScale = { width: laid.width, height: laid.height - scaleHeight }
    const { rooms: all, turn } = rimRooms(stop.at, { width, height: chipHeight }, aboveScale)
    const rooms = all.map(({ room }) => room)
    const isUp = stop.at.y < laid.height / 2
    const inRow = ({ top, bottom }: Room): boolean =>
      isUp ? top < chipHeight / 2 : bottom > aboveScale.height - chipHeight / 2
    const isFree = (room: Room): boolean => taken.every((other) => !overlap(room, other))
    const room = [...rooms.filter(inRow), ...rooms].find(isFree) ?? rooms[0]
    if (!room) continue
    taken.push(room)
    const chip = { says, width, turn, members }
    for (const at of members) {
      const own = laid.stops[at]
      if (own) chipped.set(at, { ...own, mark: middleOf(room), chip })
    }
  }
  return laid.stops.map((stop, index) => chipped.get(index) ?? stop)
}

const middleOf = ({ left, top, right, bottom }: Room): Spot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Of scale and north, at the foot. */
export const scaleRoom = (height: number): Room => ({
  left: 0,
  top: height - scaleHeight,
  right: 150,
  bottom: height,
})
