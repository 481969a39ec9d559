import { minutesFor } from '#features/trips/domain/travel/travel-minutes.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { type DaySlot, sumOf, visitsADay, type Wanted, wayMinutes, worthOf } from './day-slot.ts'
import { isOneDistrict } from './district.ts'

/** A day that is spent out of town. */
interface DayOut {
  readonly slot: DaySlot
  readonly group: readonly Wanted[]
}

/** Nearer is a part of the town. */
const outKm = 15
/** Of the best there: among the first dozen of a town. */
const leastPriority = 8
/** For less one does not go out of town. */
const leastMinutes = 240

/** What is visited around one far sight, with the way there and back. */
function groupAround(first: Wanted, slot: DaySlot, possible: readonly Wanted[]): readonly Wanted[] {
  const way = Math.max(wayMinutes, minutesFor(distanceKm(slot.centre, first), 'transit'))
  let spent = first.minutes + 2 * way
  const group = [first]
  const near = possible
    .filter((one) => one !== first && isOneDistrict(slot.centre, first, one))
    .toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))
  for (const one of near) {
    const longer = spent + one.minutes + wayMinutes
    if (group.length >= (slot.visits ?? visitsADay) || longer > slot.minutes) continue
    group.push(one)
    spent = longer
  }
  return group
}

/** The best day out and what it is for: the last of the days on which most is open, as the town comes first. */
export function dayOut(possible: ReadonlyMap<DaySlot, ReadonlySet<Wanted>>): DayOut | undefined {
  const found = [...possible].flatMap(([slot, open]): DayOut[] =>
    slot.mayGoOut
      ? [...open]
          .filter((one) => one.priority >= leastPriority && distanceKm(slot.centre, one) >= outKm)
          .map((first) => ({ slot, group: groupAround(first, slot, [...open]) }))
          .filter(({ group }) => sumOf(group, ({ minutes }) => minutes) >= leastMinutes)
      : [],
  )
  return found.toReversed().toSorted((a, b) => sumOf(b.group, worthOf) - sumOf(a.group, worthOf))[0]
}
