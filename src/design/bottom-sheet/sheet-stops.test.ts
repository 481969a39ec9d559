import { expect, test } from 'vitest'
import { nextStop, stopAfterDrag } from './sheet-stops.ts'

test('the ends hold', () => {
  expect(nextStop('full', 1)).toBe('full')
  expect(nextStop('peek', -1)).toBe('peek')
  expect(nextStop('peek', 1)).toBe('half')
})

test('a short drag springs back, a longer one goes one stop, a long one to the end', () => {
  expect(stopAfterDrag('half', -40, 800)).toBe('half')
  expect(stopAfterDrag('peek', -200, 800)).toBe('half')
  expect(stopAfterDrag('peek', -500, 800)).toBe('full')
  expect(stopAfterDrag('full', 200, 800)).toBe('half')
  expect(stopAfterDrag('full', 500, 800)).toBe('peek')
})
