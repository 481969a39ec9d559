import { isShown } from '#platform/server/outbound/vendors.ts'
import { fromMajor, type Money, money } from '#platform/shared/money.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import { listingUrl } from '../listing-url.ts'
import type { FoundProperty } from '../rentals-provider.ts'
import type { Town } from '../towns.ts'
import type { RapidProperty, RapidRate } from './rapid-answers.ts'

/** What one rate costs, all in all and without taxes and fees. */
interface Cost {
  readonly total: Money
  readonly nightsAlone: Money
}

const moneyOf = ({
  request_currency: { value, currency },
}: {
  readonly request_currency: { readonly value: string; readonly currency: string }
}): Money => fromMajor(currency, Number(value))

function costOf({ occupancy_pricing: prices }: RapidRate, occupancy: string): Cost[] {
  const totals = ownValue(prices, occupancy)?.totals
  if (!totals) return []
  const total = moneyOf(totals.property_inclusive ?? totals.inclusive)
  const nightsAlone = moneyOf(totals.exclusive)
  const isSane =
    nightsAlone.amountMinor > 0 &&
    nightsAlone.currency === total.currency &&
    nightsAlone.amountMinor <= total.amountMinor
  return isSane ? [{ total, nightsAlone }] : []
}

/** The cheapest of some rates; undefined where none has a price for these people. */
export const cheapestOf = (rates: readonly RapidRate[], occupancy: string): Cost | undefined =>
  rates
    .flatMap((rate) => costOf(rate, occupancy))
    .toSorted((a, b) => a.total.amountMinor - b.total.amountMinor)[0]

/** '1000px' before '350px'. */
function photosOf({ images }: RapidProperty): readonly string[] {
  const hero = images?.find(({ hero_image: isHero }) => isHero) ?? images?.[0]
  const sizes = Object.entries(hero?.links ?? {}).toSorted(
    ([one], [other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10),
  )
  return sizes.flatMap(([, { href }]) => (isShown('rapid', href) ? [href] : [])).slice(0, 1)
}

const pointOf = ({
  location: { coordinates, obfuscated_coordinates: about, obfuscation_required: isHidden },
}: RapidProperty) => (isHidden ? about : (coordinates ?? about))

interface Facts {
  readonly town: Town
  readonly cost: Cost
  readonly guests: number
  readonly nights: number
}

/** A property as the port says it; undefined for one without a place. */
export function toProperty(
  property: RapidProperty,
  { town, cost, guests, nights }: Facts,
): FoundProperty | undefined {
  const point = pointOf(property)
  if (!point) return undefined
  const { descriptions, ratings } = property
  const { total, nightsAlone } = cost
  const perNight = Math.floor(nightsAlone.amountMinor / nights)
  const id = `rapid:${town.slug}/${property.property_id}`
  const rating = Number(ratings?.guest?.overall ?? 0)
  return {
    id,
    name: property.name.trim() || town.name,
    description: [descriptions?.headline, descriptions?.location]
      .flatMap((text) => (text?.trim() ? [text.trim()] : []))
      .join('. ')
      .slice(0, 500),
    photoUrls: photosOf(property),
    propertyType: property.category.name.toLowerCase(),
    roomType: 'entire-home',
    bedrooms: null,
    bathrooms: null,
    // The offer is for these people; for how many more it is, the rate does not say.
    maxGuests: guests,
    amenities: Object.values(property.amenities ?? {})
      .map(({ name }) => name)
      .slice(0, 30),
    district: property.address?.city?.trim() || town.name,
    city: property.address?.city?.trim() || town.name,
    lat: point.latitude,
    lng: point.longitude,
    host: null,
    rating: rating > 0 && rating <= 5 ? rating : null,
    reviewCount: ratings?.guest ? Math.round(ratings.guest.count) : null,
    instantBook: true,
    guestFavourite: false,
    listingUrl: listingUrl(town, id),
    sample: false,
    nightlyRate: money(total.currency, perNight),
    nights,
    cleaningFee: money(total.currency, 0),
    serviceFee: money(total.currency, total.amountMinor - perNight * nights),
  }
}
