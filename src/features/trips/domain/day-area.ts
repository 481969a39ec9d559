import { dayAreaText as text } from './messages.ts'

interface Located {
  readonly type: string
  readonly nights: number | null
  /** "Belém and Ajuda, Lisbon" */
  readonly location: string
}

/** The districts that an area names: "Belém and Ajuda" are two. */
const partsOf = (area: string): readonly string[] => area.split(text.and)

/** Areas with their stops, in the order of the day; one that lies in an earlier one counts for that. */
function areasOf(items: readonly Located[], place: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { type, nights, location } of items) {
    const area = location.split(',')[0] ?? ''
    if (type === 'flight' || nights !== null || area === '' || area === place) continue
    const within = [...counts.keys()].find((one) =>
      partsOf(area).every((part) => partsOf(one).includes(part)),
    )
    counts.set(within ?? area, (counts.get(within ?? area) ?? 0) + 1)
  }
  return counts
}

/**
 * Where a day is spent, in a line of `room` letters: the place and its district, or two districts one after the
 * other; where only one has room, the one with most stops.
 */
export function dayArea(items: readonly Located[], place: string, room: number): string {
  const areas = [...areasOf(items, place)]
  const most = areas.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  const [first = '', second] = areas.map(([area]) => area)
  const both = place ? `${place}, ${most}` : second ? text.afterwards(first, second) : first
  if (most !== '' && both.length <= room) return both
  return place || most
}
