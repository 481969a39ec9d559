import { expect, test } from 'vitest'
import { countText, foundText } from './count-text.ts'

test('one is one, none and more are many', () => {
  const counts = [0, 1, 2].map((count) => countText(count, 'restaurant'))
  expect(counts).toEqual(['0 restaurants', '1 restaurant', '2 restaurants'])
  expect(countText(2, 'property', 'properties')).toBe('2 properties')
})

test('some of a list are told with the list, all of it alone', () => {
  expect(foundText({ found: 1, all: 12 }, 'hotel')).toBe('1 of 12 hotels')
  expect(foundText({ found: 1, all: 1 }, 'hotel')).toBe('1 hotel')
  expect(foundText({ found: 0, all: 1 }, 'hotel')).toBe('0 of 1 hotel')
})
