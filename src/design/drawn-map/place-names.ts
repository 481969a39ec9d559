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
}

export interface PlacedName<T extends NameWish> extends Spot {
  readonly wish: T
  readonly lines: readonly string[]
  /** Its spot is the middle, or the end that is towards what it names. */
  readonly align: 'start' | 'middle' | 'end'
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

const overlap = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const roomAround = ({ x, y }: Spot, width: number, height: number): Room => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

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

const dotSize = 12

/**
 * The names that find room, the first ones first: none covers what is taken, another name or the rim of
 * the picture, and each is said once.
 */
export function placeNames<T extends NameWish>(
  wishes: readonly T[],
  taken: readonly Room[],
  picture: { readonly width: number; readonly height: number },
  letters: Letters,
): readonly PlacedName<T>[] {
  const rooms = [...taken]
  const placed = new Map<string, PlacedName<T>>()
  const isFree = (room: Room): boolean =>
    room.left > 0 &&
    room.top > 0 &&
    room.right < picture.width &&
    room.bottom < picture.height &&
    rooms.every((other) => !overlap(room, other))
  for (const wish of wishes) {
    const dot = roomAround(wish, dotSize, dotSize)
    if (placed.has(wish.name) || (wish.dot && !isFree(dot))) continue
    const lines = linesOf(wish.name)
    const { scale = 1 } = wish
    const width = scale * letters.width * Math.max(...lines.map(({ length }) => length)) + 2 * gap
    const height = scale * letters.height * lines.length
    const found = placesOf(wish, width, height).find(({ room }) =>
      isFree(roomAround(room, width, height)),
    )
    if (!found) continue
    rooms.push(roomAround(found.room, width, height), ...(wish.dot ? [dot] : []))
    const { x, y, align } = found
    placed.set(wish.name, { x, y, align, wish, lines })
  }
  return [...placed.values()]
}
