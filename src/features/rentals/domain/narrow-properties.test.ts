import { expect, test } from 'vitest'
import { narrowProperties } from './narrow-properties.ts'

const property = (
  id: string,
  roomType: string,
  bedrooms: number,
  total: number,
  rating: number,
  count: number,
) => ({ id, roomType, bedrooms, pricing: { total }, reviews: { rating, count } })

const some = [
  property('loft', 'entire-home', 2, 500, 4.5, 90),
  property('room', 'private-room', 1, 160, 4.9, 12),
  property('villa', 'entire-home', 4, 1400, 4.9, 40),
]
const ids = (wish: Partial<Parameters<typeof narrowProperties>[1]>) =>
  narrowProperties(some, { roomType: '', bedrooms: '', sort: '', ...wish }).map(({ id }) => id)

test.each([
  ['nothing', {}, ['loft', 'room', 'villa']],
  ['a place of one’s own', { roomType: 'entire-home' }, ['loft', 'villa']],
  ['bedrooms at least', { bedrooms: '2' }, ['loft', 'villa']],
  ['both', { roomType: 'private-room', bedrooms: '2' }, []],
  ['the cheapest first', { sort: 'price_low' }, ['room', 'loft', 'villa']],
  ['the dearest first', { sort: 'price_high' }, ['villa', 'loft', 'room']],
  ['the best first, of equals the better known', { sort: 'rating' }, ['villa', 'room', 'loft']],
  ['the best known first', { sort: 'reviews' }, ['loft', 'villa', 'room']],
  ['an order that is none', { sort: 'toString' }, ['loft', 'room', 'villa']],
])('RENT-01 the properties that answer %s', (_, wish, found) => {
  expect(ids(wish)).toEqual(found)
})
