import { artAddress } from '#design/art/art-address.ts'
import type { Attraction } from '../../../contract/dining.contract.ts'
import type { PlaceFacts } from './to-restaurant.ts'

/** Default length of a visit. Minutes. */
const usualMinutes = 90

/** A sight from Google. Its price is unknown: 0, marked as an estimate. */
export function toAttraction({ place, town, photoAddress }: PlaceFacts): Attraction {
  const name = place.displayName.text.trim()
  const photo = place.photos?.[0]
  const category = place.primaryTypeDisplayName?.text ?? 'Sight'
  return {
    id: `google:${town.locationId}/${place.id}`,
    name,
    localName: null,
    description: place.editorialSummary?.text.trim() ?? '',
    photo: photo
      ? photoAddress(photo.name)
      : artAddress('attraction', 'view', 'landmark', name.length % 8),
    category,
    address: (place.shortFormattedAddress ?? place.formattedAddress)?.trim() || town.name,
    lat: place.location.latitude,
    lng: place.location.longitude,
    durationMinutes: usualMinutes,
    price: 0,
    estimated: true,
    opens: null,
    closes: null,
    closedOn: [],
    openMonths: null,
    worldHeritageSince: null,
    rating: place.rating ?? null,
    reviewCount: place.userRatingCount ?? null,
  }
}
