import { expect, test } from 'vitest'
import { suits } from './choose-destinations.ts'

/** Warm from May to September, best in May; winters are cold. */
const city = {
  continent: 'Europe',
  bestMonths: [5, 9],
  highC: [3, 4, 9, 14, 20, 24, 27, 27, 22, 15, 8, 4],
}

test.each([
  [{}, true],
  [{ month: 5 }, true],
  [{ month: 1 }, false],
  [{ continent: 'Asia' }, false],
  [{ continent: 'Europe', month: 9 }, true],
  // A weather that is asked for in a month is looked up in that month.
  [{ month: 1, weather: 'cold' }, true],
  [{ month: 7, weather: 'hot' }, true],
  [{ month: 5, weather: 'hot' }, false],
  [{ weather: 'warm' }, true],
  [{ weather: 'cold' }, false],
] as const)('HOME-12 %j suits: %s', (wishes, expected) => {
  expect(suits(city, wishes)).toBe(expected)
})

test('HOME-12 a place of unknown climate is not called warm', () => {
  expect(suits({ ...city, highC: [] }, { weather: 'warm' })).toBe(false)
  expect(suits({ ...city, highC: [] }, { month: 5 })).toBe(true)
})
