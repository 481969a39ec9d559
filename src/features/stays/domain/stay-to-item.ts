import { asFound } from '#features/trips/domain/item-price.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'

interface Stay {
  readonly checkIn: string
  readonly guests: number
  /** As many as the offer is for; one by default. */
  readonly rooms?: number | undefined
}

/**
 * An offer as an item of a trip, on the day of check-in, at the offer's own total: by night and room where
 * that is whole cents. What an offer does not say (hours of check-in, a last free day) is left out, and so is
 * the half hour for which a search keeps its prices: no room is held, a trip is read for weeks, and booking asks
 * for the price of the day.
 */
export function stayToItem(offer: StayOffer, { checkIn, guests, rooms = 1 }: Stay): ItemWrite {
  const { id, hotelId, source, hotel, pricing, sample } = offer
  const { nights, totalCad, basis = 'night', quantity = nights * rooms } = pricing
  return {
    type: 'hotel',
    name: hotel.name,
    description: hotel.description,
    location: `${hotel.location}, ${hotel.address.city}`,
    ...asFound(cad(totalCad), { basis, quantity }),
    estimated: pricing.estimated,
    original: pricing.original,
    sample,
    day: checkIn,
    lat: hotel.lat,
    lng: hotel.lng,
    nights,
    source: sourceOf('stays', hotelId),
    // Unpriced rooms are not offered.
    offer: pricing.estimated ? null : { provider: source, id, expiresAt: null },
    details: { kind: 'stay', guests, rooms },
  }
}
