import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen.ts'
import { countSchengen, type DatedStay } from './schengen-days.ts'

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

describe('F the Schengen area’s 90 days in any 180', () => {
  test('a first visit of ten days', () => {
    expect(countSchengen([], [stay('FR', '2027-05-01', '2027-05-10')])).toEqual({
      used: 10,
      remaining: 80,
      overstayDays: 0,
      firstOverstay: null,
      lastSafeDay: '2027-07-29',
      fullAgainFrom: '2027-08-09',
    })
  })

  test('days of entry and exit both count: 90 days are from 1 January to 31 March', () => {
    const count = countSchengen([], [stay('ES', '2027-01-01', '2027-03-31')])
    expect(count).toMatchObject({ used: 90, remaining: 0, firstOverstay: null })
    const over = countSchengen([], [stay('ES', '2027-01-01', '2027-04-01')])
    expect(over).toMatchObject({ used: 91, overstayDays: 1, firstOverstay: '2027-04-01' })
  })

  test('an entry on a day with 90 days behind it has no safe day', () => {
    const before = [stay('IT', '2027-01-01', '2027-03-31')]
    const count = countSchengen(before, [stay('GR', '2027-04-10', '2027-04-12')])
    expect(count).toMatchObject({ lastSafeDay: null, firstOverstay: '2027-04-10', overstayDays: 3 })
  })

  test('a day in two states counts once', () => {
    const legs = [stay('FR', '2027-05-01', '2027-05-05'), stay('BE', '2027-05-05', '2027-05-08')]
    expect(countSchengen([], legs)?.used).toBe(8)
  })

  test.each([
    ['HR', '2022-12-31', '2023-01-01'],
    ['BG', '2024-03-30', '2024-03-31'],
    ['RO', '2024-03-30', '2024-03-31'],
  ])('%s counts from its own day: %s does not, %s does', (country, before, from) => {
    expect(countSchengen([], [stay(country, before, before)])).toBeNull()
    expect(countSchengen([], [stay(country, before, from)])?.used).toBe(1)
  })

  test.each(['IE', 'CY', 'GB', 'TR', 'CA'])('%s never counts', (country) => {
    expect(countSchengen([], [stay(country, '2027-05-01', '2027-05-10')])).toBeNull()
  })

  test('the area has 29 states', () => {
    expect(schengenSince.size).toBe(29)
  })

  test(
    'any history and journey count as they do day by day',
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
})
