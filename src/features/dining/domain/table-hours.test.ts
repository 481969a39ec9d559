import { expect, test } from 'vitest'
import { shutAt } from './table-hours.ts'

const day = '2027-05-10'
const evenings = { opens: '19:30', closes: '22:30', closedOn: ['sun'] }

test.each([
  ['on its day of rest', { ...evenings, closedOn: ['mon'] }, { day, time: '19:00' }, 'day'],
  ['at lunch', evenings, { day, time: '12:30' }, 'meal'],
  ['half an hour before it opens', evenings, { day, time: '19:00' }, undefined],
  ['without an hour', evenings, { day, time: null }, undefined],
  ['without hours', {}, { day, time: '12:30' }, undefined],
  ['past midnight', { ...evenings, closes: '01:00' }, { day, time: '22:30' }, undefined],
])('PLAN-07 whether a house is shut, asked %s', (_, table, meal, shut) => {
  expect(shutAt(table, meal)).toBe(shut)
})
