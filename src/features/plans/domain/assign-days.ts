import { distanceKm } from '#platform/shared/distance.ts'
import { dayOut } from './day-out.ts'
import { type DaySlot, sumOf, visitsADay, type Wanted, wayMinutes, worthOf } from './day-slot.ts'
import { districtsAmong, isOneDistrict } from './district.ts'

/** Costs, in tenths of a priority: of a kilometre, and of one more district on a day. */
const kmFromCentre = 2
const kmFromOthers = 6
const anotherDistrict = 50
/** Of coming again to a district that has been seen whole; of one half seen it is half as much. */
const comingAgain = 80
/** Another day is better for a district if so much more of it is open. */
const muchMore = 1.3

function best(some: readonly Wanted[], value: (one: Wanted) => number): Wanted | undefined {
  const ranked = some.map((one) => ({ one, value: value(one) }))
  return ranked.toSorted((a, b) => b.value - a.value || (a.one.id < b.one.id ? -1 : 1))[0]?.one
}

const kmTo = (group: readonly Wanted[], one: Wanted): number =>
  Math.min(...group.map((other) => distanceKm(other, one)))

/** One day's visits of those that are possible, each with what it is worth on that day. */
function fillDay(slot: DaySlot, values: ReadonlyMap<Wanted, number>): readonly Wanted[] {
  const valueOf = (one: Wanted): number => values.get(one) ?? 0
  const possible = [...values.keys()]
  // The best to begin a day with: worth much, near the middle.
  const first = best(possible, (one) => valueOf(one) - kmFromCentre * distanceKm(slot.centre, one))
  if (!first) return []
  const group = [first]
  let spent = first.minutes + 2 * wayMinutes
  while (group.length < (slot.visits ?? visitsADay)) {
    const left = possible.filter(
      (one) => !group.includes(one) && spent + one.minutes + wayMinutes <= slot.minutes,
    )
    const isBeside = (one: Wanted): boolean =>
      group.some((other) => isOneDistrict(slot.centre, one, other))
    const next = best(
      left,
      (one) =>
        valueOf(one) - kmFromOthers * kmTo(group, one) - (isBeside(one) ? 0 : anotherDistrict),
    )
    // A minor sight far from the others belongs to another day.
    if (!next || worthOf(next) < kmFromOthers * kmTo(group, next)) return group
    group.push(next)
    spent += next.minutes + wayMinutes
  }
  return group
}

/**
 * Which visits come on which day: groups of near ones around the best, each once, in the order of the days.
 * A district belongs to one day, the first on which most of it is open; a best one far out has a day of its
 * own. `canVisit` says whether one can be visited on a date.
 */
export function assignToDays(
  slots: readonly DaySlot[],
  wanted: readonly Wanted[],
  canVisit: (id: string, date: string) => boolean,
): ReadonlyMap<string, readonly Wanted[]> {
  const possible = new Map(
    slots.map((slot) => [
      slot,
      new Set(
        wanted.filter(
          (one) =>
            one.minutes + 2 * wayMinutes <= slot.minutes &&
            distanceKm(slot.centre, one) <= slot.reachKm &&
            canVisit(one.id, slot.date),
        ),
      ),
    ]),
  )
  const out = dayOut(possible)
  const used = new Set<Wanted>(out?.group)
  const districtOf = districtsAmong(wanted)
  const days = slots.map((slot, at): [string, readonly Wanted[]] => {
    if (slot === out?.slot) return [slot.date, out.group]
    const here = possible.get(slot) ?? new Set()
    const later = slots
      .slice(at + 1)
      .flatMap((one) => (one === out?.slot ? [] : (possible.get(one) ?? [])))
    /** How much of its district is of another day: seen before, or better seen later. 0 to 1. */
    const ofAnother = (one: Wanted): number => {
      const district = districtOf(one, slot.centre)
      const left = district.filter((other) => !used.has(other))
      const openOn = (day: ReadonlySet<Wanted>): number =>
        sumOf(
          left.filter((other) => day.has(other)),
          worthOf,
        )
      const much = openOn(here) * muchMore
      if (later.some((day) => openOn(day) > much)) return 1
      return 1 - sumOf(left, worthOf) / sumOf(district, worthOf)
    }
    const values = new Map(
      [...here]
        .filter((one) => !used.has(one))
        .map((one) => [one, worthOf(one) - comingAgain * ofAnother(one)]),
    )
    const group = fillDay(slot, values)
    for (const one of group) used.add(one)
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
