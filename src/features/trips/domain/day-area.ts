import { dayAreaText as text } from './messages.ts'

interface Located {
  readonly name: string
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

interface NamedDay {
  readonly items: readonly Located[]
  /** Empty where the trip has one place. */
  readonly place: string
}

/**
 * Where a day is spent, in a line of `room` letters: the place and its district, or the two districts with most
 * sights one after the other; where only one has room, the one with most. Then what else it may be called, the
 * shorter words of its districts, and at last its sights.
 */
function namesOf({ items, place }: NamedDay, room: number): readonly string[] {
  const sights = sightsOf(items)
  const areas = areasOf(sights, place)
  const ranked = areas.toSorted(([, a], [, b]) => b - a).slice(0, 2)
  const most = ranked[0]?.[0] ?? ''
  const both = areas.filter((one) => ranked.includes(one)).map(([area]) => area)
  const [first = '', second] = both
  const whole = place ? `${place}, ${most}` : second ? text.afterwards(first, second) : first
  const [from = '', to] = both.map((area) => partsOf(area)[0])
  const visits = sights.filter(({ type, nights }) => type !== 'flight' && nights === null)
  const others = [
    ...(to === undefined ? [] : [text.afterwards(from, to)]),
    ...both.filter((area) => area !== most),
    ...visits.map(({ name }) => name),
  ]
  const usual = most !== '' && whole.length <= room ? whole : place || most
  return [usual, ...others.filter(({ length }) => length <= room)]
}

/** Names of the days of one trip, in lines of `room` letters: they differ where the stops of the days do. */
export function dayAreas(days: readonly NamedDay[], room: number): readonly string[] {
  const taken = new Set<string>()
  return days.map((day) => {
    const [usual = '', ...others] = namesOf(day, room)
    // Where no area is known, a stop's name under its date would say nothing more.
    if (usual === '') return usual
    const name = [usual, ...others].find((one) => one !== '' && !taken.has(one)) ?? usual
    taken.add(name)
    return name
  })
}
