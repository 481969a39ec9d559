import type { ReactNode } from 'react'
import { MapBeside } from '#features/maps/web/index.ts'
import type { PropertyAnswer } from '#features/rentals/web/index.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { propertyListText } from './messages.ts'

type Property = PropertyAnswer['properties'][number]

const spotOf = ({ id, name, location, pricing }: Property) => ({
  id,
  name,
  lat: location.lat,
  lng: location.lng,
  detail: propertyListText.forStay(formatMoney(fromMajor(pricing.currency, pricing.total))),
})

interface PropertyListProps {
  readonly heading: ReactNode
  readonly properties: readonly Property[]
  readonly renderCard: (property: Property) => ReactNode
}

/** Found properties beside a map. */
export const PropertyList = ({ heading, properties, renderCard }: PropertyListProps) => (
  <MapBeside
    label={propertyListText.mapProperties}
    kind="hotel"
    heading={heading}
    sample={properties.some(({ sample }) => sample)}
    things={properties}
    spotOf={spotOf}
    layout="rows"
  >
    {renderCard}
  </MapBeside>
)
