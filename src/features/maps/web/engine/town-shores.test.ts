import { expect, test } from 'vitest'
import { townShores } from './town-shores.ts'

const square = (west: number, south: number, side: number) => [
  west,
  south,
  west + side,
  south,
  west + side,
  south + side,
  west,
  south + side,
]
const shape = (kind: 'water' | 'land' | 'park', points: number[]) => ({ kind, name: '', points })
const box = [0, 0, 10, 10] as const

test('MAP-06 a shore runs where water meets land, and ends with the drawing', () => {
  const lake = shape('water', [0, 0, 10, 0, 10, 4, 0, 4])
  const { shores } = townShores({ box, ground: 'land', shapes: [lake] })
  expect(shores).toEqual([
    [
      [10, 4],
      [0, 4],
    ],
  ])
})

test('MAP-06 a headland that is drawn by itself has no line across its root, and none inside the land', () => {
  const lake = shape('water', [0, 0, 10, 0, 10, 4, 5.5, 4, 4.5, 4, 0, 4])
  const headland = shape('land', [4.5, 2, 5.5, 2, 5.5, 4, 5.5, 5, 4.5, 5, 4.5, 4])
  const { shores, seams } = townShores({ box, ground: 'land', shapes: [lake, headland] })
  const lines = shores.flatMap((run) => run.slice(1).map((to, at) => [run[at], to]))
  expect(seams.length).toBeGreaterThan(0)
  expect(lines).not.toContainEqual([
    [5.5, 4],
    [4.5, 4],
  ])
  expect(lines).not.toContainEqual([
    [5.5, 5],
    [4.5, 5],
  ])
  expect(lines).toContainEqual([
    [4.5, 2],
    [5.5, 2],
  ])
})

test('MAP-06 what a park covers keeps its shore', () => {
  const island = shape('land', square(2, 2, 2))
  const shapes = [island, shape('park', square(2, 2, 2))]
  expect(townShores({ box, ground: 'water', shapes }).shores).toHaveLength(1)
})
