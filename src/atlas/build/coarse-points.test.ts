import { expect, test } from 'vitest'
import { compiled } from '../testing/world.ts'
import { coarsePoints, pointsOf } from './coarse-points.ts'

test('points of every kind of row are looked at', () => {
  const names = pointsOf(compiled).map(({ row }) => row)
  for (const name of [
    'paris/destination',
    'paris/districts/Le Marais',
    'paris/sights/eiffel-tower',
    'world/osaka',
    'islands/crete',
  ])
    expect(names).toContain(name)
})

test('a point with three digits both ways is a guess, one with four one way is not', () => {
  expect(
    coarsePoints([
      { row: 'guess', lat: 48.12, lng: 2.345 },
      { row: 'known', lat: 48.12, lng: 2.3456 },
      { row: 'whole', lat: 48, lng: 2 },
    ]),
  ).toEqual(['guess: 48.12, 2.345', 'whole: 48, 2'])
})

test('no point of the atlas is a rounded guess', () => {
  expect(coarsePoints(pointsOf(compiled))).toEqual([])
})
