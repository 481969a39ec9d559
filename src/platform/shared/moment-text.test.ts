import { expect, test } from 'vitest'
import { formatMoment } from './moment-text.ts'

test('STAY-09 a moment is said day first and by 24 hours, on the clocks that are asked for', () => {
  const instant = '2027-04-11T23:05:00.000Z'
  expect(formatMoment(instant, { timeZone: 'Europe/Paris' })).toBe('12 April 2027, 01:05')
  expect(formatMoment(instant, { timeZone: 'America/Toronto' })).toBe('11 April 2027, 19:05')
  expect(formatMoment(new Date('2026-11-05T00:00:00Z'), { timeZone: 'UTC', short: true })).toBe(
    '5 Nov 2026, 00:00',
  )
})
