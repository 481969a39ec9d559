import { overlap, type Room } from '#design/drawn-map/place-names.ts'
import { rimRooms } from '#design/drawn-map/rim-rooms.ts'
import type { CityView, FarGroup } from '../domain/city-view.ts'
import type { Spot } from '../domain/cluster-spots.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import { edgePillsText as text } from './messages.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Places outside the frame, said at its edge. */
export interface EdgePill {
  readonly places: readonly MapPlace[]
  /** "Pena Palace, 24 km". */
  readonly says: string
  /** With the direction, for who does not see the arrow. */
  readonly label: string
  /** Where the places are, in pixels: outside the frame. */
  readonly towards: Spot
  /** Its list says it too: where it would cover a mark it is left out. */
  readonly isPrice?: boolean
  /** The first one's mark stands in it. */
  readonly mark?: MapPlace | undefined
}

export interface LaidPill extends EdgePill {
  readonly room: Room
  /** Of its arrow, in degrees clockwise from up. */
  readonly turn: number
}

/** A narrow map has room for a short name. */
const longestName = ({ width }: Size): number => (width < 480 ? 14 : 22)

const short = (name: string, longest: number): string =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name

const pillOf = (group: FarGroup<MapPlace>, towards: Spot, size: Size): EdgePill => {
  const [first, ...others] = group.places
  const more = others.length
  return {
    places: group.places,
    says: text.far(first.tag ?? short(first.name, longestName(size)), more, group.km),
    label: text.farLabel(
      first.mark ? `${first.mark}. ${first.name}` : first.name,
      more,
      group.km,
      group.bearing,
    ),
    towards,
    mark: first.tag || first.ofDay ? undefined : first,
    isPrice: first.tag !== undefined,
  }
}

/** Half of a mark, and of a price, which is wider. */
const [halfMark, halfPrice] = [14, 34]

const halfOf = (isPrice: boolean): number => (isPrice ? halfPrice : halfMark)

/** A mark, so wide to each side, that stands beside its place, moved back to where neither the edge nor the tools cut it. */
export function keptInSight(
  { x, y }: Spot,
  { width, height }: Size,
  { tools, half }: { readonly tools: readonly Room[]; readonly half: number },
): Spot {
  const within = {
    x: Math.max(half, Math.min(width - half, x)),
    y: Math.max(halfMark, Math.min(height - halfMark, y)),
  }
  // The buttons stand at the right.
  const column = tools.find(
    ({ left, bottom }) => left > 0 && within.x + half > left && within.y - halfMark < bottom,
  )
  return column ? { ...within, x: column.left - half } : within
}

/** Whether a mark is seen whole: neither cut by the edge nor below the tools. */
export function isInSight(
  { x, y }: Spot,
  { width, height }: Size,
  { tools, isPrice }: { readonly tools: readonly Room[]; readonly isPrice: boolean },
): boolean {
  const half = halfOf(isPrice)
  const isUnder = ({ left, top, right, bottom }: Room): boolean =>
    x + half > left && x - half < right && y + halfMark > top && y - halfMark < bottom
  const isInside = x >= half && y >= halfMark && x <= width - half && y <= height - halfMark
  return isInside && !tools.some(isUnder)
}

interface Sight {
  readonly view: CityView<MapPlace>
  readonly groups: readonly FarGroup<MapPlace>[]
  readonly size: Size
  /** What lies below them is out of sight. */
  readonly tools: readonly Room[]
  readonly project: (point: MapPoint) => Spot
}

/** The far places that are not in sight; and the city itself, once one has gone from it to them. */
export function pillsOf({ view, groups, size, tools, project }: Sight): readonly EdgePill[] {
  const isPrice = view.near.some(({ tag }) => tag)
  const isIn = (spot: Spot): boolean => isInSight(spot, size, { tools, isPrice })
  if (groups.length === 0) return []
  const far = groups.flatMap((group) => {
    const spots = group.places.map(project)
    const [first] = spots
    return !first || spots.some(isIn) ? [] : [pillOf(group, first, size)]
  })
  const spots = view.near.map(project)
  const [first] = spots
  if (!first || spots.some(isIn)) return far
  const says = text.back(view.near.length)
  return [{ places: view.near, says, label: says, towards: first }, ...far]
}

const [height, letter] = [36, 7.6]
/** Margins and arrow, and the mark of one that has it. */
const [around, marked] = [46, 30]
const rim = 10

/** Pills at the edge of the frame, each towards its places, clear of tools, marks and each other. */
export function layPills(
  pills: readonly EdgePill[],
  size: Size,
  foot: number,
  { tools, marks }: { readonly tools: readonly Room[]; readonly marks: readonly Room[] },
): readonly LaidPill[] {
  const taken: Room[] = []
  const picture = { width: size.width, height: size.height - foot }
  return pills.flatMap((pill) => {
    const width = Math.min(
      size.width - 2 * rim,
      around + (pill.mark ? marked : 0) + letter * pill.says.length,
    )
    const { rooms: all, turn } = rimRooms(pill.towards, { width, height }, picture)
    // At the other side of the map a price would be looked for there.
    const rooms = all
      .filter(({ far }) => !pill.isPrice || far < size.width / 2)
      .map(({ room }) => room)
    const isFree = (of: readonly Room[]) => (one: Room) => of.every((other) => !overlap(one, other))
    // A mark gives way sooner than another pill.
    const free = rooms.find(isFree([...tools, ...marks, ...taken]))
    if (!free && pill.isPrice) return []
    const [at] = rooms
    const room = free ?? rooms.find(isFree([...tools, ...taken])) ?? at
    if (!room) return []
    taken.push(room)
    return [{ ...pill, room, turn }]
  })
}
