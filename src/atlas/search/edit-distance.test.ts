import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['paris', 'paris', 0],
  ['pariss', 'paris', 1],
  ['prais', 'paris', 1],
  ['pari', 'paris', 1],
  ['barselona', 'barcelona', 1],
  ['amstrdma', 'amsterdam', 2],
])('%s is %s with %d wrong letters', (typed, name, whole) => {
  expect(editDistance(typed, name, 2)?.whole).toBe(whole)
})

test('what is typed so far is compared with as much of the name', () => {
  expect(editDistance('barcl', 'barcelona', 2)?.beginning).toBe(1)
  expect(editDistance('vancuov', 'vancouver', 2)?.beginning).toBe(1)
})

test('more wrong letters than allowed are no match, and letters added are counted', () => {
  expect(editDistance('paris', 'tokyo', 2)).toBeUndefined()
  const word = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(word, fc.nat(11), fc.constantFrom('q', 'z', '1'), (name, at, letter) => {
      const typed = name.slice(0, at) + letter + name.slice(at)
      expect(editDistance(typed, name, 2)?.whole).toBe(1)
    }),
  )
})
