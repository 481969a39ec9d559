import type { UseQueryResult } from '@tanstack/react-query'
import { MapPinned, SearchX, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { MapBeside } from '#features/maps/web/index.ts'
import { isSignedOut, TripSearchFailed } from '#features/trips/web/index.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { useAddressValues } from '#platform/web/use-address.ts'
import {
  type Facets,
  kindsIn,
  narrowPlaces,
  noWish,
  placeSorts,
  type Wish,
} from '../domain/narrow-places.ts'
import { type Choice, PlaceFilters } from './place-filters.tsx'
import styles from './venue-list.module.css'
import { placeFiltersText, placeListText } from './messages.ts'

/** The filters and sort orders of a list of places. */
export interface PlaceFacets<T> extends Facets<T> {
  readonly kindLabel: string
  readonly kindText: (kind: string) => string
  readonly prices: readonly Choice[]
  readonly sorts: readonly ('' | 'rating' | 'price' | 'price-down' | 'name')[]
}

type Place = Parameters<typeof narrowPlaces>[0][number] & {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly sample?: boolean
}

interface PlaceListProps<T extends Place> {
  readonly search: UseQueryResult<T[]>
  /** "Loading restaurants" */
  readonly loading: string
  /** Singular name: "restaurant". */
  readonly one: 'restaurant' | 'attraction'
  readonly destination: string
  readonly empty: string
  readonly facets: PlaceFacets<T>
  /** Called with what is pointed at or focused. */
  readonly onPoint?: ((place: T, isOn: boolean) => void) | undefined
  readonly children: (place: T) => ReactNode
}

/** Cards shown before the user asks for the rest. */
const firstShown = 12

const spotOf = ({ id, name, lat, lng, price }: Place) => ({
  id,
  name,
  lat,
  lng,
  detail: price > 0 ? formatMoney(cad(price)) : 'free',
})

/** A value among the choices; the URL may contain another. */
const offered = (value: string, choices: readonly Choice[]): string =>
  choices.some((choice) => choice.value === value) ? value : ''

/** The filters are kept in the URL. */
function useWish(facets: Pick<PlaceFacets<never>, 'prices' | 'sorts'>, kinds: readonly Choice[]) {
  const [{ find, kind, price, sort }, set] = useAddressValues(['find', 'kind', 'price', 'sort'])
  const wish: Wish = {
    text: find,
    kind: offered(kind, kinds),
    price: offered(price, facets.prices),
    sort: facets.sorts.find((one) => one === sort) ?? '',
  }
  return [wish, ({ text, ...others }: Wish) => set({ find: text, ...others })] as const
}

interface FoundProps<T extends Place> extends Pick<
  PlaceListProps<T>,
  'one' | 'destination' | 'facets' | 'children' | 'onPoint'
> {
  readonly places: readonly T[]
}

function Found<T extends Place>(props: FoundProps<T>) {
  const { places, one, destination, facets, onPoint, children } = props
  const kinds = kindsIn(places, facets.kindsOf).map(({ kind, count }) => ({
    value: kind,
    label: `${facets.kindText(kind)} (${count})`,
  }))
  const [wish, setWish] = useWish(facets, kinds)
  const [whole, setWhole] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const set = [wish.text, wish.kind, wish.price].filter(Boolean).length
  const found = narrowPlaces(places, wish, facets)
  const ids = (whole ? found : found.slice(0, firstShown)).map(({ id }) => id).join(' ')
  // The same places are the same list: a map beside them keeps its view.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- which they are, not which objects
  const shown = useMemo(() => (whole ? found : found.slice(0, firstShown)), [places, ids])
  return (
    <section className={styles.section}>
      <MapBeside
        label={placeListText.mapS(one)}
        kind={one === 'restaurant' ? 'restaurant' : 'activity'}
        heading={
          <h2 className={styles.heading} aria-live="polite">
            {foundText({ found: found.length, all: places.length }, one)}
            {placeListText.inText(destination)}
          </h2>
        }
        sample={places.some((place) => place.sample)}
        things={shown}
        spotOf={spotOf}
        layout="cards"
        below={
          filtering ? (
            <PlaceFilters
              wish={wish}
              onChange={setWish}
              kindLabel={facets.kindLabel}
              kinds={kinds}
              prices={facets.prices}
            />
          ) : null
        }
        onPoint={onPoint}
        tools={
          <>
            <span className={styles.sort}>
              <SelectField
                label={placeFiltersText.sortBy}
                labelHidden
                options={placeSorts.filter(({ value }) => facets.sorts.includes(value))}
                value={wish.sort}
                onChange={({ target }) => setWish({ ...wish, sort: target.value })}
              />
            </span>
            <Button
              look="line"
              size="small"
              icon={SlidersHorizontal}
              aria-expanded={filtering}
              onClick={() => setFiltering(!filtering)}
            >
              {placeFiltersText.filters(set)}
            </Button>
          </>
        }
      >
        {children}
      </MapBeside>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={placeListText.nothingAnswersAllThat}
          action={
            <Button look="line" onClick={() => setWish(noWish)}>
              {placeListText.clearFilters}
            </Button>
          }
        >
          {placeListText.removeFilterOrTry}
        </EmptyState>
      ) : null}
      {!whole && found.length > firstShown ? (
        <div>
          <Button look="line" onClick={() => setWhole(true)}>
            {placeListText.showAll(found.length)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Shown instead of results after a failed search: it is not known that there are none. */
function NotLookedUp({ empty, search }: { empty: string; search: { refetch: () => unknown } }) {
  return (
    <EmptyState
      icon={MapPinned}
      title={empty}
      action={
        <Button look="line" onClick={() => search.refetch()}>
          {placeListText.tryAgain}
        </Button>
      }
    >
      {placeListText.lookUpDidNot}
    </EmptyState>
  )
}

/** A list with its states. A failed search shows an empty list, like no results. */
export function PlaceList<T extends Place>(props: PlaceListProps<T>) {
  const { search, loading, empty, ...found } = props
  if (search.isPending) return <SkeletonList label={loading} look="row" rows={6} />
  const places = search.data ?? []
  if (search.isError && isSignedOut(search.error))
    return <TripSearchFailed error={search.error} onRetry={search.refetch} />
  if (places.length === 0 && search.isError) return <NotLookedUp empty={empty} search={search} />
  if (places.length === 0)
    return (
      <EmptyState icon={MapPinned} title={empty}>
        {placeListText.chooseOneDestinationsThat}
      </EmptyState>
    )
  return <Found places={places} {...found} />
}
