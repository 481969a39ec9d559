import type { TerraLocation } from '#platform/server/vendors/terra/terra-answers.ts'
import { artAddress } from '#design/art/art-address.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { Attraction } from '../../../contract/dining.contract.ts'
import type { Restaurant } from '../../../contract/restaurant.schema.ts'
import type { PriceLevel } from '../../../domain/price-level.ts'

const levels = wordTable<PriceLevel>({
  'Cheap Eats': '$',
  'Mid Range': '$$',
  'Fine Dining': '$$$$',
})

/** Default length of a visit. Minutes. */
const usualMinutes = 90

export interface TerraFacts {
  readonly place: TerraLocation
  readonly town: { readonly locationId: string; readonly name: string }
  /** The site's own address of a place's photo. */
  readonly photoAddress: (id: number) => string
}

const nameOf = ({ names }: TerraLocation): string =>
  (
    names.find(({ primary }) => primary) ??
    names.find(({ language }) => language === 'en') ??
    names[0]
  )?.value.trim() ?? ''

const addressOf = ({ addresses }: TerraLocation, town: string): string =>
  (addresses?.[0]?.street_address ?? addresses?.[0]?.formatted)?.trim() || town

const textOf = ({ descriptions }: TerraLocation): string =>
  (descriptions?.find(({ language }) => language === 'en') ?? descriptions?.[0])?.value
    .trim()
    .slice(0, 500) ?? ''

const pageOf = ({ urls }: TerraLocation): string | null => {
  const page = urls?.tripadvisor?.main
  return page?.startsWith('https://') && URL.canParse(page) ? page : null
}

/** Narrower kinds: "Portuguese" of the restaurants. */
const kindsOf = ({ categories }: TerraLocation): string[] =>
  (categories ?? [])
    .filter(({ parent_category: parent }) => parent)
    .flatMap(({ display_name: name }) => name ?? [])

const hasPhoto = ({ photos }: TerraLocation): boolean => (photos?.total_count ?? 0) > 0

const commonOf = ({ place, town }: TerraFacts) => ({
  id: `terra:${town.locationId}/${place.id}`,
  name: nameOf(place),
  description: textOf(place),
  address: addressOf(place, town.name),
  lat: place.coordinates.latitude,
  lng: place.coordinates.longitude,
  rating: place.traveler_ratings?.overall?.rating ?? null,
  reviewCount: place.traveler_ratings?.overall?.count ?? null,
})

export function toRestaurant(facts: TerraFacts): Restaurant {
  const { place, photoAddress } = facts
  const common = commonOf(facts)
  const cuisine = kindsOf(place)
  return {
    ...common,
    photo: hasPhoto(place)
      ? photoAddress(place.id)
      : artAddress(
          'restaurant',
          'table',
          sceneFor('restaurant', { name: common.name, cuisines: [] }),
          place.id % 8,
        ),
    photoBy: hasPhoto(place) ? { name: 'Tripadvisor', url: pageOf(place) } : null,
    page: pageOf(place),
    cuisine: cuisine.length > 0 ? cuisine : ['Restaurant'],
    priceLevel: levels.get(place.price_level ?? '') ?? null,
    price: 0,
    sample: false,
    demo: false,
  }
}

/** A sight's price is unknown: 0, marked as an estimate. */
export function toAttraction(facts: TerraFacts): Attraction {
  const { place, photoAddress } = facts
  return {
    ...commonOf(facts),
    localName: null,
    photo: hasPhoto(place)
      ? photoAddress(place.id)
      : artAddress('attraction', 'view', 'landmark', place.id % 8),
    category: kindsOf(place)[0] ?? 'Sight',
    durationMinutes: place.recommended_visit_length ?? usualMinutes,
    price: 0,
    estimated: true,
    opens: null,
    closes: null,
    closedOn: [],
    openMonths: null,
    worldHeritageSince: null,
  }
}
