import type { NewItem } from '#features/trips/web/index.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import type { StayOffer } from '../contract/stays.contract.ts'

/** An offer as an item of a trip, on the day of check-in, at the offer's own total. */
export const stayToItem = (
  { id, hotel, pricing, sample }: StayOffer,
  stay: { checkIn: string; checkOut: string },
): NewItem => ({
  id: crypto.randomUUID(),
  type: 'hotel',
  name: hotel.name,
  description: `${pricing.nights === 1 ? '1 night' : `${pricing.nights} nights`}, ${formatDateRange(stay.checkIn, stay.checkOut)}`,
  location: `${hotel.location}, ${hotel.address.city}`,
  price: pricing.totalCad,
  estimated: false,
  sample,
  day: stay.checkIn,
  lat: hotel.lat,
  lng: hotel.lng,
  source: `stays:${id}`,
})
