import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StayOffer } from '../contract/stays.contract.ts'
import { HotelPanel } from './hotel-panel.tsx'

const dates = { checkIn: '2027-04-12', checkOut: '2027-04-14' }

const offer = (name: string, over: Partial<StayOffer['hotel']>): StayOffer => ({
  id: name,
  hotelId: name,
  source: 'far',
  sample: false,
  demo: false,
  hotel: {
    name,
    style: 'inn',
    stars: null,
    location: 'Centre',
    address: { city: 'Bern' },
    lat: 46.95,
    lng: 7.45,
    rating: null,
    reviewCount: null,
    amenities: [],
    photos: [{ url: '/art/hotel/inn.svg' }],
    description: '',
    ...over,
  },
  pricing: { currency: 'CAD', pricePerNight: 100, nights: 2, total: 200, totalCad: 200 },
  freeCancellation: true,
  expiresAt: null,
})

function render(offers: readonly StayOffer[]): string {
  const client = new QueryClient()
  const search = { location: 'Bern', checkInDate: dates.checkIn, checkOutDate: dates.checkOut }
  client.setQueryData(['hotels', { ...search, adults: 2 }], offers)
  return renderToString(
    <QueryClientProvider client={client}>
      <HotelPanel destination="Bern" location="Bern" {...dates} onAdd={() => undefined} />
    </QueryClientProvider>,
  )
}

test('STAY-03 a hotel whose rating nobody told has none, rather than a nought', () => {
  const html = render([offer('Rated', { rating: 4.5, reviewCount: 12 }), offer('Unrated', {})])
  const [rated = '', unrated = ''] = html.split('Unrated')
  expect(rated).toContain('<b>4.5</b>')
  expect(unrated).toContain('Centre, Bern')
  expect(unrated).not.toContain('out of 5')
})
