import { describe, expect, test } from 'vitest'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import { countSchengen, type DatedStay } from './schengen-days.ts'

const stay = (country: string, from: LocalDate, to: LocalDate): DatedStay => ({ country, from, to })

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
})
