import { expect, test } from 'vitest'
import { seenOfDrawing } from './edge-of-drawing.ts'

const town = { slug: 'a', url: '', box: [0, 0, 10, 10], cuts: ['west', 'north'] } as const
const view = (west: number, south: number, east: number, north: number) =>
  ({ box: [west, south, east, north], perLng: 100, perLat: 100 }) as const

test('MAP-06 a drawing is whole inside, fades near a cut edge and is gone when that is in sight', () => {
  expect(seenOfDrawing(view(2, 2, 5, 5), [town])).toBe(1)
  expect(seenOfDrawing(view(0.2, 2, 5, 5), [town])).toBeCloseTo(0.5)
  expect(seenOfDrawing(view(-1, 2, 5, 5), [town])).toBe(0)
  expect(seenOfDrawing(view(2, 2, 5, 11), [town])).toBe(0)
})

test('MAP-06 where the drawing meets the coast of the world, and far from it, nothing fades', () => {
  expect(seenOfDrawing(view(2, -1, 12, 5), [town])).toBe(1)
  expect(seenOfDrawing(view(20, 20, 25, 25), [town])).toBe(1)
})
