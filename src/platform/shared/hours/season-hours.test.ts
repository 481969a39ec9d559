import { expect, test } from 'vitest'
import { hoursBySeason } from './season-hours.ts'

const castle = 'Mar-Oct 09:00-21:00; Nov-Feb 09:00-18:00; Jan 01,May 01,Dec 24,25,31 off'

test('C1 GUIDE-02 hours that change with the season are said for each season, over the turn of the year too', () => {
  expect(hoursBySeason(castle, 2027)).toBe(
    '09:00 to 21:00 March to October, 09:00 to 18:00 November to February',
  )
  expect(hoursBySeason('Tu-Su 09:30-18:00; Jan 01 off', 2027)).toBe('09:30 to 18:00')
  expect(hoursBySeason('24/7', 2027)).toBe('open all day')
  expect(hoursBySeason('Apr-Oct 10:00-17:00', 2027)).toBe(
    '10:00 to 17:00 April to October, closed November to March',
  )
  expect(
    hoursBySeason(
      'Jan 09:00-16:00; Feb-Mar 09:00-17:00; Apr-Jun 09:00-18:00; Jul-Dec 09:00-20:00',
      2027,
    ),
  ).toBe('hours vary by season')
})
