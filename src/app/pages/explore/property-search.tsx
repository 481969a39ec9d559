import { MapPinned, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { narrowProperties, propertySorts } from '#features/rentals/domain/narrow-properties.ts'
import { roomTypes } from '#features/rentals/domain/property-words.ts'
import {
  PropertyCard,
  type PropertyAnswer,
  type PropertyQuery,
  useProperties,
} from '#features/rentals/web/index.ts'
import { FromTrip, type TripView } from '#features/trips/web/index.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { asChange, type PropertySearch, readPropertySearch } from './search-address.ts'
import { DemoBanner } from './demo-banner.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { PropertyForm } from './property-form.tsx'
import { PropertyList } from './property-list.tsx'
import styles from './results.module.css'
import { SearchFailed } from './search-failed.tsx'
import formStyles from './search-form.module.css'
import { useAddress, withChanges } from '#platform/web/use-address.ts'
import type { Adding } from './use-adding.tsx'
import { useTripSearch } from './use-trip-search.ts'
import { propertySearchText } from './messages.ts'

/** Results shown until the user asks for the rest. */
const firstShown = 12

const bedroomOptions = [1, 2, 3, 4].map((count) => ({
  value: String(count),
  label: propertySearchText.orMore(count),
}))

const queryOf = (search: PropertySearch, trip: TripView | undefined): PropertyQuery | undefined =>
  search.location
    ? {
        ...(trip ? { itineraryId: trip.id } : {}),
        location: search.locationId || search.location,
        adults: search.adults,
        children: search.children,
        infants: search.infants,
        guestFavorite: search.guestFavorite ? 'true' : 'false',
        ib: search.ib ? 'true' : 'false',
        currency: search.currency,
        checkIn: search.checkIn,
        checkOut: search.checkOut,
        priceMin: search.priceMin,
        priceMax: search.priceMax,
      }
    : undefined

const guestsSaid = ({ adults, children, infants }: PropertySearch): string =>
  [adults, children, infants].join()
const nightsSaid = ({ checkIn, checkOut }: PropertySearch): string => [checkIn, checkOut].join()

interface Planned {
  /** The trip that the search belongs to. */
  readonly trip: TripView | undefined
}

interface FoundProps {
  readonly answer: PropertyAnswer
  readonly search: PropertySearch
  readonly adding: Adding
}

function Filters() {
  const { address, change } = useAddress()
  return (
    <div className={formStyles.filters}>
      <SelectField
        label={propertySearchText.sortBy}
        options={propertySorts}
        value={address.get('sort') ?? ''}
        onChange={({ target }) => change({ sort: target.value })}
      />
      <SelectField
        label={propertySearchText.typePlace}
        empty={propertySearchText.any}
        options={roomTypes}
        value={address.get('roomType') ?? ''}
        onChange={({ target }) => change({ roomType: target.value })}
      />
      <SelectField
        label={propertySearchText.bedrooms}
        empty={propertySearchText.any}
        options={bedroomOptions}
        value={address.get('bedrooms') ?? ''}
        onChange={({ target }) => change({ bedrooms: target.value })}
      />
    </div>
  )
}

function Found({ answer, search, adding }: FoundProps) {
  const { address, change } = useAddress()
  const [path] = useLocation()
  const [whole, setWhole] = useState(false)
  const { properties: all, checkIn, checkOut } = answer
  const found = narrowProperties(all, {
    sort: address.get('sort') ?? '',
    roomType: address.get('roomType') ?? '',
    bedrooms: address.get('bedrooms') ?? '',
  })
  const shown = whole ? found : found.slice(0, firstShown)
  const place = { ref: search.locationId || null, name: all[0]?.location.city ?? search.location }
  const guests = search.adults + search.children + search.infants
  const listing = all.find(({ id }) => id === address.get('listing'))
  const choiceOf = (it: (typeof all)[number]) =>
    ({ kind: 'property', it, place, checkIn, checkOut, guests }) as const
  const hrefOf = ({ id, listingUrl }: (typeof all)[number]): string =>
    // Embedded listings are pages of this site: the link carries the search parameters.
    listingUrl.startsWith('/') ? `${path}?${withChanges(address, { listing: id })}` : listingUrl
  return (
    <>
      <Filters />
      <PropertyList
        heading={
          <h2 className={styles.count} aria-live="polite">
            {foundText({ found: found.length, all: all.length }, 'property', 'properties')}
            {propertySearchText.inText(place.name, formatDateRange(checkIn, checkOut))}
          </h2>
        }
        properties={shown}
        renderCard={(property) => (
          <PropertyCard
            property={property}
            listingHref={hrefOf(property)}
            addLabel={adding.toTrip ? propertySearchText.addToTrip : propertySearchText.addToCart}
            added={adding.has(choiceOf(property))}
            onAdd={() => adding.add(choiceOf(property))}
            onRemove={() => adding.remove(choiceOf(property))}
          />
        )}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={propertySearchText.noneMatch}
          action={
            <Button look="line" onClick={() => change({ roomType: '', bedrooms: '' })}>
              {propertySearchText.clearFilters}
            </Button>
          }
        >
          {propertySearchText.removeFilterTryFewer}
        </EmptyState>
      ) : null}
      {!whole && found.length > firstShown ? (
        <div>
          <Button look="line" onClick={() => setWhole(true)}>
            {propertySearchText.showAll(found.length)}
          </Button>
        </div>
      ) : null}
      {listing ? (
        <DetailsDialog
          choice={choiceOf(listing)}
          adding={adding}
          onClose={() => change({ listing: '' })}
        />
      ) : null}
    </>
  )
}

function Results({ search, adding, trip }: Omit<FoundProps, 'answer'> & Planned) {
  const found = useProperties(queryOf(search, trip))
  if (!search.location) return null
  // Show the placeholder instead of the previous search's properties.
  if (found.isPending || found.isPlaceholderData)
    return <SkeletonList label={propertySearchText.loadingProperties} />
  if (found.isError)
    return (
      <SearchFailed
        error={found.error}
        otherwise={propertySearchText.failedToSearchProperties}
        onAgain={() => void found.refetch()}
      />
    )
  const { properties, isDemo } = found.data
  return (
    <>
      {isDemo ? <DemoBanner place={properties[0]?.location.city ?? search.location} /> : null}
      {properties.length === 0 ? (
        <EmptyState
          icon={MapPinned}
          title={propertySearchText.noPropertiesFoundFor(search.location)}
        >
          {propertySearchText.tryAgainHint}
        </EmptyState>
      ) : (
        <Found answer={found.data} search={search} adding={adding} />
      )}
    </>
  )
}

/** Vacation rentals: form and results. The URL holds the search. */
export function PropertySearchTab({ adding }: { readonly adding: Adding }) {
  const { change } = useAddress()
  const { found, address, ofTrip } = useTripSearch()
  const { trip, isPending } = found
  const search = readPropertySearch(address)
  const meant = ofTrip && readPropertySearch(ofTrip)
  return (
    <div className={styles.section}>
      {meant ? (
        <FromTrip
          found={found}
          party={guestsSaid(search) === guestsSaid(meant)}
          dates={nightsSaid(search) === nightsSaid(meant)}
        />
      ) : (
        <FromTrip found={found} />
      )}
      <PropertyForm
        search={search}
        onSearch={(next) => change({ ...asChange(next, trip !== undefined), listing: '' }, 'step')}
      />
      {isPending ? (
        <SkeletonList label={propertySearchText.loadingProperties} />
      ) : (
        <Results search={search} adding={adding} trip={trip} />
      )}
    </div>
  )
}
