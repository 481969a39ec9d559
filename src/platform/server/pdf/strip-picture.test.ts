import { expect, test } from 'vitest'
import { stripPicture, stripPlaces, stripSize } from './strip-picture.ts'

test('PLAN-09 marks of a strip lie as far apart as the ways are long, never touch and stay on it', () => {
  const [first = 0, second = 0, third = 0, last = 0] = stripPlaces([1.1, 0.35, 0])
  expect(second - first).toBeGreaterThan(third - second)
  expect(last - third).toBeGreaterThanOrEqual(20)
  const many = stripPlaces(Array.from({ length: 11 }, (_, at) => at))
  expect(many.at(-1)).toBeLessThanOrEqual(stripSize.width)
  expect(many.every((place, at) => at === 0 || place - (many[at - 1] ?? 0) >= 20)).toBe(true)
})

test('PLAN-09 nothing that could be markup gets into the picture', () => {
  const way = { km: 1, words: ['1.0 km', '<script>'] }
  const picture = stripPicture({
    description: 'a',
    stops: [{ name: '<b>', way }, { name: 'c' }],
  })
  expect(picture).toContain('1.0 km')
  expect(picture).not.toMatch(/script|<b>/)
})
