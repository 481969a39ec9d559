import { expect, test } from 'vitest'
import { contains, fillSea } from './fill-sea.ts'
import type { Position } from './raw-feature.ts'

const box = [0, 0, 10, 10] as const

/** Which of the points are in the sea that is filled. */
const seaAt = (coasts: readonly (readonly Position[])[], points: readonly Position[]) => {
  const sea = fillSea(coasts, box)
  return (
    sea &&
    points.map((point) =>
      sea.some(
        ([outer, ...holes]) =>
          outer !== undefined &&
          contains(outer, point) &&
          !holes.some((hole) => contains(hole, point)),
      ),
    )
  )
}

const west: Position = [2, 5]
const east: Position = [8, 5]

test('MAP-06 the sea lies right of a coast, whichever way it runs', () => {
  // Northwards: land in the west, water in the east.
  expect(
    seaAt(
      [
        [
          [5, -1],
          [5, 11],
        ],
      ],
      [west, east],
    ),
  ).toEqual([false, true])
  expect(
    seaAt(
      [
        [
          [5, 11],
          [5, -1],
        ],
      ],
      [west, east],
    ),
  ).toEqual([true, false])
})

test('MAP-06 a coast in pieces, in any order, is one coast', () => {
  const pieces: Position[][] = [
    [
      [5, 6],
      [5, 11],
    ],
    [
      [5, -1],
      [5, 3],
    ],
    [
      [5, 3],
      [5, 6],
    ],
  ]
  expect(seaAt(pieces, [west, east])).toEqual([false, true])
})

test('MAP-06 a strait has two coasts, an island stays dry, and around islands alone all is sea', () => {
  const strait: Position[][] = [
    [
      [4, -1],
      [4, 11],
    ],
    [
      [6, 11],
      [6, -1],
    ],
  ]
  expect(seaAt(strait, [west, [5, 5], east])).toEqual([false, true, false])
  // Against the clock: land is inside.
  const island: Position[] = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
    [4, 4],
  ]
  expect(seaAt([island], [west, [5, 5], east])).toEqual([true, false, true])
  expect(
    seaAt(
      [
        [
          [1, -1],
          [1, 11],
        ],
        island,
      ],
      [[0.5, 5], west, [5, 5]],
    ),
  ).toEqual([false, true, false])
})

test('MAP-06 an island that reaches over the edge is cut there, wherever its line begins', () => {
  const ring: Position[] = [
    [8, 4],
    [12, 4],
    [12, 6],
    [8, 6],
    [8, 4],
  ]
  expect(seaAt([ring], [west, [9, 5], [9, 8]])).toEqual([true, false, true])
  const turned: Position[] = [
    [12, 4],
    [12, 6],
    [8, 6],
    [8, 4],
    [12, 4],
  ]
  expect(seaAt([turned], [west, [9, 5], [9, 8]])).toEqual([true, false, true])
})

test('MAP-06 without a coast there is no sea; with one that ends in the box none is invented', () => {
  expect(fillSea([], box)).toEqual([])
  expect(
    fillSea(
      [
        [
          [20, 20],
          [30, 30],
        ],
      ],
      box,
    ),
  ).toEqual([])
  expect(
    fillSea(
      [
        [
          [5, -1],
          [5, 5],
        ],
      ],
      box,
    ),
  ).toBeUndefined()
})
