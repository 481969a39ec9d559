import { type ReactNode, useMemo, useState } from 'react'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useGroundAt } from '#features/places/web/index.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { asMapPlaces, firstCamera, type Travellers } from '../domain/listed-place.ts'
import { Cities } from './cities.tsx'
import { MapLegend } from './map-legend.tsx'
import styles from './maps-page.module.css'
import { NearbyForm, PlaceSearch } from './place-search.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceMap } from './place-map.tsx'
import { TripSummary } from './trip-summary.tsx'
import { type Traveller, useListedPlaces } from './use-listed-places.ts'
import { mapsPageText } from './messages.ts'

/** Of who has no trip the prices are for one. */
const alone: Travellers = { heads: 1, words: mapsPageText.onePerson }

function Explorer(traveller: Traveller) {
  const listed = useListedPlaces(traveller)
  const { places, view, middle, busy, isBegun } = listed
  const { travellers = alone } = traveller
  const { heads } = travellers
  const [chosen, setChosen] = useState<string>()
  const ground = useGroundAt(middle)
  const marks = useMemo(() => asMapPlaces(places, heads), [places, heads])
  const inView = useMemo(() => {
    const ids = new Set(view.map(({ id }) => id))
    return marks.filter(({ id }) => ids.has(id))
  }, [marks, view])
  const choose = (id: string): void => setChosen(id === chosen ? undefined : id)
  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        <PageHeading title={mapsPageText.maps} sub={mapsPageText.findPlaceSeeWhat} />
        <PlaceSearch busy={busy === 'search'} onSearch={(text) => void listed.search(text)} />
      </div>
      <div className={styles.map}>
        <PlaceMap
          label={mapsPageText.map}
          places={marks}
          view={inView}
          camera={firstCamera}
          ground={ground ?? undefined}
          waits={!isBegun || ground === undefined}
          chosen={chosen}
          onChoose={choose}
          wanted
        />
        <MapLegend places={marks} />
        <Cities at={middle} onGo={(city) => void listed.search(city, 'city')} />
      </div>
      <div className={styles.list}>
        <NearbyForm
          around={middle.name}
          busy={busy === 'nearby'}
          onFind={(type) => void listed.searchNearby(type)}
        />
        <TripSummary
          places={places}
          travellers={travellers}
          onAdd={listed.addAll}
          onClear={listed.clear}
        />
        <PlaceList places={places} heads={heads} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  )
}

/** Places on a map and in a list: searched for, found around, put into the cart. */
interface MapsProps extends Traveller {
  /** Legal notice beside bookable items. */
  readonly notice: ReactNode
}

export function Maps({ notice, ...traveller }: MapsProps) {
  return (
    <>
      <PageHead title={mapsPageText.maps} description={mapsPageText.findPlaceAndWhat} />
      <div className={`wrap-planner page ${styles.page} ${styles.explorer}`}>
        <Explorer {...traveller} />
        {notice}
      </div>
    </>
  )
}
