import { distanceKm } from '#platform/shared/distance.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** A day to be filled. */
export interface DaySlot {
  readonly date: string
  /** That visits and the ways between them may take. */
  readonly minutes: number
  readonly centre: Point
  /** The most visits; as many as a person does by heart unless said. */
  readonly visits?: number | undefined
  /** How far from the centre its visits may lie. */
  readonly reachKm: number
}

/** Something to visit. */
export interface Wanted extends Point {
  readonly id: string
  /** 1 to 10. */
  readonly priority: number
  readonly minutes: number
}

/** The cost of a kilometre, in tenths of a priority. */
const kmFromCentre = 2
const kmFromOthers = 6
/** One more visit than a person does by heart is a march. */
const visitsADay = 5
/** A way within a town, when nothing better is known yet. */
const wayMinutes = 15

const worthOf = ({ priority }: Wanted): number => priority * 10

/** The best to begin a day with: worth much, near the middle. Equal ones by their ids. */
const seedOf = (slot: DaySlot, left: readonly Wanted[]): Wanted | undefined =>
  best(left, (one) => worthOf(one) - kmFromCentre * distanceKm(slot.centre, one))

function best(some: readonly Wanted[], value: (one: Wanted) => number): Wanted | undefined {
  const ranked = some.map((one) => ({ one, value: value(one) }))
  return ranked.toSorted((a, b) => b.value - a.value || (a.one.id < b.one.id ? -1 : 1))[0]?.one
}

const kmTo = (group: readonly Wanted[], one: Wanted): number =>
  Math.min(...group.map((other) => distanceKm(other, one)))

function fillDay(slot: DaySlot, possible: readonly Wanted[]): readonly Wanted[] {
  const first = seedOf(slot, possible)
  if (!first) return []
  const group = [first]
  let spent = first.minutes + 2 * wayMinutes
  while (group.length < (slot.visits ?? visitsADay)) {
    const left = possible.filter(
      (one) => !group.includes(one) && spent + one.minutes + wayMinutes <= slot.minutes,
    )
    const next = best(left, (one) => worthOf(one) - kmFromOthers * kmTo(group, one))
    // A minor sight far from the others belongs to another day.
    if (!next || worthOf(next) < kmFromOthers * kmTo(group, next)) return group
    group.push(next)
    spent += next.minutes + wayMinutes
  }
  return group
}

/**
 * Which visits come on which day: groups of near ones around the best, each once, in the order of the days.
 * `canVisit` says whether one can be visited on a date.
 */
export function assignToDays(
  slots: readonly DaySlot[],
  wanted: readonly Wanted[],
  canVisit: (id: string, date: string) => boolean,
): ReadonlyMap<string, readonly Wanted[]> {
  const used = new Set<string>()
  const days = slots.map((slot): [string, readonly Wanted[]] => {
    const possible = wanted.filter(
      (one) =>
        !used.has(one.id) &&
        one.minutes + 2 * wayMinutes <= slot.minutes &&
        distanceKm(slot.centre, one) <= slot.reachKm &&
        canVisit(one.id, slot.date),
    )
    const group = fillDay(slot, possible)
    for (const { id } of group) used.add(id)
    return [slot.date, group]
  })
  return new Map(days)
}

/**
 * No plan has a higher sum of priorities than this: each visit takes its own minutes at least, and the last
 * one that fits counts in part.
 */
export function mostPriorities(slots: readonly DaySlot[], wanted: readonly Wanted[]): number {
  let left = slots.reduce((sum, { minutes }) => sum + minutes, 0)
  let most = 0
  const dense = wanted.toSorted((a, b) => b.priority / b.minutes - a.priority / a.minutes)
  for (const { priority, minutes } of dense) {
    const part = Math.min(1, left / Math.max(1, minutes))
    most += priority * part
    left -= minutes * part
    if (left <= 0) break
  }
  return Math.floor(most)
}
