import { expect, test } from 'vitest'
import { offerToCart, offerToItem } from './offer-to-cart.ts'
import { anOffer, straightLeg } from './testing/an-offer.ts'

test('FLY-08 the item of the cart: route, carrier and departure, names, day, the party in CAD, the offer', () => {
  const offer = anOffer({ price: { ...anOffer().price, currency: 'EUR', total: 760 } })
  expect(offerToCart(offer)).toEqual({
    type: 'flight',
    title: 'YYZ → LHR',
    description: 'Air Canada - 2027-04-13 20:35',
    location: 'Toronto Pearson to London Heathrow',
    date: '2027-04-13',
    time: '20:35',
    cost: 1224,
    currency: 'CAD',
    estimated: true,
    sample: true,
    source: 'flights:embedded',
    externalData: offer,
  })
})

test('FLY-08 of a return trip the description tells both ways; a trip that has it too is named', () => {
  const back = { ...straightLeg, departure: '2027-04-20T11:15:00' }
  const item = offerToCart(anOffer({ legs: [straightLeg, back] }), 'item-1')
  expect(item.description).toBe('Air Canada - 2027-04-13 20:35; Air Canada - 2027-04-20 11:15')
  expect(item).toMatchObject({ date: '2027-04-13', tripItemId: 'item-1' })
})

test.each([
  ['no leg at all', []],
  ['a leg without a departure', [{ ...straightLeg, departure: '' }]],
])('FLY-08 with %s the date is to be confirmed', (_, legs) => {
  const offer = anOffer({ legs })
  expect(offerToCart(offer).date).toBe('To be confirmed')
  expect(offerToCart(offer).time).toBeUndefined()
  expect(offerToItem(offer)).toMatchObject({ day: null, time: null })
})
