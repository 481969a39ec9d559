import { expect, test } from 'vitest'
import { initialsOf, toneOf } from './initials.ts'

test.each([
  ['Ann Lee', 'AL'],
  ['  ann   marie de lee ', 'AL'],
  ['Zoé', 'Z'],
  ['Élodie Ångström', 'ÉÅ'],
  ['(Bob) O’Neil', 'BO'],
  ['山田 太郎', '山太'],
  ['123 !', '·'],
  ['', '·'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a seed keeps its colour, and seeds share the colours between them', () => {
  const tones = Array.from({ length: 200 }, (_, n) => toneOf(`person-${n}`))
  expect(tones).toEqual(Array.from({ length: 200 }, (_, n) => toneOf(`person-${n}`)))
  expect(new Set(tones).size).toBe(4)
})
