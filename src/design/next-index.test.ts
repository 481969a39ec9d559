import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

test('arrows wrap round at both ends', () => {
  expect(nextIndex('ArrowRight', 2, 3, 'horizontal')).toBe(0)
  expect(nextIndex('ArrowLeft', 0, 3, 'horizontal')).toBe(2)
  expect(nextIndex('ArrowDown', 0, 3, 'vertical')).toBe(1)
})

test('Home and End go to the ends', () => {
  expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0)
  expect(nextIndex('End', 0, 3, 'vertical')).toBe(2)
})

test('keys of the other axis and an empty list lead nowhere', () => {
  expect(nextIndex('ArrowDown', 0, 3, 'horizontal')).toBe(-1)
  expect(nextIndex('a', 0, 3, 'vertical')).toBe(-1)
  expect(nextIndex('End', 0, 0, 'vertical')).toBe(-1)
})

test('without a focused entry the arrows enter at the near end', () => {
  expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0)
  expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2)
})
