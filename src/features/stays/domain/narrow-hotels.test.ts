import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  amenityChoices,
  filterInTheWay,
  narrowHotels,
  noHotelWish,
  priceSteps,
} from './narrow-hotels.ts'

const hotel = (name: string, pricePerNight: number, amenities: string[] = [], rating?: number) => ({
  hotel: { name, location: 'Opéra', rating: rating ?? null, amenities },
  pricing: { pricePerNight },
})
const some = [
  hotel('Hôtel de la Paix', 180, ['Wi-Fi', 'Gym'], 4.4),
  hotel('Auberge', 95, ['Wi-Fi'], 4.1),
  hotel('Palace', 620, ['Wi-Fi', 'Gym', 'Pool']),
]
const names = (wish: Partial<typeof noHotelWish>) =>
  narrowHotels(some, { ...noHotelWish, ...wish }).map((offer) => offer.hotel.name)

test.each([
  ['nothing', {}, ['Hôtel de la Paix', 'Auberge', 'Palace']],
  ['a word without accents', { text: ' hotel ' }, ['Hôtel de la Paix']],
  ['the district', { text: 'opera' }, ['Hôtel de la Paix', 'Auberge', 'Palace']],
  ['a price', { price: '180' }, ['Hôtel de la Paix', 'Auberge']],
  [
    'a rating, which an unrated hotel does not answer',
    { rating: '4' },
    ['Hôtel de la Paix', 'Auberge'],
  ],
  ['all amenities at once', { amenities: new Set(['Gym', 'Pool']) }, ['Palace']],
  ['more than there is', { price: '50', rating: '4.5' }, []],
])('STAY-01 the hotels that answer %s', (_, wish, found) => {
  expect(names(wish)).toEqual(found)
})

test('STAY-01 where none answers all filters, the one without which most do is named', () => {
  const wish = { ...noHotelWish, price: '200', amenities: new Set(['Wi-Fi', 'Pool']) }
  const inTheWay = filterInTheWay(some, wish)
  expect(inTheWay).toMatchObject({ name: 'amenity', value: 'Pool', count: 2 })
  expect(narrowHotels(some, inTheWay?.without ?? wish)).toHaveLength(2)
  const farOff = { ...noHotelWish, text: 'nowhere', rating: '5' }
  expect(filterInTheWay(some, farOff)).toBeUndefined()
  expect(filterInTheWay(some, noHotelWish)).toBeUndefined()
})

test('STAY-01 only choices that part the hotels are offered', () => {
  expect(priceSteps(some)).toEqual([100, 150, 200, 250, 300, 400, 500])
  expect(amenityChoices(some)).toEqual(['Gym', 'Pool'])
  expect(priceSteps([])).toEqual([])
})

const offers = array(
  record({
    hotel: record({
      name: constantFrom('Inn', 'Lodge', 'Höhe'),
      location: constantFrom('Centre', 'Old Town'),
      rating: option(constantFrom(3.9, 4.2, 4.8)),
      amenities: array(constantFrom('Wi-Fi', 'Gym', 'Pool', 'Bar'), { maxLength: 4 }),
    }),
    pricing: record({ pricePerNight: integer({ min: 20, max: 2500 }) }),
  }),
)

test('STAY-01 every price step leaves some hotels and leaves some out', () => {
  assert(
    property(offers, (all) =>
      priceSteps(all).every((step) => {
        const found = narrowHotels(all, { ...noHotelWish, price: String(step) })
        return found.length > 0 && found.length < all.length
      }),
    ),
  )
})
