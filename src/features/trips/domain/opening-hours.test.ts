import { expect, test } from 'vitest'
import { openSpans, visitSpans } from './opening-hours.ts'

const castle = {
  hours: 'Mar-Oct 09:00-21:00; Nov-Feb 09:00-18:00; Jan 01,May 01,Dec 24,25,31 off',
  opens: '09:00',
  closes: '21:00',
  closedOn: [],
}

test('B5 D3 a place is open by the season and the day where its hours say so', () => {
  expect(openSpans(castle, '2027-05-10')).toEqual([{ from: 540, to: 1260 }])
  expect(openSpans(castle, '2027-12-06')).toEqual([{ from: 540, to: 1080 }])
  expect(openSpans(castle, '2027-12-25')).toEqual([])
})

test('B5 D3 without such hours the usual ones count, past midnight too', () => {
  const bar = { opens: '18:00', closes: '02:00', closedOn: ['mon'], openMonths: [5, 6] }
  expect(openSpans(bar, '2027-05-11')).toEqual([{ from: 1080, to: 1560 }])
  expect(openSpans(bar, '2027-05-10')).toEqual([])
  expect(openSpans(bar, '2027-07-13')).toEqual([])
  expect(openSpans({ closedOn: [] }, '2027-07-13')).toEqual([{ from: 0, to: 1440 }])
})

test('B5 PLAN-06 where it is not known whether a place is open, a visit may be planned in its hours; on a day off it may not', () => {
  const lift = { hours: 'Mo-Su 07:30-21:00 unknown "ask whether it runs"', closedOn: [] }
  expect(openSpans(lift, '2027-05-10')).toEqual([])
  expect(visitSpans(lift, '2027-05-10')).toEqual([{ from: 450, to: 1260 }])
  expect(visitSpans(castle, '2027-05-10')).toEqual(openSpans(castle, '2027-05-10'))
  expect(visitSpans(castle, '2027-12-25')).toEqual([])
})
