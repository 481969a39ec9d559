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
function areasOf(items: readonly Located[], place: string): readonly [string, number][] {
  const counts = new Map<string, number>()
  for (const { type, nights, location } of items) {
    const area = location.split(',')[0] ?? ''
    if (type === 'flight' || nights !== null || area === '' || area === place) continue
    const within = [...counts.keys()].find((one) =>
      partsOf(area).every((part) => partsOf(one).includes(part)),
    )
    counts.set(within ?? area, (counts.get(within ?? area) ?? 0) + 1)
  }
  return [...counts]
}

/** What a day is about: one eats where one is, so meals name it only where it has nothing else. */
function sightsOf<T extends Located>(items: readonly T[]): readonly T[] {
  const sights = items.filter(({ type }) => type !== 'restaurant')
  return sights.some(({ location }) => location !== '') ? sights : items
}

/**
 * Where a day is spent, in a line of `room` letters: the place and its district, or the two districts with most
 * sights one after the other; where only one has room, the one with most.
 */
export function dayArea(items: readonly Located[], place: string, room: number): string {
  const areas = areasOf(sightsOf(items), place)
  const ranked = areas.toSorted(([, a], [, b]) => b - a).slice(0, 2)
  const most = ranked[0]?.[0] ?? ''
  const [first = '', second] = areas.filter((one) => ranked.includes(one)).map(([area]) => area)
  const both = place ? `${place}, ${most}` : second ? text.afterwards(first, second) : first
  if (most !== '' && both.length <= room) return both
  return place || most
}
