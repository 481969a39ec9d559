import { expect, test } from 'vitest'
import { titleErrors, titlesOf } from './check-titles.mjs'

const known = new Set(['STAY-09'])

test('a title is read in each of its forms, with the describes around it', () => {
  const text = `
    describe.each([1])('STAY-09 around', () => {
      test.skipIf(!x)('plain', () => {})
      it.each([['a', 'b']])(\`with \${value}\`, () => {})
    })
    test('alone', () => { expect('STAY-10 no title').toBe(1) })`
  expect(titlesOf('a.test.ts', text)).toEqual([
    ['STAY-09 around', 'plain'],
    ['STAY-09 around', 'with ${value}'],
    ['alone'],
  ])
})

test.each([
  ['src/features/stays/a.test.ts', `test('no id', () => {})`, 1],
  ['tests/api/a.test.ts', `test('later STAY-09', () => {})`, 1],
  ['tests/api/a.test.ts', `test('A2 one', () => {}); test('F two', () => {})`, 0],
  ['tests/api/a.test.ts', `describe('STAY-09', () => { test('one', () => {}) })`, 0],
  ['tests/api/a.test.ts', `describe('STAY-09 all', () => { test('one', () => {}) })`, 0],
  ['src/platform/shared/a.test.ts', `test('no id', () => {})`, 0],
  ['src/platform/shared/a.test.ts', `test('STAY-99 unknown', () => {})`, 1],
])('%s with %s has %d errors', (path, text, count) => {
  expect(titleErrors(path, text, known)).toHaveLength(count)
})
