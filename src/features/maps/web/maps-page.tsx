import { type ReactNode, useMemo, useState } from 'react'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useGroundAt } from '#features/places/web/index.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { asMapPlaces, firstCamera, type Home } from '../domain/listed-place.ts'
import { Cities } from './cities.tsx'
import { MapLegend } from './map-legend.tsx'
import styles from './maps-page.module.css'
import { NearbyForm, PlaceSearch } from './place-search.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceMap } from './place-map.tsx'
import { TripSummary } from './trip-summary.tsx'
import { type AddToCart, useListedPlaces } from './use-listed-places.ts'
import { mapsPageText } from './messages.ts'

function Explorer({ addToCart, home }: Pick<MapsProps, 'addToCart' | 'home'>) {
  const listed = useListedPlaces(addToCart, home)
  const { places, view, middle, busy } = listed
  const [chosen, setChosen] = useState<string>()
  const ground = useGroundAt(middle)
  const marks = useMemo(() => asMapPlaces(places), [places])
  const inView = useMemo(() => {
    const ids = new Set(view.map(({ id }) => id))
    return marks.filter(({ id }) => ids.has(id))
  }, [marks, view])
  const choose = (id: string): void => setChosen(id === chosen ? undefined : id)
  return (
    <div className={styles.columns}>
      <Cities at={middle} onGo={(city) => void listed.search(city, 'city')} />
      <div className={styles.search}>
        <PlaceSearch busy={busy === 'search'} onSearch={(text) => void listed.search(text)} />
        <NearbyForm
          around={middle.name}
          busy={busy === 'nearby'}
          onFind={(type) => void listed.searchNearby(type)}
        />
      </div>
      <div className={styles.map}>
        <PlaceMap
          label={mapsPageText.map}
          places={marks}
          view={inView}
          camera={firstCamera}
          ground={ground}
          chosen={chosen}
          onChoose={choose}
          wanted
        />
        <MapLegend />
      </div>
      <div className={styles.list}>
        <TripSummary places={places} onAdd={listed.addAll} onClear={listed.clear} />
        <PlaceList places={places} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  )
}

/** Places on a map and in a list: searched for, found around, put into the cart. */
interface MapsProps {
  /** Legal notice beside bookable items. */
  readonly notice: ReactNode
  readonly addToCart: AddToCart
  /** Where the traveller's own trip goes; null without one, undefined until that is known. */
  readonly home: Home | null | undefined
}

export function Maps({ notice, addToCart, home }: MapsProps) {
  return (
    <>
      <PageHead title={mapsPageText.maps} description={mapsPageText.findPlaceAndWhat} />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading title={mapsPageText.maps} sub={mapsPageText.findPlaceSeeWhat} />
        <Explorer addToCart={addToCart} home={home} />
        {notice}
      </div>
    </>
  )
}
