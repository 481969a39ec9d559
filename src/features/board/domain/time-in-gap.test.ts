import { expect, test } from 'vitest'
import type { PlannedItem } from './planned-item.ts'
import { timeInGap } from './time-in-gap.ts'

const stop = (time: string | null, durationMinutes: number, lng = -9.14): PlannedItem => ({
  id: `${time}`,
  name: 'Stop',
  type: 'attraction',
  day: '2027-05-11',
  time,
  durationMinutes,
  nights: null,
  lat: 38.71,
  lng,
  source: null,
})

const late = stop('15:00', 90)

test('B3 a stop that moves before another ends early enough for the way between them', () => {
  // Without a way 08:05 would do: it ends when the next one begins.
  expect(timeInGap(late, [], [stop('09:35', 60, -9.17)])).toBe('07:30')
  expect(timeInGap(late, [], [stop('09:35', 60)])).toBe('08:00')
})

test('B3 between two stops it begins when the first is over and the way is made, on five minutes where it is tight', () => {
  const first = stop('09:00', 60)
  expect(timeInGap(late, [first], [stop('12:30', 60)])).toBe('10:00')
  expect(timeInGap(late, [stop('09:00', 65)], [stop('11:40', 60)])).toBe('10:05')
  const far = stop('09:00', 60, -9.17)
  expect(timeInGap(late, [far], [stop('13:00', 60)])).toBe('10:30')
})

test('B3 a time that fits is kept; one that overlaps what stands before it is not', () => {
  const first = stop('09:00', 120)
  expect(timeInGap(stop('11:10', 60), [first], [stop('14:00', 60)])).toBe('11:10')
  expect(timeInGap(stop('10:00', 60), [first], [stop('14:00', 60)])).toBe('11:00')
})

test('B3 where no time is left the order decides', () => {
  const first = stop('09:00', 60)
  expect(timeInGap(late, [first], [stop('10:30', 60)])).toBe('10:00')
  expect(timeInGap(stop(null, 60), [first], [])).toBeNull()
})
