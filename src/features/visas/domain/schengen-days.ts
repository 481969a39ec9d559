import { addDays, daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'

const schengenLimit = 90
const windowDays = 180
/** About twenty years: what was before is not looked at. */
const daysBack = 7300

export interface DatedStay {
  readonly country: string
  readonly from: LocalDate
  readonly to: LocalDate
}

/** The 90/180 rule, evaluated on the last day of the last stay. Days of entry and exit both count. */
export interface SchengenCount {
  readonly used: number
  readonly remaining: number
  readonly overstayDays: number
  /** The first day on which the count is above 90. */
  readonly firstOverstay: LocalDate | null
  /** The last day of an unbroken stay from that stay's start; null where its first day is over. */
  readonly lastSafeDay: LocalDate | null
  /** The first day after that stay on which an entry allows 90 days in a row. */
  readonly fullAgainFrom: LocalDate
}

/** The days of a stay that count; undefined where none does. */
function countedPart({ country, from, to }: DatedStay): DatedStay | undefined {
  const since = schengenSince.get(country)
  if (since === undefined || to < since) return undefined
  return { country, from: from < since ? since : from, to }
}

/** A day for each byte, from day 0 to the last one: 1 where it counts. A day in two states counts once. */
type Marks = Uint8Array

const sumOf = (marks: Marks, from: number, to: number): number => {
  let sum = 0
  for (let day = Math.max(0, from); day <= to; day++) sum += marks[day] ?? 0
  return sum
}

/** How many days an unbroken stay from `entry` may last with no day over the limit: 0 to 90. */
function allowedFrom(marks: Marks, entry: number): number {
  let before = sumOf(marks, entry - windowDays + 1, entry - 1)
  for (let length = 1; length <= schengenLimit; length++) {
    if (before + length > schengenLimit) return length - 1
    before -= marks[entry + length - windowDays] ?? 0
  }
  return schengenLimit
}

function firstOver(marks: Marks): number | undefined {
  let count = 0
  for (const [day, mark] of marks.entries()) {
    count += mark - (marks[day - windowDays] ?? 0)
    if (count > schengenLimit) return day
  }
  return undefined
}

/**
 * Counts `history` and `legs` together. Null where no leg has a day that counts: outside the area, or before its
 * state joined. Legs that stay airside are not to be given.
 */
export function countSchengen(
  history: readonly DatedStay[],
  legs: readonly DatedStay[],
): SchengenCount | null {
  const counted = legs.flatMap((leg) => countedPart(leg) ?? [])
  const [last] = counted.toSorted(
    (a, b) => b.to.localeCompare(a.to) || b.from.localeCompare(a.from),
  )
  if (!last) return null
  const stays = [...counted, ...history.flatMap((stay) => countedPart(stay) ?? [])]
  const earliest = addDays(last.to, -daysBack)
  const first = stays.reduce((least, { from }) => (from < least ? from : least), last.from)
  const origin = first < earliest ? earliest : first
  const numberOf = (date: LocalDate): number => Math.max(0, daysInclusive(origin, date) - 1)
  const dateOf = (day: number): LocalDate => addDays(origin, day)

  const end = numberOf(last.to)
  const marks = new Uint8Array(end + 1)
  for (const { from, to } of stays)
    if (to >= origin) marks.fill(1, numberOf(from), numberOf(to) + 1)

  const used = sumOf(marks, end - windowDays + 1, end)
  const over = firstOver(marks)
  const safe = allowedFrom(marks, numberOf(last.from))
  let full = end + 1
  while (allowedFrom(marks, full) < schengenLimit) full++
  return {
    used,
    remaining: Math.max(0, schengenLimit - used),
    overstayDays: Math.max(0, used - schengenLimit),
    firstOverstay: over === undefined ? null : dateOf(over),
    lastSafeDay: safe === 0 ? null : dateOf(numberOf(last.from) + safe - 1),
    fullAgainFrom: dateOf(full),
  }
}
