import { expect, test } from 'vitest'
import { fittingIn } from './fitting-in.ts'

test('STAY-03 amenities stand in one line as far as they fit, at least one of them', () => {
  expect(fittingIn([])).toBe(0)
  expect(fittingIn(['Wi-Fi', 'Pool', 'Bar'])).toBe(3)
  expect(fittingIn(['Wi-Fi', 'Breakfast', 'Bar', 'Gym'])).toBe(3)
  expect(fittingIn(['Wi-Fi', 'Air conditioning', 'Gym'])).toBe(2)
  expect(fittingIn(['Breakfast from seven o’clock on', 'Gym'])).toBe(1)
})
