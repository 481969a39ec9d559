import type { Seeded } from '#atlas/samples/seeded.ts'

const day = 1440
const slot = 15
const longHaul = 360
const at = (hour: number, minute = 0) => hour * 60 + minute

/** Penalty for a departure at a wall time; long flights may leave late at night. */
function departureCost(minute: number, long: boolean): number {
  if (minute >= at(6, 30) && minute < at(21, 30)) return 0
  if (minute >= at(5, 45) && minute < at(6, 30)) return 0.7
  if (minute >= at(21, 30)) return long ? 0.2 : 1.6
  if (minute < at(2)) return long ? 1.2 : 5
  return long ? 3.5 : 6
}

/** Penalty for an arrival; highest between midnight and five. */
function arrivalCost(minute: number, long: boolean): number {
  if (minute >= at(5, 30) && minute < at(23)) return 0
  if (minute >= at(23)) return 0.8
  if (minute < at(0, 45)) return 1.6
  return long ? 2.4 : 4
}

/** Long eastbound flights leave overnight and land in the morning. */
const isOvernight = (departs: number, arrives: number, shift: number): boolean =>
  shift >= 240 &&
  departs >= at(16, 30) &&
  departs <= at(23) &&
  arrives >= at(5) &&
  arrives <= at(13)

const wrap = (minute: number): number => ((minute % day) + day) % day

/**
 * Wall minutes of so many departures, earliest first, in steps of five. They are spread over the times that
 * suit a flight of this length and time shift at both ends.
 */
export function slotTimes(minutes: number, shift: number, count: number, seeded: Seeded): number[] {
  const long = minutes >= longHaul
  const weights: number[] = []
  let total = 0
  for (let start = 0; start < day; start += slot) {
    const arrives = wrap(start + minutes + shift)
    const cost = departureCost(start, long) + arrivalCost(arrives, long)
    const favour = minutes >= 300 && isOvernight(start, arrives, shift) ? 4 : 1
    total += Math.exp(-1.5 * cost) * favour
    weights.push(total)
  }
  const offset = seeded.next()
  const times = Array.from({ length: count }, (_, index) => {
    const wanted = ((index + offset) / count) * total
    const found = weights.findIndex((weight) => weight >= wanted)
    return Math.max(0, found) * slot + seeded.between(0, 2) * 5
  })
  return [...new Set(times)].toSorted((a, b) => a - b)
}
