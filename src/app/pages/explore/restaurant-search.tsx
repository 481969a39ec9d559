import { MapPinned, Search, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { FoundRestaurant } from '#features/dining/contract/restaurant-search.schema.ts'
import { priceLevels } from '#features/dining/domain/price-level.ts'
import {
  cuisines,
  restaurantLimits,
  restaurantSorts,
} from '#features/dining/domain/restaurant-search.ts'
import { MapBeside } from '#features/maps/web/index.ts'
import {
  mealPriceText,
  PlaceCard,
  RestaurantFacts,
  useRestaurantSearch,
} from '#features/dining/web/index.ts'
import { FromTrip } from '#features/trips/web/index.ts'
import { countText } from '#platform/shared/count-text.ts'
import { costText } from './choice.ts'
import { readRestaurantSearch, type RestaurantSearch } from './search-address.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { PlaceForm, useNamedPlace } from './place-form.tsx'
import { placeOf } from './place-of.ts'
import styles from './results.module.css'
import { SearchFailed } from './search-failed.tsx'
import formStyles from './search-form.module.css'
import { useAddress } from '#platform/web/use-address.ts'
import type { Adding } from './use-adding.tsx'
import { useTripSearch } from './use-trip-search.ts'
import { restaurantSearchText } from './messages.ts'

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What changes in the address; a changed filter starts at the first page. */
function useSet() {
  const { change } = useAddress()
  return (name: string, value: string, usual = '') =>
    change({ [name]: value === usual ? '' : value, offset: '' })
}

function Filters({ search }: { readonly search: RestaurantSearch }) {
  const set = useSet()
  return (
    <div className={formStyles.filters}>
      <SelectField
        label={restaurantSearchText.cuisine}
        empty={restaurantSearchText.any}
        options={asOptions(cuisines)}
        value={search.cuisine}
        onChange={({ target }) => set('cuisine', target.value)}
      />
      <SelectField
        label={restaurantSearchText.priceLevel}
        empty={restaurantSearchText.any}
        options={asOptions(priceLevels)}
        value={search.priceLevel}
        onChange={({ target }) => set('priceLevel', target.value)}
      />
      <SelectField
        label={restaurantSearchText.show}
        options={restaurantLimits.map((limit) => ({
          value: String(limit),
          label: restaurantSearchText.atTime(limit),
        }))}
        value={String(search.limit)}
        onChange={({ target }) => set('limit', target.value, '20')}
      />
    </div>
  )
}

const spotOf = (it: FoundRestaurant) => ({
  id: it.id,
  name: it.name,
  lat: it.lat,
  lng: it.lng,
  detail: mealPriceText(it),
})

interface FoundProps {
  readonly search: RestaurantSearch
  readonly restaurants: readonly FoundRestaurant[]
  readonly total: number
  readonly adding: Adding
  readonly filtering: boolean
  readonly onFilter: (open: boolean) => void
}

function Pages({ search, total }: Pick<FoundProps, 'search' | 'total'>) {
  const { change } = useAddress()
  const { offset, limit } = search
  if (total <= limit && offset === 0) return null
  return (
    <nav aria-label={restaurantSearchText.pagesRestaurants} className={styles.pages}>
      <Button
        look="line"
        disabled={offset === 0}
        onClick={() => change({ offset: Math.max(0, offset - limit) || '' })}
      >
        {restaurantSearchText.previous}
      </Button>
      <span>
        {restaurantSearchText.to(
          Math.min(offset + 1, total),
          Math.min(offset + limit, total),
          total,
        )}
      </span>
      <Button
        look="line"
        disabled={offset + limit >= total}
        onClick={() => change({ offset: offset + limit })}
      >
        {restaurantSearchText.next}
      </Button>
    </nav>
  )
}

function Found({ search, restaurants, total, adding, filtering, onFilter }: FoundProps) {
  const [shown, setShown] = useState<FoundRestaurant>()
  const set = useSet()
  const { change } = useAddress()
  const place = placeOf(search)
  return (
    <>
      <MapBeside
        label={restaurantSearchText.mapRestaurants}
        kind="restaurant"
        heading={
          <h2 className={styles.count} aria-live="polite">
            {restaurantSearchText.inText(countText(total, 'restaurant'), place.name)}
          </h2>
        }
        sample={restaurants.some(({ sample }) => sample)}
        things={restaurants}
        spotOf={spotOf}
        layout="cards"
        tools={
          <ListTools
            sortLabel={restaurantSearchText.sortBy}
            sorts={restaurantSorts}
            sort={search.sort}
            onSort={(sort) => set('sort', sort, 'rating')}
            filters={{
              set: [search.cuisine, search.priceLevel].filter(Boolean).length,
              isOpen: filtering,
              onOpen: onFilter,
            }}
          />
        }
        below={filtering ? <Filters search={search} /> : null}
      >
        {(it) => (
          <PlaceCard
            name={it.name}
            pictureSrc={it.photo}
            sub={`${it.address} · ${it.cuisine.slice(0, 3).join(', ')}`}
            description={it.description}
            facts={
              <>
                <RestaurantFacts of={it} />
                <span>{restaurantSearchText.km(it.distanceKm)}</span>
              </>
            }
            price={costText({ kind: 'restaurant', it, place })}
            label={adding.toTrip ? restaurantSearchText.addToTrip : restaurantSearchText.addToCart}
            added={adding.has({ kind: 'restaurant', it, place })}
            onAdd={() => adding.add({ kind: 'restaurant', it, place })}
            onRemove={() => adding.remove({ kind: 'restaurant', it, place })}
            onDetails={() => setShown(it)}
          />
        )}
      </MapBeside>
      {restaurants.length === 0 ? (
        <EmptyState
          icon={UtensilsCrossed}
          title={restaurantSearchText.noRestaurantsFoundFor(place.name)}
          action={
            <Button look="line" onClick={() => change({ cuisine: '', priceLevel: '', offset: '' })}>
              {restaurantSearchText.clearFilters}
            </Button>
          }
        >
          {restaurantSearchText.tryAnotherCuisineOr}
        </EmptyState>
      ) : null}
      <Pages search={search} total={total} />
      {shown ? (
        <DetailsDialog
          choice={{ kind: 'restaurant', it: shown, place }}
          adding={adding}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  )
}

function Results({ search, adding }: { search: RestaurantSearch; adding: Adding }) {
  const { locationId, cuisine, priceLevel, sort, limit, offset } = search
  const found = useRestaurantSearch(
    locationId
      ? {
          destination: locationId,
          cuisine: cuisines.find((one) => one === cuisine),
          priceLevel: priceLevels.find((one) => one === priceLevel),
          sort: restaurantSorts.find(({ value }) => value === sort)?.value,
          limit,
          offset,
        }
      : undefined,
  )
  const named = useNamedPlace(search)
  // Stays open while a filter's answer is awaited.
  const [filtering, setFiltering] = useState(false)
  if (named.isLoading)
    return <SkeletonList label={restaurantSearchText.loadingRestaurants} look="row" rows={6} />
  if (!locationId)
    return (
      <EmptyState icon={MapPinned} heading="h2" title={restaurantSearchText.whereWouldYouLike}>
        {restaurantSearchText.chooseCityAndIts}
      </EmptyState>
    )
  if (found.isPending || found.isPlaceholderData)
    return <SkeletonList label={restaurantSearchText.loadingRestaurants} look="row" rows={6} />
  if (found.isError)
    return (
      <SearchFailed
        error={found.error}
        otherwise={restaurantSearchText.failedToSearchRestaurants}
        onAgain={() => void found.refetch()}
      />
    )
  return (
    <Found
      search={search}
      {...found.data}
      adding={adding}
      filtering={filtering}
      onFilter={setFiltering}
    />
  )
}

/** Restaurants of a location. The URL holds the search. */
export function RestaurantSearchTab({ adding }: { readonly adding: Adding }) {
  const { change } = useAddress()
  const { found, address } = useTripSearch()
  const search = readRestaurantSearch(address)
  return (
    <div className={styles.section}>
      <FromTrip found={found} party />
      <Card padding="small">
        <PlaceForm
          label={restaurantSearchText.restaurants}
          place={search}
          missing={{
            title: restaurantSearchText.missingLocationId,
            text: restaurantSearchText.pleaseChooseLocationTo,
          }}
          icon={Search}
          onSearch={(place, how) =>
            change({ ...place, ...(how === 'step' ? { offset: '' } : {}) }, how)
          }
        />
      </Card>
      <Results search={search} adding={adding} />
    </div>
  )
}
