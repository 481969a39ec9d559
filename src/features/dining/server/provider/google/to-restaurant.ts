import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { convert, isCurrency } from '#platform/shared/reference-rates.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { Restaurant } from '../../../contract/restaurant.schema.ts'
import { type PriceLevel, priceLevel } from '../../../domain/price-level.ts'
import type {
  GoogleMoney,
  GooglePlace,
} from '#platform/server/vendors/google/google-places-answers.ts'

/** Free and unknown have no price level of ours. */
const levels = wordTable<PriceLevel>({
  PRICE_LEVEL_INEXPENSIVE: '$',
  PRICE_LEVEL_MODERATE: '$$',
  PRICE_LEVEL_EXPENSIVE: '$$$',
  PRICE_LEVEL_VERY_EXPENSIVE: '$$$$',
})

const amountOf = ({ units, nanos }: GoogleMoney): number => (units ?? 0) + (nanos ?? 0) / 1e9

/** The middle of the vendor's range for a person, in whole Canadian dollars; 0 where it names none. */
function priceOf({ priceRange }: GooglePlace): number {
  const { startPrice: from, endPrice: to } = priceRange ?? {}
  if (!from || !to || from.currencyCode !== to.currencyCode || !isCurrency(from.currencyCode))
    return 0
  const middle = fromMajor(from.currencyCode, (amountOf(from) + amountOf(to)) / 2)
  return middle.amountMinor > 0 ? Math.round(toMajor(convert(middle, 'CAD'))) : 0
}

const pageOf = (uri: string | null | undefined): string | null => {
  const url = uri?.startsWith('//') ? `https:${uri}` : uri
  return url?.startsWith('https://') && URL.canParse(url) ? url : null
}

/** "Portuguese restaurant" is a Portuguese kitchen. */
const kitchenOf = ({ primaryTypeDisplayName: type }: GooglePlace): string =>
  type?.text.replace(/ restaurant$/i, '').trim() || 'Restaurant'

/** The author of the one photo that is shown. */
function authorOf({ photos }: GooglePlace): Restaurant['photoBy'] {
  const author = photos?.[0]?.authorAttributions?.[0]
  return author?.displayName ? { name: author.displayName, url: pageOf(author.uri) } : null
}

/** Of the same place always the same colours. */
const ordinalOf = (id: string): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 0)

/** A drawing where the vendor has no photo. */
const drawingOf = ({ id, displayName: { text: name } }: GooglePlace): string =>
  artAddress('restaurant', 'table', sceneFor('restaurant', { name, cuisines: [] }), ordinalOf(id))

export interface PlaceFacts {
  readonly place: GooglePlace
  readonly town: { readonly locationId: string; readonly name: string }
  /** The site's own address of a photo, by its name. */
  readonly photoAddress: (name: string) => string
}

export function toRestaurant({ place, town, photoAddress }: PlaceFacts): Restaurant {
  const cuisine = kitchenOf(place)
  const price = priceOf(place)
  const photo = place.photos?.[0]
  return {
    id: `google:${town.locationId}/${place.id}`,
    name: place.displayName.text.trim(),
    description: place.editorialSummary?.text.trim() ?? '',
    photo: photo ? photoAddress(photo.name) : drawingOf(place),
    photoBy: authorOf(place),
    page: pageOf(place.googleMapsUri),
    rating: place.rating ?? null,
    reviewCount: place.userRatingCount ?? null,
    cuisine: [cuisine],
    priceLevel: price > 0 ? priceLevel(price) : (levels.get(place.priceLevel ?? '') ?? null),
    price,
    address: (place.shortFormattedAddress ?? place.formattedAddress)?.trim() || town.name,
    lat: place.location.latitude,
    lng: place.location.longitude,
    sample: false,
    demo: false,
  }
}
