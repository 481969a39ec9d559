import type { UseQueryResult } from '@tanstack/react-query'
import { MapPinned } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import styles from './place-list.module.css'

interface PlaceListProps<T> {
  readonly search: UseQueryResult<T[]>
  /** "Loading restaurants" */
  readonly loading: string
  /** "22 restaurants in Paris" */
  readonly heading: (count: number) => string
  readonly empty: string
  readonly children: (place: T) => ReactNode
}

/** Shown before somebody asks for the rest. */
const firstShown = 12

/** A list with its states. A look-up that fails gives an empty list, as no result would. */
export function PlaceList<T>({ search, loading, heading, empty, children }: PlaceListProps<T>) {
  const [all, setAll] = useState(false)
  if (search.isPending) return <SkeletonList label={loading} look="row" rows={6} />
  const places = search.data ?? []
  if (places.length === 0)
    return (
      <EmptyState icon={MapPinned} title={empty}>
        Choose one of the destinations that Wayleaf covers, or add what you have in mind as a custom
        activity.
      </EmptyState>
    )
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading(places.length)}</h2>
      <ul className={styles.list}>{(all ? places : places.slice(0, firstShown)).map(children)}</ul>
      {!all && places.length > firstShown ? (
        <div>
          <Button look="line" onClick={() => setAll(true)}>
            Show all {places.length}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
