import type { UseQueryResult } from '@tanstack/react-query'
import { MapPinned, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { type Facets, kindsIn, narrowPlaces, noWish, type Wish } from '../domain/narrow-places.ts'
import { type Choice, PlaceFilters } from './place-filters.tsx'
import styles from './place-list.module.css'

/** What a list of one sort of place can be narrowed and ordered by. */
export interface PlaceFacets<T> extends Facets<T> {
  readonly kindLabel: string
  readonly kindText: (kind: string) => string
  readonly prices: readonly Choice[]
  readonly sorts: readonly ('' | 'rating' | 'price' | 'price-down' | 'name')[]
}

type Place = Parameters<typeof narrowPlaces>[0][number]

interface PlaceListProps<T extends Place> {
  readonly search: UseQueryResult<T[]>
  /** "Loading restaurants" */
  readonly loading: string
  /** "restaurants in Paris" */
  readonly what: string
  readonly empty: string
  readonly facets: PlaceFacets<T>
  readonly children: (place: T) => ReactNode
}

/** Shown before somebody asks for the rest. */
const firstShown = 12

const countText = (found: number, all: number): string =>
  found === all ? String(all) : `${found} of ${all}`

interface FoundProps<T extends Place> extends Pick<
  PlaceListProps<T>,
  'what' | 'facets' | 'children'
> {
  readonly places: readonly T[]
}

function Found<T extends Place>({ places, what, facets, children }: FoundProps<T>) {
  const [wish, setWish] = useState<Wish>(noWish)
  const [whole, setWhole] = useState(false)
  const found = narrowPlaces(places, wish, facets)
  const kinds = kindsIn(places, facets.kindsOf).map(({ kind, count }) => ({
    value: kind,
    label: `${facets.kindText(kind)} (${count})`,
  }))
  return (
    <section className={styles.section}>
      <PlaceFilters
        wish={wish}
        onChange={setWish}
        kindLabel={facets.kindLabel}
        kinds={kinds}
        prices={facets.prices}
        sorts={facets.sorts}
      />
      <h2 className={styles.heading} aria-live="polite">
        {countText(found.length, places.length)} {what}
      </h2>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Nothing answers all of that."
          action={
            <Button look="line" onClick={() => setWish(noWish)}>
              Clear the filters
            </Button>
          }
        >
          Take a filter away, or look for another word.
        </EmptyState>
      ) : null}
      <ul className={styles.list}>{(whole ? found : found.slice(0, firstShown)).map(children)}</ul>
      {!whole && found.length > firstShown ? (
        <div>
          <Button look="line" onClick={() => setWhole(true)}>
            Show all {found.length}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** A list with its states. A look-up that fails gives an empty list, as no result would. */
export function PlaceList<T extends Place>(props: PlaceListProps<T>) {
  const { search, loading, empty, ...found } = props
  if (search.isPending) return <SkeletonList label={loading} look="row" rows={6} />
  const places = search.data ?? []
  if (places.length === 0)
    return (
      <EmptyState icon={MapPinned} title={empty}>
        Choose one of the destinations that Wayleaf covers, or add what you have in mind as a custom
        activity.
      </EmptyState>
    )
  return <Found places={places} {...found} />
}
