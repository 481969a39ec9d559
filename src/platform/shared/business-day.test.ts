import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay, dayIn, isTimeZone } from './business-day.ts'

const at = (instant: string) => ({ now: () => new Date(instant) })

test('A10 a document is dated with the day of its reader, else with the one in Toronto', () => {
  const evening = at('2026-11-23T01:30:00Z')
  expect(businessDay(evening)).toBe('2026-11-22')
  expect(businessDay(evening, 'Europe/Paris')).toBe('2026-11-23')
  expect(businessDay(evening, 'America/Vancouver')).toBe('2026-11-22')
  expect(businessDay(at('2026-11-22T10:30:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-23')
  expect(businessDay(at('2026-11-22T10:30:00Z'), 'Pacific/Pago_Pago')).toBe('2026-11-21')
})

test('A10 the hour that clocks leave out or show twice changes no day', () => {
  expect(businessDay(at('2027-03-14T04:59:59Z'))).toBe('2027-03-13')
  expect(businessDay(at('2027-03-14T05:00:00Z'))).toBe('2027-03-14')
  expect(businessDay(at('2027-11-07T03:59:59Z'))).toBe('2027-11-06')
  expect(businessDay(at('2027-11-07T04:00:00Z'))).toBe('2027-11-07')
})

test('A10 the day is the one that the calendar of the zone shows, in every zone and year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (timeZone, instant) => {
        const shown = new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
        expect(dayIn(timeZone, instant)).toBe(shown)
      },
    ),
  )
})

test('A10 a zone is a name that clocks go by', () => {
  for (const zone of ['America/Toronto', 'Asia/Kolkata', 'UTC']) expect(isTimeZone(zone)).toBe(true)
  for (const none of ['', 'Mars/Olympus', '+05:00', '../etc', 'Etc/Unknown'])
    expect(isTimeZone(none)).toBe(false)
})
