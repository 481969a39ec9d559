import { asUnits } from '#features/trips/domain/item-price.ts'
import { cad } from '#platform/shared/money.ts'
import type { Property } from '../contract/property.schema.ts'
import { priceStay } from '../domain/price-stay.ts'
import type { RentalCurrency } from '../domain/rental-rules.ts'
import type { FoundProperty } from './provider/rentals-provider.ts'

const pricingOf = (found: FoundProperty, currency: RentalCurrency): Property['pricing'] => {
  const price = priceStay(found, currency)
  return { ...price, ...asUnits('night', price.nights, cad(price.totalCad)) }
}

/** A property in the spelling of the wire. Throws RangeError for a currency without a rate. */
export const presentProperty = (
  found: FoundProperty,
  currency: RentalCurrency,
  source: string,
): Property => ({
  id: found.id,
  source,
  sample: found.sample,
  name: found.name,
  description: found.description,
  photos: [...found.photoUrls],
  propertyType: found.propertyType,
  roomType: found.roomType,
  bedrooms: found.bedrooms,
  bathrooms: found.bathrooms,
  maxGuests: found.maxGuests,
  amenities: [...found.amenities],
  location: { address: found.district, city: found.city, lat: found.lat, lng: found.lng },
  host: found.host,
  reviews: { rating: found.rating, count: found.reviewCount },
  pricing: pricingOf(found, currency),
  availability: { instantBook: found.instantBook },
  guestFavorite: found.guestFavourite,
  listingUrl: found.listingUrl,
})
