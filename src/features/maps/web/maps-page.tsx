import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { dayTone } from '#design/drawn-map/day-mark.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useGroundAt } from '#features/places/web/index.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { asMapPlaces, firstCamera, type Travellers } from '../domain/listed-place.ts'
import { besideOthers, type MapPlace } from '../domain/map-place.ts'
import { Cities } from './cities.tsx'
import { Layers } from './layers.tsx'
import { MapLegend } from './map-legend.tsx'
import styles from './maps-page.module.css'
import { NearbyForm, PlaceSearch } from './place-search.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceMap } from './place-map.tsx'
import { StopList } from './stop-list.tsx'
import { TripSummary } from './trip-summary.tsx'
import { type Traveller, useListedPlaces } from './use-listed-places.ts'
import { mapsPageText } from './messages.ts'

/** Of who has no trip the prices are for one. */
const alone: Travellers = { heads: 1, words: mapsPageText.onePerson }

/** The stops of the traveller's own trip, shown first; what the page lists is a layer over them. */
export interface OwnStops {
  readonly places: readonly MapPlace[]
  /** Of the day that is shown; absent for all. */
  readonly day: number | undefined
  /** Which days are shown: a control of the trip. */
  readonly choice: ReactNode
}

interface ExplorerProps extends Traveller {
  readonly own?: OwnStops | undefined
}

const toneOf = (own: OwnStops | undefined): string | undefined =>
  own?.day === undefined ? undefined : dayTone(own.day)

/** What is on the map: what the page lists, or the own stops, which stand small beside it once it is switched on. */
function useLayers(marks: readonly MapPlace[], own: OwnStops | undefined) {
  const [isOn, setOn] = useState(false)
  const { places: stops, day } = own ?? {}
  const isListed = isOn || !stops
  const shown = useMemo(() => {
    if (!stops) return marks
    return isListed ? [...marks, ...stops.map((stop) => besideOthers(stop, day))] : stops
  }, [marks, stops, day, isListed])
  return { isListed, shown, setOn }
}

function Explorer({ own, ...traveller }: ExplorerProps) {
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
  const { isListed, shown, setOn } = useLayers(marks, own)
  const choose = (id: string): void => {
    setChosen(id === chosen ? undefined : id)
    if (marks.some((mark) => mark.id === id)) setOn(true)
  }
  const search = (text: string, what?: 'city'): void => {
    setOn(true)
    void listed.search(text, what)
  }
  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        <PageHeading title={mapsPageText.maps} sub={mapsPageText.findPlaceSeeWhat} />
        <PlaceSearch busy={busy === 'search'} onSearch={search} />
      </div>
      <div className={classNames(styles.map, !isListed && toneOf(own))}>
        {own ? (
          <Layers choice={own.choice} around={middle.name} isOn={isListed} onTurn={setOn} />
        ) : null}
        <PlaceMap
          label={mapsPageText.map}
          places={shown}
          view={isListed ? inView : shown}
          camera={firstCamera}
          ground={ground ?? undefined}
          waits={!isBegun || ground === undefined}
          chosen={chosen}
          onChoose={choose}
          wanted
        />
        {isListed ? <MapLegend places={marks} /> : null}
        <Cities at={middle} onGo={(city) => search(city, 'city')} />
      </div>
      <div className={styles.list}>
        <NearbyForm
          around={middle.name}
          busy={busy === 'nearby'}
          onFind={(type) => {
            setOn(true)
            void listed.searchNearby(type)
          }}
        />
        {own ? (
          <StopList
            stops={own.places}
            tone={toneOf(own)}
            trip={travellers.trip}
            chosen={chosen}
            onChoose={choose}
          />
        ) : null}
        <TripSummary
          places={places}
          travellers={own ? { ...travellers, trip: undefined } : travellers}
          isBesideTrip={own !== undefined}
          onAdd={listed.addAll}
          onClear={listed.clear}
        />
        <PlaceList places={places} heads={heads} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  )
}

/** Places on a map and in a list: searched for, found around, put into the cart. */
interface MapsProps extends ExplorerProps {
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
