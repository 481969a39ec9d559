import { array, assert, constantFrom, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, placeNames, roomAround } from './place-names.ts'

const picture = { width: 400, height: 300 }
const letters = { height: 15, width: 6.5 }
const spot = record({ x: integer({ min: -20, max: 420 }), y: integer({ min: -20, max: 320 }) })

test('a long name has two lines, broken where they are most alike', () => {
  expect(linesOf('Pantheon and Piazza Navona')).toEqual(['Pantheon and', 'Piazza Navona'])
  expect(linesOf('Le Marais')).toEqual(['Le Marais'])
  expect(linesOf('Donaudampfschifffahrt')).toEqual(['Donaudampfschifffahrt'])
})

test('no name covers a mark, another name or the rim, and each is said once', () => {
  const wish = spot.chain(({ x, y }) =>
    record({
      x: integer({ min: x, max: x }),
      y: integer({ min: y, max: y }),
      name: string({ minLength: 3, maxLength: 24 }),
      beside: constantFrom(undefined, 5, 16),
    }),
  )
  assert(
    property(array(wish, { maxLength: 40 }), array(spot, { maxLength: 12 }), (wishes, marks) => {
      const taken = marks.map((mark) => roomAround(mark, 30, 30))
      const placed = placeNames(wishes, taken, picture, letters)
      const rooms = placed.map(({ x, y, align, lines }) => {
        const width = letters.width * Math.max(...lines.map(({ length }) => length))
        const left = { start: x, middle: x - width / 2, end: x - width }[align]
        const half = (letters.height * lines.length) / 2
        return { left, right: left + width, top: y - half, bottom: y + half }
      })
      const apart = rooms.every((a, at) =>
        [...taken, ...rooms.slice(at + 1)].every(
          (b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom,
        ),
      )
      const inside = rooms.every(
        ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= 400 && bottom <= 300,
      )
      return (
        apart && inside && new Set(placed.map(({ wish: { name } }) => name)).size === placed.length
      )
    }),
  )
})

test('what comes first has its place, and a name gives way to the side that is free', () => {
  const mark = { x: 200, y: 150 }
  const wishes = [
    { ...mark, name: 'Colosseum', beside: 15 },
    { x: 240, y: 150, name: 'Celio' },
    { x: 200, y: 110, name: 'Forum', beside: 5, dot: true as const },
  ]
  const placed = placeNames(wishes, [roomAround(mark, 30, 30)], picture, letters)
  expect(placed.map(({ wish, align }) => [wish.name, align])).toEqual([
    ['Colosseum', 'start'],
    ['Forum', 'start'],
  ])
  const wall = { left: 216, right: 300, top: 140, bottom: 160 }
  const [moved] = placeNames(wishes, [roomAround(mark, 30, 30), wall], picture, letters)
  expect(moved?.align).toBe('end')
})

test('a name without room beside its mark stands farther off at a line, off the ways where it can; without that it is left out', () => {
  const mark = { x: 200, y: 150 }
  const around = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].map((y) => roomAround({ x: 200 + 30 * x, y: 150 + 26 * y }, 28, 24)),
  )
  const wish = { ...mark, name: 'Castle', beside: 14 }
  expect(placeNames([wish], around, picture, letters)).toEqual([])
  const [placed] = placeNames([{ ...wish, lead: true as const }], [], picture, letters, [
    { left: 100, top: 100, right: 300, bottom: 200 },
  ])
  expect(placed?.line).toBeDefined()
  const [from, to] = placed?.line ?? [mark, mark]
  expect(Math.hypot(from.x - 200, from.y - 150)).toBeCloseTo(14, 5)
  expect(Math.hypot(to.x - 200, to.y - 150)).toBeGreaterThan(28)
  // With ways everywhere it stands beside its mark, over them.
  const [over] = placeNames([{ ...wish, lead: true as const }], [], picture, letters, [
    { left: 0, top: 0, right: 400, bottom: 300 },
  ])
  expect(over?.line).toBeUndefined()
  expect(over?.x).toBe(218)
})
