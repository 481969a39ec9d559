import { expect, test } from 'vitest'
import { asMapPlaces, costText, firstPlaces, totalCost, withPlaces } from './listed-place.ts'
import { placeKindOf } from './map-place.ts'

const [first, second] = firstPlaces
if (!first || !second) throw new Error('The list begins with places')

test('MAP-01 the list begins with three places of Ottawa that have costs', () => {
  expect(firstPlaces.map(({ name }) => name)).toEqual([
    'Parliament Hill',
    'National Gallery of Canada',
    'Rideau Canal',
  ])
  expect(totalCost(firstPlaces)).toBe(22)
})

test('MAP-01 a place that is found twice is listed once, at its first number', () => {
  const again = withPlaces(firstPlaces, [second, { ...first, id: 'another' }])
  expect(again.map(({ id }) => id)).toEqual([...firstPlaces.map(({ id }) => id), 'another'])
  expect(asMapPlaces(again).map(({ mark }) => mark)).toEqual(['1', '2', '3', '4'])
})

test('MAP-04 transport is drawn as flight, what has no kind as other', () => {
  expect(
    ['hotel', 'restaurant', 'activity', 'attraction', 'transport', 'flight', 'note'].map(
      placeKindOf,
    ),
  ).toEqual(['hotel', 'restaurant', 'activity', 'activity', 'flight', 'flight', 'other'])
})

test('MAP-03 an estimate is called about, and a searched place claims no cost', () => {
  const type = 'activity'
  expect(costText({ cost: 0, estimated: false, type })).toBeUndefined()
  expect(costText({ cost: 40, estimated: true, type })).toBe('about $40 CAD')
  expect(costText({ cost: 0, estimated: true, type })).toBe('Free')
  expect(costText({ cost: 223, estimated: false, type: 'hotel' })).toBe('$223 CAD a night')
})
