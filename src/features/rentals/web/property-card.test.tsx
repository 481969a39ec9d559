import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import { rentalCurrencies } from '../domain/rental-rules.ts'
import { namedTwice } from '#platform/shared/testing/currency-once.ts'
import type { Property } from '../contract/property.schema.ts'
import { PriceParts } from './property-price.tsx'
import { PropertyCard } from './property-card.tsx'

const amenities = ['Wi-Fi', 'Kitchen', 'Washer', 'Heating', 'Balcony', 'Lift', 'Desk', 'Piano']

const property: Property = {
  id: 'embedded:bern/loft',
  source: 'embedded',
  sample: true,
  name: 'Loft by the river',
  description: '',
  photos: ['/art/property/loft.svg'],
  propertyType: 'apartment',
  roomType: 'entire-home',
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities,
  location: { address: 'Matte', city: 'Bern', lat: 46.95, lng: 7.45 },
  host: { name: 'Sample Host', isSuperhost: true, responseRate: 98 },
  reviews: { rating: 4.8, count: 41 },
  pricing: {
    rate: 100,
    currency: 'EUR',
    cleaningFee: 30,
    serviceFee: 20,
    nights: 2,
    total: 250,
    totalCad: 402.98,
  },
  availability: { instantBook: true },
  guestFavorite: true,
  listingUrl: '/search?listing=loft',
}

/** What one reads, a space where one part ends and the next begins. */
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const render = (listingHref: string, shown = property): string =>
  renderToString(
    <Router ssrPath="/search">
      <PropertyCard
        property={shown}
        listingHref={listingHref}
        addLabel="Add to Trip"
        onAdd={() => undefined}
      />
    </Router>,
  ).replaceAll('<!-- -->', '')

test('RENT-04 a card has what is known of a property, six amenities and how many more there are', () => {
  const html = render('/search?listing=loft')
  for (const part of [
    'Loft by the river',
    'data-art="icon"',
    'Sample',
    '<b>4.8</b>',
    '41 reviews',
    'in Matte',
    'Guest favourite',
    'Superhost',
    'Instant book',
    'answers 98% of requests',
    '+2 more',
    'aria-label="Add to Trip: Loft by the river"',
  ])
    expect(html).toContain(part)
  expect(amenities.filter((name) => html.includes(`>${name}<`))).toEqual(amenities.slice(0, 6))
})

test('RENT-04 the total has both fees, in the currency that was asked for', () => {
  expect(render('/search')).toContain('2 nights, €250.00 EUR with all fees')
})

test('HOME-13 RENT-04 in every currency each sum of a card and of its parts names it once', () => {
  for (const currency of rentalCurrencies) {
    const priced = { ...property, pricing: { ...property.pricing, currency } }
    const card = words(render('/search', priced))
    const parts = words(renderToString(<PriceParts pricing={priced.pricing} />))
    for (const told of [card, parts]) expect(namedTwice(told)).toEqual([])
    expect(card).toContain(`${currency} a night`)
  }
})

test('RENT-04 a listing at its provider opens beside this page, ours in it', () => {
  expect(render('/search?listing=loft')).not.toContain('_blank')
  const elsewhere = render('https://rentals.example/loft')
  expect(elsewhere).toContain('href="https://rentals.example/loft"')
  expect(elsewhere).toMatch(/target="_blank"/)
})
