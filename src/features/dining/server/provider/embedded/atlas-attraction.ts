import type { Destination, Sight } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { isDrawn, landmarkPath } from '#design/art/landmarks.ts'
import { sceneFor } from '#design/art/scene-choice.ts'
import { sightKind } from '#design/art/sight-kind.ts'
import type { Attraction } from '../../../contract/dining.contract.ts'

/** A real sight of the atlas; where it has no drawing of itself, its ordinal decides the colours of a scene. */
export const toAttraction = (
  { slug: city, countryCode }: Destination,
  row: Sight,
  ordinal: number,
): Attraction => ({
  id: `embedded:${city}/${row.slug}`,
  name: row.name,
  localName: row.localName ?? null,
  description: row.description,
  photo: isDrawn(`${city}/${row.slug}`)
    ? landmarkPath(`${city}/${row.slug}`)
    : artAddress(
        'attraction',
        row.slug,
        sceneFor('attraction', { ...row, countryCode }),
        ordinal,
        sightKind({ ...row, countryCode }),
      ),
  category: row.category,
  address: row.district,
  lat: row.lat,
  lng: row.lng,
  durationMinutes: row.durationMinutes,
  price: row.priceCad,
  estimated: row.admission === 'paid',
  opens: row.opens ?? null,
  closes: row.closes ?? null,
  closedOn: row.closedOn,
  openMonths: row.openMonths ?? null,
  ...(row.hours !== undefined && { hours: row.hours }),
  ...(row.lastEntryMinutes !== undefined && { lastEntryMinutes: row.lastEntryMinutes }),
  worldHeritageSince: row.worldHeritageSince ?? null,
  ...(row.ticketWith && { ticketWith: row.ticketWith.map((slug) => `embedded:${city}/${slug}`) }),
  rating: null,
  reviewCount: null,
})
