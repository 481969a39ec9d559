import type { Spot } from './map-frame.ts'

/** A name that wants a place in the picture, in pixels. */
export interface NameWish extends Spot {
  readonly name: string
  /** Stands on its spot, as that of a district, or beside it, so many pixels away. */
  readonly beside?: number | undefined
  /** Of its letters against the usual ones. */
  readonly scale?: number | undefined
  /** Its spot is marked by a dot, which needs room too. */
  readonly dot?: true | undefined
  /** Without room beside its spot it stands farther off, joined to it by a line. */
  readonly lead?: true | undefined
}

export interface PlacedName<T extends NameWish> extends Spot {
  readonly wish: T
  readonly lines: readonly string[]
  /** Its spot is the middle, or the end that is towards what it names. */
  readonly align: 'start' | 'middle' | 'end'
  /** From what it names to the name, where it stands farther off. */
  readonly line?: readonly [from: Spot, to: Spot] | undefined
}

/** What is taken in the picture. */
export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Letters {
  /** Of a line, in pixels. */
  readonly height: number
  /** Of a letter, on the whole. */
  readonly width: number
}

const longest = 16
const gap = 4

/** A long name in two lines, broken where they are most alike. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= longest) return [name]
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [best] = breaks.toSorted(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]
}

export const overlap = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const roomAround = ({ x, y }: Spot, width: number, height: number): Room => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

type Place = Pick<PlacedName<NameWish>, 'x' | 'y' | 'align' | 'line'> & { readonly room: Spot }

/** Where a name may stand: on its spot, or right, left, below and above it, or at its corners. */
function placesOf({ x, y, beside }: NameWish, width: number, height: number) {
  const middle = (spot: Spot) => ({ ...spot, align: 'middle' as const, room: spot })
  if (beside === undefined) return [middle({ x, y })]
  const aside = beside + gap
  const along = beside + height / 2
  return [
    { x: x + aside, y, align: 'start' as const, room: { x: x + aside + width / 2, y } },
    { x: x - aside, y, align: 'end' as const, room: { x: x - aside - width / 2, y } },
    middle({ x, y: y + along }),
    middle({ x, y: y - along }),
    ...[-1, 1].flatMap((up) => {
      const [across, level] = [beside + 1, y + up * (height / 2 + 2)]
      return [
        {
          x: x + across,
          y: level,
          align: 'start' as const,
          room: { x: x + across + width / 2, y: level },
        },
        {
          x: x - across,
          y: level,
          align: 'end' as const,
          room: { x: x - across - width / 2, y: level },
        },
      ]
    }),
  ]
}

/** How far off a name may stand from the rim of its mark, nearest first, and in how many directions. px. */
const leads = [16, 28, 42, 58, 76]
const turns = 16
/** Rooms along a line, so that no name covers it. */
const pearl = 6

/** Rooms like pearls along a line. */
export function alongLine(from: Spot, to: Spot): readonly Room[] {
  const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / pearl)
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 1) / (count + 1)
    return roomAround(
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      3,
      3,
    )
  })
}

/** Where a name may stand at the end of a line from its mark. */
function leadsOf({ x, y, beside = 0 }: NameWish, width: number, height: number) {
  return leads.flatMap((far) =>
    Array.from({ length: turns }, (_, at) => {
      const turn = (at / turns) * 2 * Math.PI
      const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
      const from = { x: x + ux * beside, y: y + uy * beside }
      const to = { x: x + ux * (beside + far), y: y + uy * (beside + far) }
      const isAside = Math.abs(ux) > 0.3
      const side = ux > 0 ? 1 : -1
      const room = isAside
        ? { x: to.x + (side * width) / 2, y: to.y }
        : { x: to.x, y: to.y + (Math.sign(uy) * height) / 2 }
      const align = isAside ? (ux > 0 ? ('start' as const) : ('end' as const)) : ('middle' as const)
      const spot = isAside ? { x: to.x + side * gap, y: to.y } : room
      return { ...spot, align, room, line: [from, to] as const }
    }),
  )
}

const dotSize = 12

/**
 * The names that find room, the first ones first: none covers what is taken, another name or the rim of
 * the picture, and each is said once. Over the `ways` stands only one that found no room off them and wants to be read.
 */
export function placeNames<T extends NameWish>(
  wishes: readonly T[],
  taken: readonly Room[],
  picture: { readonly width: number; readonly height: number },
  letters: Letters,
  ways: readonly Room[] = [],
): readonly PlacedName<T>[] {
  const rooms = [...taken]
  const placed = new Map<string, PlacedName<T>>()
  const isInside = (room: Room): boolean =>
    room.left > 0 && room.top > 0 && room.right < picture.width && room.bottom < picture.height
  const isFree = (room: Room, lines = ways): boolean =>
    isInside(room) && [rooms, lines].every((some) => some.every((other) => !overlap(room, other)))
  const place = (wish: T, how: 'beside' | 'lead' | 'over'): void => {
    const dot = roomAround(wish, dotSize, dotSize)
    if (placed.has(wish.name) || (wish.dot && !isFree(dot))) return
    const lines = linesOf(wish.name)
    const { scale = 1 } = wish
    const width = scale * letters.width * Math.max(...lines.map(({ length }) => length)) + 2 * gap
    const height = scale * letters.height * lines.length
    const spots: readonly Place[] = (how === 'lead' ? leadsOf : placesOf)(wish, width, height)
    const found = spots.find(
      ({ room, line }) =>
        isFree(roomAround(room, width, height), how === 'over' ? [] : ways) &&
        (!line || alongLine(...line).every((pearl) => isFree(pearl, []))),
    )
    if (!found) return
    const { x, y, align, line } = found
    rooms.push(roomAround(found.room, width, height), ...(wish.dot ? [dot] : []))
    if (line) rooms.push(...alongLine(...line))
    placed.set(wish.name, { x, y, align, line, wish, lines })
  }
  // Each has its try beside its spot before one stands farther off, and that before the names that may be left out.
  const led = wishes.filter(({ lead }) => lead)
  for (const how of ['beside', 'lead', 'over'] as const) for (const wish of led) place(wish, how)
  for (const wish of wishes) place(wish, 'beside')
  return [...placed.values()]
}
