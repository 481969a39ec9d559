import { expect, test } from 'vitest'
import { withChanges } from '#platform/web/use-address.ts'
import { readPropertySearch, readRestaurantSearch, readTab } from './search-address.ts'

const at = (search: string) => new URLSearchParams(search)

test('RENT-03 a search is read from its address, and back', () => {
  const written = withChanges(at('tab=properties'), {
    location: 'New York',
    locationId: 'new-york',
    checkIn: '2027-04-12',
    checkOut: '2027-04-14',
    adults: 3,
    children: 1,
    infants: 5,
    currency: 'EUR',
    guestFavorite: true,
    ib: false,
    priceMin: '50',
    priceMax: '',
  })
  expect(written.has('ib')).toBe(false)
  expect(readPropertySearch(written)).toEqual({
    location: 'New York',
    locationId: 'new-york',
    checkIn: '2027-04-12',
    checkOut: '2027-04-14',
    adults: 3,
    children: 1,
    infants: 5,
    currency: 'EUR',
    guestFavorite: true,
    ib: false,
    priceMin: '50',
    priceMax: '',
  })
})

test('RENT-03 nonsense in an address is passed over', () => {
  const search = readPropertySearch(
    at('checkIn=2027-02-30&checkOut=soon&adults=17&children=-1&infants=1.5&currency=XYZ&adults=2'),
  )
  expect(search).toMatchObject({
    checkIn: '',
    checkOut: '',
    adults: 2,
    children: 0,
    infants: 0,
    currency: 'CAD',
  })
  expect(readTab(at('tab=ufo'))).toBe('properties')
})

test('DINE-02 a restaurant search has its defaults and takes only what is offered', () => {
  expect(readRestaurantSearch(at(''))).toEqual({
    location: '',
    locationId: '',
    cuisine: '',
    priceLevel: '',
    sort: 'rating',
    limit: 20,
    offset: 0,
  })
  const odd = 'cuisine=Martian&priceLevel=$$$$$&sort=price&limit=7&offset=-10'
  expect(readRestaurantSearch(at(odd))).toEqual(readRestaurantSearch(at('')))
  const good = 'cuisine=Thai&priceLevel=$$&sort=distance&limit=50&offset=50'
  expect(readRestaurantSearch(at(good))).toMatchObject({
    cuisine: 'Thai',
    priceLevel: '$$',
    sort: 'distance',
    limit: 50,
    offset: 50,
  })
})
