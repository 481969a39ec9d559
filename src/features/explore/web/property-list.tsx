import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { type MapPlace, PlaceMap } from '#features/maps/web/index.ts'
import { useGroundAt } from '#features/places/web/index.ts'
import type { PropertyAnswer } from '#features/rentals/web/index.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import styles from './results.module.css'
import { useAddress } from './use-address.ts'

type Property = PropertyAnswer['properties'][number]

interface PropertyListProps {
  readonly properties: readonly Property[]
  readonly renderCard: (property: Property) => ReactNode
}

const totalOf = ({ pricing: { currency, total } }: Property): string =>
  `${formatMoney(fromMajor(currency, total))} for the stay`

const asPlace = (property: Property, at: number): MapPlace => ({
  id: property.id,
  name: property.name,
  lat: property.location.lat,
  lng: property.location.lng,
  kind: 'hotel',
  mark: String(at + 1),
  detail: totalOf(property),
})

const anchorOf = (id: string): string => `found-${id}`

interface BesideProps {
  readonly places: readonly MapPlace[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The map of what is listed; a press on a mark leads to its card. */
function Beside({ places, chosen, onChoose }: BesideProps) {
  const [first] = places
  const ground = useGroundAt(first ?? { lat: 0, lng: 0 })
  return (
    <div className={styles.map}>
      <PlaceMap
        label="Map of the properties"
        places={places}
        ground={ground}
        chosen={chosen}
        onChoose={onChoose}
        wanted
      />
    </div>
  )
}

/** What was found, and by the address a map beside it whose numbers stand on the cards. */
export function PropertyList({ properties, renderCard }: PropertyListProps) {
  const { address, change } = useAddress()
  const [chosen, setChosen] = useState<string>()
  const places = useMemo(() => properties.map(asPlace), [properties])
  const shown = address.get('map') === 'true'
  const lead = (id: string): void => {
    setChosen(id)
    document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div>
        <Button
          look="line"
          size="small"
          icon={MapIcon}
          aria-pressed={shown}
          onClick={() => change({ map: !shown })}
        >
          {shown ? 'Hide map' : 'Show map'}
        </Button>
      </div>
      <div className={shown ? styles.beside : undefined}>
        {shown ? <Beside places={places} chosen={chosen} onChoose={lead} /> : null}
        <div className={styles.list}>
          {properties.map((property, at) => (
            <div
              key={property.id}
              id={anchorOf(property.id)}
              className={classNames(styles.found, shown && property.id === chosen && styles.chosen)}
              onFocus={() => setChosen(property.id)}
            >
              {renderCard(property)}
              {shown ? (
                <MapMark kind="hotel" text={String(at + 1)} className={styles.number} />
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
