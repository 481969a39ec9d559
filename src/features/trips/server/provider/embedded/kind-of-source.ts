import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import { homeKind, mealKind, outingKind, sightKind, stayKind } from '#design/art/sight-kind.ts'
import type { PlaceKind } from '#design/art/kind-shapes.ts'

type Find = (rows: DestinationRows, slug: string) => PlaceKind | undefined

const bySlug = <T extends { readonly slug: string }>(rows: readonly T[], wanted: string) =>
  rows.find(({ slug }) => slug === wanted)

const finders: ReadonlyMap<string, Find> = new Map<string, Find>([
  [
    'dining',
    ({ destination: { countryCode }, sights, restaurants }, slug) => {
      const sight = bySlug(sights, slug)
      if (sight) return sightKind({ ...sight, countryCode })
      const restaurant = bySlug(restaurants, slug)
      return restaurant && mealKind(restaurant)
    },
  ],
  [
    'stays',
    ({ destination: { countryCode }, hotels }, slug) => {
      const hotel = bySlug(hotels, slug)
      return hotel && stayKind({ style: hotel.style, countryCode })
    },
  ],
  [
    'rentals',
    ({ properties }, slug) => {
      const home = bySlug(properties, slug)
      return home && homeKind(home.propertyType)
    },
  ],
  [
    'activities',
    ({ activities }, slug) => {
      const outing = bySlug(activities, slug)
      return outing && outingKind(outing.category)
    },
  ],
])

/** 'dining:embedded:lisbon/sao-jorge-castle': the feature, then the place's id in the atlas. */
const form = /^([a-z]+):embedded:([a-z0-9/-]+)\/([a-z0-9-]+)$/

/** The kind of place that an item came from, by the atlas; undefined if it is not from there. */
export function kindOfSource(get: Atlas['get'], source: string): PlaceKind | undefined {
  const [, feature = '', town = '', slug = ''] = form.exec(source) ?? []
  const find = finders.get(feature)
  const rows = find && get(town)
  return rows && find(rows, slug)
}
