import { expect, test } from 'vitest'
import { formatMoment, formatMomentThere } from './moment-text.ts'

test('STAY-09 a moment is said day first and by 24 hours, on the clocks that are asked for', () => {
  const instant = '2027-04-11T23:05:00.000Z'
  expect(formatMoment(instant, { timeZone: 'Europe/Paris' })).toBe('12 April 2027, 01:05')
  expect(formatMoment(instant, { timeZone: 'America/Toronto' })).toBe('11 April 2027, 19:05')
  expect(formatMoment(new Date('2026-11-05T00:00:00Z'), { timeZone: 'UTC', short: true })).toBe(
    '5 Nov 2026, 00:00',
  )
})

test('STAY-09 a moment by the clocks of a place, with its weekday, over midnight and summer time', () => {
  const instant = '2027-05-09T14:00:00.000Z'
  expect(formatMomentThere(instant, 'Europe/Lisbon')).toBe('Sun 9 May, 15:00')
  expect(formatMomentThere(instant, 'Pacific/Auckland')).toBe('Mon 10 May, 02:00')
  expect(formatMomentThere('2027-11-07T05:30:00Z', 'America/Toronto')).toBe('Sun 7 Nov, 01:30')
})
