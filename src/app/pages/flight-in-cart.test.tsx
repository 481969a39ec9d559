import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toCart } from '#features/cart/domain/cart-codec.ts'
import { anOffer, straightLeg } from '#features/flights/web/testing/an-offer.ts'
import { flightToItem } from '#features/flights/web/index.ts'
import { emptyForm } from '#features/flights/domain/search-form.ts'
import { FlightDialogs } from './flight-dialogs.tsx'

test('FLY-08 the entry of the cart: route, carrier and departure, names, day, the party in CAD, the offer', () => {
  const offer = anOffer({ price: { ...anOffer().price, currency: 'EUR', total: 760 } })
  const { item: _, ...entry } = toCart({ item: flightToItem(offer), externalData: offer })
  expect(entry).toEqual({
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
    tripItemId: undefined,
  })
})

test('FLY-08 of a return trip the description tells both ways; a trip that has it too is named', () => {
  const back = { ...straightLeg, departure: '2027-04-20T11:15:00' }
  const item = flightToItem(anOffer({ legs: [straightLeg, back] }))
  const entry = toCart({ item, tripItemId: 'item-1' })
  expect(entry.description).toBe('Air Canada - 2027-04-13 20:35; Air Canada - 2027-04-20 11:15')
  expect(entry).toMatchObject({ date: '2027-04-13', tripItemId: 'item-1' })
})

test.each([
  ['no leg at all', []],
  ['a leg without a departure', [{ ...straightLeg, departure: '' }]],
])('FLY-08 with %s the date is to be confirmed', (_, legs) => {
  const item = flightToItem(anOffer({ legs }))
  expect(toCart({ item }).date).toBe('To be confirmed')
  expect(toCart({ item }).time).toBeUndefined()
  expect(item).toMatchObject({ day: null, time: null })
})

test.each([
  ['the details', { kind: 'details', offer: anOffer() }],
  ['the step before booking', { kind: 'book', offer: anOffer(), from: 'list' }],
] as const)('FLY-06 from %s a visitor adds the flight to the cart', (_, open) => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <FlightDialogs open={open} form={emptyForm} tripId={undefined} onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  expect(html).toContain('Add to Itinerary')
})
