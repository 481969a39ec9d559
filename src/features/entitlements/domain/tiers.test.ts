import { expect, test } from 'vitest'
import { permissionsOf, tierFor, tierOf } from './tiers.ts'

test('TIER-03 the tiers allow 3, 7 and 30 days and 1, 1 and 10 cities', () => {
  const of = (tier: string) => permissionsOf([{ kind: 'tier', value: tier }])
  expect([of('free').days, of('explorer').days, of('wanderlust').days]).toEqual([3, 7, 30])
  expect([of('free').cities, of('explorer').cities, of('wanderlust').cities]).toEqual([1, 1, 10])
  expect([of('free').pdf, of('explorer').pdf, of('wanderlust').ai]).toEqual([false, true, true])
})

test('TIER-03 a paid plan gives the days and cities of wanderlust, not its PDF or bookings', () => {
  const permissions = permissionsOf([{ kind: 'plan', value: 'premium' }])
  expect(permissions).toMatchObject({ days: 30, cities: 10, multiCity: true })
  expect(permissions).toMatchObject({ pdf: false, bookings: false, ai: false })
})

test('TIER-06 the highest of several grants counts, and unknown ones count for nothing', () => {
  const grants = ['explorer', 'wanderlust', 'emperor'].map((value) => ({ kind: 'tier', value }))
  expect(tierOf(grants)).toBe('wanderlust')
  expect(tierOf([{ kind: 'role', value: 'wanderlust' }])).toBe('free')
})

test('TIER-03 the tier that a trip needs is the lowest that allows it', () => {
  expect(tierFor(3, 1)).toBe('free')
  expect(tierFor(4, 1)).toBe('explorer')
  expect(tierFor(7, 2)).toBe('wanderlust')
  expect(tierFor(31, 1)).toBeUndefined()
})
