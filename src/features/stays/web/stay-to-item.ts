import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { NewItem } from '#features/trips/web/index.ts'
import type { StayOffer } from '../contract/stays.contract.ts'

/** An offer as an item of a trip, on the day of check-in, at the offer's own total. */
export const stayToItem = (
  { id, hotelId, source, expiresAt, hotel, pricing, sample }: StayOffer,
  stay: { checkIn: string; guests: number },
): NewItem => ({
  id: crypto.randomUUID(),
  type: 'hotel',
  name: hotel.name,
  description: hotel.description,
  location: `${hotel.location}, ${hotel.address.city}`,
  price: pricing.totalCad,
  estimated: pricing.estimated,
  original: pricing.original,
  sample,
  day: stay.checkIn,
  lat: hotel.lat,
  lng: hotel.lng,
  nights: pricing.nights,
  source: sourceOf('stays', hotelId),
  // Unpriced rooms are not offered.
  offer: pricing.estimated ? null : { provider: source, id, expiresAt },
  details: { kind: 'stay', guests: stay.guests },
})
