import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isInSight, keptInSight, layPills } from './lay-pills.ts'

const size = { width: 800, height: 500 }
const spot = record({
  x: double({ min: -5000, max: 5000, noNaN: true }),
  y: double({ min: -5000, max: 5000, noNaN: true }),
})
const pill = (towards: { x: number; y: number }) => ({
  places: [],
  says: 'Pena Palace, 24 km',
  label: '',
  towards,
})
const tools = [{ left: 736, top: 0, right: 800, bottom: 168 }]

test('MAP-04 pills stand inside the map, clear of the buttons and of each other', () => {
  assert(
    property(array(spot, { maxLength: 5 }), (spots) => {
      const rooms = layPills(spots.map(pill), size, 44, { tools, marks: [] }).map(
        ({ room }) => room,
      )
      return rooms.every(
        (a, at) =>
          a.left >= 0 &&
          a.right <= size.width &&
          a.top >= 0 &&
          a.bottom <= size.height - 44 &&
          [...tools, ...rooms.slice(at + 1)].every(
            (b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom,
          ),
      )
    }),
  )
})

test('MAP-04 a pill stands towards its places, with an arrow that points there', () => {
  const [west] = layPills([pill({ x: -4000, y: 228 })], size, 44, { tools, marks: [] })
  expect(west?.room.left).toBeCloseTo(10)
  expect(west?.turn).toBeCloseTo(-90)
})

test('MAP-04 a price that would cover a mark is left out at the edge; another place is not', () => {
  const marks = [{ left: 0, top: 0, right: size.width, bottom: size.height }]
  const west = { ...pill({ x: -4000, y: 228 }), isPrice: true }
  expect(layPills([west], size, 44, { tools, marks })).toEqual([])
  expect(layPills([west], size, 44, { tools, marks: [] })).toHaveLength(1)
  expect(layPills([{ ...west, isPrice: false }], size, 44, { tools, marks })).toHaveLength(1)
})

test('MAP-04 a mark is in sight where neither the edge nor the buttons cut it', () => {
  const isSeen = (x: number, y: number, isPrice = false) =>
    isInSight({ x, y }, size, { tools, isPrice })
  expect([isSeen(400, 20), isSeen(400, 6), isSeen(760, 90), isSeen(760, 300)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([isSeen(715, 90), isSeen(715, 90, true), isSeen(20, 300, true)]).toEqual([
    true,
    false,
    false,
  ])
})

test('MAP-04 a price beside its place is moved to where neither the edge nor the buttons cut it', () => {
  const half = 38
  const kept = (x: number, y: number) => keptInSight({ x, y }, size, { tools, half }).x
  expect(kept(size.width - 4, 300)).toBe(size.width - half)
  expect(kept(4, 300)).toBe(half)
  expect(kept(400, 300)).toBe(400)
  expect(kept(size.width - 4, 90) + half).toBeLessThanOrEqual(size.width - 64)
})
