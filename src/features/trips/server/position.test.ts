import fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { isPosition, positionAfter, positionByClock } from './position.ts'

test.each([
  ['a0', true],
  ['a0V', true],
  ['Zz', true],
  ['b0', false],
  ['zz', false],
  ['a', false],
  ['a00', false],
  ['A00000000000000000000000000', false],
  ['', false],
])('PLAN-07 whether %j is a position the library decides: %j', (key, yes) => {
  expect(isPosition(key)).toBe(yes)
})

test('PLAN-07 a position comes behind whatever letters and digits a day ends with', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z][0-9A-Za-z]{0,60}$/), (stored) => {
      const next = positionAfter(stored)
      expect(next > stored).toBe(true)
      expect(isPosition(next)).toBe(true)
    }),
  )
})

test('PLAN-07 any stored text at all is survived', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      expect(isPosition(positionAfter(stored))).toBe(true)
    }),
  )
})

test('PERF-4 positions by the clock rise, whatever the clock does, and others fit behind them', () => {
  const times = [Date.UTC(2026, 0), Date.UTC(2026, 0), Date.UTC(2025, 0), Date.UTC(2076, 11)]
  const made = times.map((now) => positionByClock(now))
  expect(made.toSorted()).toEqual(made)
  for (const key of made) {
    expect(isPosition(key)).toBe(true)
    expect(positionAfter(key) > key).toBe(true)
  }
  expect((made[0] ?? '') > positionAfter('gzzzzzzz')).toBe(true)
})

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('append' as const), atOnce: fc.integer({ min: 1, max: 10 }) }),
    fc.record({ kind: fc.constant('between' as const), gap: fc.nat() }),
  ),
  { maxLength: 60 },
)

test('PLAN-07 after any appends, also at once, and inserts the order is strict and every gap takes another', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let keys: string[] = []
      for (const step of sequence) {
        if (step.kind === 'append') {
          const last = keys.at(-1) ?? null
          keys.push(...Array.from({ length: step.atOnce }, () => positionAfter(last)))
        } else {
          const gap = step.gap % (keys.length + 1)
          keys.push(generateKeyBetween(keys[gap - 1] ?? null, keys[gap] ?? null))
        }
        keys = keys.sort()
      }
      expect(new Set(keys).size).toBe(keys.length)
      for (let gap = 0; gap <= keys.length; gap++) {
        const [before, after] = [keys[gap - 1] ?? null, keys[gap] ?? null]
        const key = generateKeyBetween(before, after)
        expect((before ?? '') < key && (after === null || key < after)).toBe(true)
      }
      // What the contract takes and gives.
      for (const key of keys) expect(key.length).toBeLessThanOrEqual(200)
    }),
  )
})

test('PLAN-07 a thousand adds in a row keep short positions', () => {
  let last: string | null = null
  for (let count = 0; count < 1000; count++) {
    const next = positionAfter(last)
    expect(last === null || next > last).toBe(true)
    last = next
  }
  expect(last?.length).toBeLessThanOrEqual(9)
})
