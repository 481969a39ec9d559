import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSchengen, type DatedStay } from '#features/visas/domain/schengen-days.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const runs = full ? 100_000 : 100

const stay = (country: string, from: LocalDate, to: LocalDate): DatedStay => ({ country, from, to })

const numberOf = (date: LocalDate): number => Date.parse(date) / 86_400_000
const dateOf = (day: number): LocalDate => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Counts the present days among the 180 that end with `on`, one after the other. */
function countOn(on: number, isPresent: (day: number) => boolean): number {
  let count = 0
  for (let day = on - 179; day <= on; day++) if (isPresent(day)) count++
  return count
}

/** The rule counted day by day, as one counts it in a calendar. */
function dayByDay(history: readonly DatedStay[], legs: readonly DatedStay[]) {
  const daysOf = ({ country, from, to }: DatedStay): number[] => {
    const since = numberOf(schengenSince.get(country) ?? '9999-12-31')
    const days: number[] = []
    for (let day = numberOf(from); day <= numberOf(to); day++) if (day >= since) days.push(day)
    return days
  }
  const inside = legs.map(daysOf).filter((days) => days.length > 0)
  const ends = inside.map((days) => days.at(-1) ?? 0)
  const end = Math.max(...ends)
  const start = Math.max(...inside.filter((days) => days.at(-1) === end).map(([day = 0]) => day))
  if (inside.length === 0) return null
  const all = new Set([...inside.flat(), ...history.flatMap(daysOf)].filter((day) => day <= end))
  const base = Math.min(...all) - 400
  const marks = new Uint8Array(end - base + 1)
  for (const day of all) marks[day - base] = 1
  const isPresent = (day: number) => marks[day - base] === 1
  const safeDays = (entry: number): number => {
    for (let day = entry; ; day++)
      if (countOn(day, (other) => (other >= entry && other <= day) || isPresent(other)) > 90)
        return day - entry
  }
  const safe = safeDays(start)
  let full = end + 1
  while (safeDays(full) < 90) full++
  const over = [...all].toSorted((a, b) => a - b).find((day) => countOn(day, isPresent) > 90)
  const used = countOn(end, isPresent)
  return {
    used,
    remaining: Math.max(0, 90 - used),
    overstayDays: Math.max(0, used - 90),
    firstOverstay: over === undefined ? null : dateOf(over),
    lastSafeDay: safe === 0 ? null : dateOf(start + safe - 1),
    fullAgainFrom: dateOf(full),
  }
}

test(
  'F any history and journey count in the Schengen area as they do day by day',
  { timeout: full ? 1_800_000 : 60_000 },
  () => {
    const someStay = fc
      .record({
        country: fc.constantFrom('FR', 'DE', 'PT', 'HR', 'BG', 'RO', 'CH', 'IE', 'CY', 'CA'),
        start: fc.integer({ min: 0, max: 700 }),
        length: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 120 })),
      })
      .map(({ country, start, length }) => {
        const from = addDays('2022-10-01', start)
        return stay(country, from, addDays(from, length))
      })
    fc.assert(
      fc.property(
        fc.array(someStay, { maxLength: 8 }),
        fc.array(someStay, { minLength: 1, maxLength: 4 }),
        (history, legs) => {
          expect(countSchengen(history, legs)).toEqual(dayByDay(history, legs))
        },
      ),
      { numRuns: runs, seed: 90_180 },
    )
  },
)
