import { expect, test } from 'vitest'
import { toneOf } from './visa-words.ts'

test('VISA-02 three colours are known, any other is shown in none', () => {
  const colours = ['green', 'blue', 'red', 'mauve', '', 'constructor']
  expect(colours.map(toneOf)).toEqual(['free', 'paper', 'barred', 'plain', 'plain', 'plain'])
})
