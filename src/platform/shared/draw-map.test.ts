import { expect, test } from 'vitest'
import { drawMap, type MapPoint } from './draw-map.ts'

const at = (name: string, lat: number, lng: number): MapPoint => ({ name, lat, lng })
const sights = [
  at('Tower', 48.858, 2.294),
  at('Louvre', 48.861, 2.336),
  at('Palace beside it', 48.861, 2.336),
  at('Hill', 48.886, 2.343),
  at('Far castle', 48.805, 2.12),
]
const districts = [
  at('Left Bank', 48.851, 2.33),
  at('Le Marais', 48.859, 2.361),
  at('Montmartre', 48.886, 2.339),
  at('Far town', 48.804, 2.126),
]
const drawn = drawMap(sights, districts)

test('HOME-12 north is up and east is right', () => {
  const [tower, louvre, , hill] = drawn.marks
  expect(tower?.x).toBeLessThan(louvre?.x ?? 0)
  expect(hill?.y).toBeLessThan(louvre?.y ?? 0)
})

test('HOME-12 no mark hides another, and all are inside the frame', () => {
  for (const [index, a] of drawn.marks.entries()) {
    expect(a.x).toBeGreaterThan(0)
    expect(a.x).toBeLessThan(drawn.width)
    expect(a.y).toBeLessThan(drawn.height)
    for (const b of drawn.marks.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20)
  }
})

test('HOME-12 what lies far out stands at the edge with its distance and does not shrink the rest', () => {
  expect(drawn.marks.map(({ beyondKm }) => beyondKm)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    expect.closeTo(17, -0.5),
  ])
  expect(drawn.labels.map(({ text }) => text)).not.toContain('Far town')
})

test('HOME-12 names stand clear of each other', () => {
  for (const [index, a] of drawn.labels.entries())
    for (const b of drawn.labels.slice(index + 1))
      expect(Math.abs(a.y - b.y) >= 14 || Math.abs(a.x - b.x) > 30).toBe(true)
  expect(drawn.labels.length).toBeGreaterThan(1)
})

test('HOME-12 the bar is as long as its kilometres', () => {
  const [tower, , , hill] = drawn.marks
  const km = Math.hypot((48.886 - 48.858) * 111.2, (2.343 - 2.294) * 111.2 * Math.cos(0.8528))
  const length = Math.hypot((tower?.x ?? 0) - (hill?.x ?? 0), (tower?.y ?? 0) - (hill?.y ?? 0))
  expect(drawn.scale.length / drawn.scale.km).toBeCloseTo(length / km, -0.7)
})

test('HOME-12 water and parks lie under the marks, those out of sight are left out', () => {
  const near = { kind: 'park', points: [2.33, 48.86, 2.34, 48.86, 2.34, 48.865] } as const
  const far = { kind: 'water', points: [10, 50, 11, 50, 11, 51] } as const
  const seine = {
    kind: 'river',
    points: [2.3, 48.86, 2.32, 48.862, 2.35, 48.855],
    widthMetres: 120,
  } as const
  const places = [
    { name: 'Louvre', lat: 48.8606, lng: 2.3376 },
    { name: 'Orsay', lat: 48.86, lng: 2.3266 },
    { name: 'Marais', lat: 48.858, lng: 2.36 },
  ]
  const ground = { ground: 'land', shapes: [near, far, seine] } as const
  const { shapes } = drawMap(places.slice(0, 2), places.slice(2), ground)
  expect(shapes.map(({ kind }) => kind)).toEqual(['park', 'river'])
  expect(shapes[0]?.path).toMatch(/^M(-?\d+ -?\d+L?){3}Z$/)
  expect(shapes[1]?.width).toBeGreaterThan(2.4)
  expect(shapes[1]?.path.endsWith('Z')).toBe(false)
  // A garden keeps its corners, a river has none.
  expect(shapes[1]?.path).toMatch(/^M(-?\d+ -?\d+)(C(-?\d+ ?){6})+$/)
})
