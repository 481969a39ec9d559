import { coversNight, isOnTheWay, isStay, type Lined } from '#features/trips/domain/day-lines.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import { addDays, datesBetween } from '#platform/shared/local-date.ts'

/** Check-in and check-out. */
export interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/** Unbroken runs of nights. */
export function runsOf(nights: readonly string[]): readonly Nights[] {
  const runs: Nights[] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run?.checkOut === night) runs[runs.length - 1] = { ...run, checkOut: addDays(night, 1) }
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) })
  }
  return runs
}

/** Nights without a stay, except those spent travelling. */
export function openNights(nights: readonly string[], items: readonly Lined[]): readonly string[] {
  const taken = items.filter(isTaken)
  const stays = taken.filter(isStay)
  return nights.filter(
    (night) =>
      !stays.some((stay) => coversNight(stay, night)) &&
      !taken.some((item) => isOnTheWay(item, night)),
  )
}

/**
 * Nights that a new stay is for: those without a bed, else those of the stay that it would replace, else all.
 * Of several, those at `day` come first. A day trip is for the night after it.
 */
export function nightsToFind<T extends Lined & { readonly paid: number | null }>(
  { startDate, endDate }: Dates,
  items: readonly T[],
  { day, isHere }: { readonly day: string | null; readonly isHere: (night: string) => boolean },
): Nights {
  const last = endDate > startDate ? endDate : addDays(startDate, 1)
  const all = datesBetween(startDate, addDays(last, -1))
  const here = all.filter(isHere)
  const stays = items
    .filter((item) => isReplaceable(item) && isStay(item))
    .filter((stay) => here.some((night) => coversNight(stay, night)))
    .flatMap(({ day: checkIn, nights }) =>
      checkIn === null ? [] : [{ checkIn, checkOut: addDays(checkIn, nights ?? 1) }],
    )
  const whole = { checkIn: startDate, checkOut: last }
  for (const runs of [runsOf(openNights(here, items)), stays, runsOf(here), [whole]]) {
    const found =
      runs.find(({ checkIn, checkOut }) => day !== null && checkIn <= day && day < checkOut) ??
      runs[0]
    if (found) return found
  }
  return whole
}
