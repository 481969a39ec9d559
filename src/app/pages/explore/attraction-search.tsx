import { MapPinned, Search } from 'lucide-react'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FromTrip } from '#features/trips/web/index.ts'
import { AttractionList } from '#features/dining/web/index.ts'
import { readPlace } from './search-address.ts'
import { PlaceForm, useNamedPlace } from './place-form.tsx'
import { placeOf } from './place-of.ts'
import styles from './results.module.css'
import { useAddress } from '#platform/web/use-address.ts'
import type { Adding } from './use-adding.tsx'
import { useTripSearch } from './use-trip-search.ts'
import { attractionSearchText } from './messages.ts'

/** Sights of a location. */
export function AttractionSearchTab({ adding }: { readonly adding: Adding }) {
  const { change } = useAddress()
  const { found, address } = useTripSearch()
  const search = readPlace(address)
  const place = placeOf(search)
  const named = useNamedPlace(search)
  return (
    <div className={styles.section}>
      <FromTrip found={found} party />
      <Card padding="small">
        <PlaceForm
          label={attractionSearchText.attractions}
          place={search}
          missing={{
            title: attractionSearchText.missingLocation,
            text: attractionSearchText.pleaseEnterCityOr,
          }}
          icon={Search}
          onSearch={({ location, locationId }, how) => change({ location, locationId }, how)}
        />
      </Card>
      {named.isLoading ? (
        <SkeletonList label={attractionSearchText.loadingAttractions} look="row" rows={6} />
      ) : null}
      {search.location && !named.isLoading ? (
        <AttractionList
          destination={place.name}
          location={search.locationId || search.location}
          itineraryId={found.trip?.id}
          addLabel={adding.toTrip ? attractionSearchText.addToTrip : attractionSearchText.addToCart}
          isAdded={(it) => adding.has({ kind: 'attraction', it, place })}
          onAdd={(it) => adding.add({ kind: 'attraction', it, place })}
          onRemove={(it) => adding.remove({ kind: 'attraction', it, place })}
        />
      ) : null}
      {search.location ? null : (
        <EmptyState icon={MapPinned} heading="h2" title={attractionSearchText.whatWouldYouLike}>
          {attractionSearchText.chooseCityAndIts}
        </EmptyState>
      )}
    </div>
  )
}
