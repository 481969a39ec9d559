import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import type { SampleProperty } from '#atlas/schema.ts'
import { artAddress } from '#design/art/art-address.ts'
import { homeKind } from '#design/art/sight-kind.ts'
import { listingUrl } from '../listing-url.ts'
import type { FoundProperty, Nights, RentalsProvider } from '../rentals-provider.ts'
import { propertyScene } from './property-scene.ts'
import { meanFactor, sampleCost } from './sample-cost.ts'

const prefix = 'embedded:'

interface Listing {
  readonly rows: DestinationRows
  readonly property: SampleProperty
  readonly ordinal: number
}

interface Asked {
  readonly nights: number
  readonly factor: number
}

function toProperty({ rows, property, ordinal }: Listing, asked: Asked): FoundProperty {
  const { destination } = rows
  const { slug, propertyType, nightlyRateCad, cleaningFeeCad, ...facts } = property
  const id = `${prefix}${destination.slug}/${slug}`
  return {
    ...facts,
    id,
    propertyType,
    photoUrls: [
      artAddress('property', slug, propertyScene(propertyType), ordinal, homeKind(propertyType)),
    ],
    city: destination.name,
    listingUrl: listingUrl(destination, id),
    sample: true,
    ...sampleCost({ nightlyRateCad, cleaningFeeCad }, asked.factor, asked.nights),
  }
}

const askedOf = ({ destination }: DestinationRows, nights: Nights): Asked => ({
  nights: nights.nights,
  factor: meanFactor(destination, nights),
})

/** The listing of an id: 'embedded:paris/canal-lock-loft'. */
function listingOf(atlas: Atlas, id: string): Listing | undefined {
  if (!id.startsWith(prefix)) return undefined
  const path = id.slice(prefix.length)
  const at = path.lastIndexOf('/')
  const rows = at > 0 ? atlas.get(path.slice(0, at)) : undefined
  const ordinal = rows?.properties.findIndex(({ slug }) => slug === path.slice(at + 1)) ?? -1
  const property = rows?.properties[ordinal]
  return rows && property && { rows, property, ordinal }
}

/** Sample properties of the atlas, priced by season and weekday. */
export const createEmbeddedRentalsProvider = (atlas: Atlas): RentalsProvider => ({
  source: 'embedded',
  search: async ({ location, guests, ...nights }) => {
    const rows = atlas.get(location) ?? atlas.resolve(location)
    if (!rows) return { properties: [], demo: false }
    const asked = askedOf(rows, nights)
    return {
      demo: rows.generated,
      properties: rows.properties.flatMap((property, ordinal) =>
        property.maxGuests >= guests ? [toProperty({ rows, property, ordinal }, asked)] : [],
      ),
    }
  },
  quote: async (propertyId, nights) => {
    const listing = listingOf(atlas, propertyId)
    return listing && toProperty(listing, askedOf(listing.rows, nights))
  },
})
