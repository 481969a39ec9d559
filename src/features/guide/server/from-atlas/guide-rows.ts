import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { Town, TownRows } from '../../domain/guide-rows.ts'

/** Turns the atlas rows into the guide's types; each id begins with the slug of its town. */
export function readRows(
  { sights, hotels, restaurants, activities }: DestinationRows,
  town: Town,
): TownRows {
  const idOf = ({ slug }: { readonly slug: string }) => `${town.slug}/${slug}`
  return {
    town,
    sights: sights.map((row) => ({ ...row, id: idOf(row) })),
    hotels: hotels.map((row) => ({ ...row, id: idOf(row), priceCad: row.nightlyRateCad })),
    restaurants: restaurants.map((row) => ({ ...row, id: idOf(row) })),
    activities: activities.map((row) => ({ ...row, id: idOf(row) })),
  }
}
