import { expect, test } from 'vitest'
import { daysListed } from './days-listed.ts'

test('B3 the days that a tier opens have one wording, also where a day between them holds nothing', () => {
  expect([[4], [4, 5], [4, 5, 6], [4, 6]].map(daysListed)).toEqual([
    'Day 4',
    'Days 4 and 5',
    'Days 4 to 6',
    'Days 4 and 6',
  ])
})
