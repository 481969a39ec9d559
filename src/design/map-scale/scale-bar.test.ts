import { expect, test } from 'vitest'
import { scaleBar } from './scale-bar.ts'

test('a scale bar is a round length that fits, in metres or kilometres', () => {
  expect(scaleBar(10, 100)).toEqual({ metres: 1000, length: 100, text: '1 km' })
  expect(scaleBar(9.5, 100)).toMatchObject({ metres: 500, text: '500 m' })
  expect(scaleBar(13.4, 100).length).toBeCloseTo(74.6, 1)
  expect(scaleBar(30_000, 100).text).toBe('2,000 km')
})
