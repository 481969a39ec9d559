import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSchengen, type DatedStay } from '#features/visas/domain/schengen-days.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

const dayOf = (date: LocalDate): number => Date.parse(date) / 86_400_000
const dateOf = (day: number): LocalDate => new Date(day * 86_400_000).toISOString().slice(0, 10)
const joined = new Map([
  ['HR', '2023-01-01'],
  ['BG', '2024-03-31'],
  ['RO', '2024-03-31'],
])
const area = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** The rule read to the letter, from 2020 on: every day counts the days of presence in the 180 that end with it. */
function countDayByDay(history: readonly DatedStay[], legs: readonly DatedStay[]) {
  const daysOf = ({ country, from, to }: DatedStay): number[] => {
    const days = []
    for (let day = dayOf(from); day <= dayOf(to); day++)
      if (area.has(country) && dateOf(day) >= (joined.get(country) ?? '')) days.push(day)
    return days
  }
  const visits = legs.map(daysOf).filter(({ length }) => length > 0)
  const end = Math.max(...visits.map((days) => days.at(-1) ?? 0))
  if (visits.length === 0) return null
  const start = Math.max(
    ...visits.filter((days) => days.at(-1) === end).map((days) => days[0] ?? 0),
  )
  const present = new Set(
    [...visits.flat(), ...history.flatMap(daysOf)].filter((day) => day <= end),
  )
  const usedOn = (day: number, days: ReadonlySet<number>): number => {
    let used = 0
    for (let one = day - 179; one <= day; one++) if (days.has(one)) used++
    return used
  }
  const over = [...present].toSorted((a, b) => a - b).find((day) => usedOn(day, present) > 90)
  // Of an unbroken stay the last day has the highest count.
  const fits = (entry: number, length: number): boolean => {
    const stayed = new Set([...present].filter((day) => day < entry && day > entry - 180))
    for (let at = 0; at < length; at++) stayed.add(entry + at)
    return usedOn(entry + length - 1, stayed) <= 90
  }
  let safe = 0
  while (safe < 90 && fits(start, safe + 1)) safe++
  let again = end + 1
  while (!fits(again, 90)) again++
  const used = usedOn(end, present)
  return {
    used,
    remaining: Math.max(0, 90 - used),
    overstayDays: Math.max(0, used - 90),
    firstOverstay: over === undefined ? null : dateOf(over),
    lastSafeDay: safe === 0 ? null : dateOf(start + safe - 1),
    fullAgainFrom: dateOf(again),
  }
}

const full = process.env['WAYLEAF_FULL'] === '1'
const howMany = full ? 100_000 : 100
const someStay = (length: number) =>
  fc
    .tuple(
      fc.constantFrom(...area, 'IE', 'CY', 'GB', 'CA'),
      fc.integer({ min: dayOf('2022-10-01'), max: dayOf('2025-06-30') }),
      fc.integer({ min: 0, max: length }),
    )
    .map(([country, day, more]) => ({ country, from: dateOf(day), to: dateOf(day + more) }))

test(
  `F ${howMany} random histories count as a count day by day does`,
  () => {
    fc.assert(
      fc.property(
        fc.array(someStay(60), { maxLength: 12 }),
        fc.array(someStay(100), { minLength: 1, maxLength: 4 }),
        (history, legs) => {
          expect(countSchengen(history, legs)).toEqual(countDayByDay(history, legs))
        },
      ),
      { numRuns: howMany },
    )
  },
  full ? 900_000 : 60_000,
)
