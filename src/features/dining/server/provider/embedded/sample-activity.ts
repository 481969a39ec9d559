import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { SampleActivity } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import type { ArtScene } from '#design/art/category-art.ts'
import { outingKind } from '#design/art/sight-kind.ts'
import type { Activity } from '../../../contract/activity.schema.ts'
import { lengthText } from '#platform/shared/length-text.ts'

/** The drawing that a kind of outing asks for. */
const scenes: Readonly<Record<SampleActivity['category'], ArtScene<'activity'>>> = {
  walk: 'lookout',
  food: 'cooking',
  boat: 'cruise',
  museum: 'lookout',
  show: 'music',
  class: 'cooking',
  'day-trip': 'train',
  wildlife: 'hike',
  adventure: 'hike',
  cycling: 'cycle',
  wellness: 'bath',
  nightlife: 'lights',
}

export const toActivity = (
  { destination, generated }: DestinationRows,
  row: SampleActivity,
  ordinal: number,
): Activity => ({
  id: `embedded:${destination.slug}/${row.slug}`,
  name: row.name,
  description: row.description,
  imageUrl: artAddress(
    'activity',
    row.slug,
    scenes[row.category],
    ordinal,
    outingKind(row.category),
  ),
  category: row.category,
  rating: row.rating,
  reviewCount: row.reviewCount,
  duration: lengthText(row.durationMinutes),
  durationMinutes: row.durationMinutes,
  price: row.priceCad,
  highlights: [...row.highlights],
  starts: [...row.starts],
  closedOn: [...row.closedOn],
  address: row.district,
  lat: row.lat,
  lng: row.lng,
  sample: true,
  demo: generated,
})
