import { expect, test } from 'vitest'
import { nightsToFind } from './nights-to-find.ts'

const dates = { startDate: '2027-05-10', endDate: '2027-05-14' }
const everywhere = { day: '2027-05-10', isHere: (_night: string): boolean => true }

const stay = (day: string, nights: number, more: object = {}) => ({
  id: `${day} ${nights}`,
  name: 'Casa',
  status: 'planned' as const,
  paid: null as number | null,
  time: null,
  details: null,
  day,
  nights,
  ...more,
})

const found = (items: readonly ReturnType<typeof stay>[], at: Partial<typeof everywhere> = {}) => {
  const { checkIn, checkOut } = nightsToFind(dates, items, { ...everywhere, ...at })
  return `${checkIn.slice(-2)} to ${checkOut.slice(-2)}`
}

test('B5 a stay is looked for in the nights without a bed', () => {
  expect(found([])).toBe('10 to 14')
  expect(found([stay('2027-05-10', 2)])).toBe('12 to 14')
  const middle = [stay('2027-05-11', 1), stay('2027-05-12', 1)]
  expect(found(middle)).toBe('10 to 11')
  expect(found(middle, { day: '2027-05-13' })).toBe('13 to 14')
  expect(found([stay('2027-05-10', 4, { status: 'idea' })])).toBe('10 to 14')
})

test('B5 where each night has a bed, in the nights of the stay that it would replace', () => {
  const [first, second] = [stay('2027-05-10', 1), stay('2027-05-11', 3)]
  expect(found([first, second])).toBe('10 to 11')
  expect(found([first, second], { day: '2027-05-12' })).toBe('11 to 14')
  // Longer than the days that the tier holds.
  expect(found([stay('2027-05-10', 6)])).toBe('10 to 16')
})

test('B5 a paid or booked stay is not replaced', () => {
  const paid = stay('2027-05-10', 1, { status: 'booked', paid: 120 })
  expect(found([paid, stay('2027-05-11', 3)])).toBe('11 to 14')
  expect(found([stay('2027-05-10', 4, { status: 'booked' })])).toBe('10 to 14')
})

test('B5 in a trip of several places, in the nights there', () => {
  const isHere = (night: string) => night >= '2027-05-12'
  expect(found([], { isHere })).toBe('12 to 14')
  expect(found([stay('2027-05-10', 2), stay('2027-05-12', 2)], { isHere })).toBe('12 to 14')
})
