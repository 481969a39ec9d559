import type { StayOffer } from '../../contract/stays.contract.ts'

/** Two nights in an inn of Bern, from a source of which nothing is known. */
export const stayOffer = (
  hotel: Partial<StayOffer['hotel']> & Pick<StayOffer['hotel'], 'name'>,
  over: Partial<StayOffer> = {},
): StayOffer => ({
  id: hotel.name,
  hotelId: hotel.name,
  source: 'far',
  sample: false,
  demo: false,
  hotel: {
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
    ...hotel,
  },
  pricing: {
    currency: 'CAD',
    estimated: false,
    pricePerNight: 100,
    nights: 2,
    total: 200,
    totalCad: 200,
    taxesAndFees: 23,
    original: null,
  },
  freeCancellation: true,
  expiresAt: null,
  ...over,
})
