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
  expect(totalCost(firstPlaces, 1)).toBe(22)
})

test('MAP-01 a place that is found twice is listed once, at its first number', () => {
  const again = withPlaces(firstPlaces, [second, { ...first, id: 'another' }])
  expect(again.map(({ id }) => id)).toEqual([...firstPlaces.map(({ id }) => id), 'another'])
  expect(asMapPlaces(again, 1).map(({ mark }) => mark)).toEqual(['1', '2', '3', '4'])
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
  expect(costText({ cost: 0, estimated: false, type }, 1)).toBeUndefined()
  expect(costText({ cost: 40, estimated: true, type }, 1)).toBe('about $40 CAD')
  expect(costText({ cost: 0, estimated: true, type }, 1)).toBe('Free')
  expect(costText({ cost: 223, estimated: false, type: 'hotel' }, 2)).toBe('$223 CAD a night')
})

test('MAP-01 with a party in the trip each price is the sum for it; a night is for the room', () => {
  const museum = { cost: 27, estimated: true, type: 'activity' } as const
  const hotel = { cost: 223, estimated: false, type: 'hotel' } as const
  expect(costText(museum, 2)).toBe('about 2 × $27 = $54 CAD')
  expect(totalCost([museum, hotel], 2)).toBe(277)
})
