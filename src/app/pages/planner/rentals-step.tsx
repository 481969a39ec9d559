import { MapPinned } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { MapBeside } from '#features/maps/web/index.ts'
import { narrowProperties, propertySorts } from '#features/rentals/domain/narrow-properties.ts'
import {
  type PropertyAnswer,
  PropertyCard,
  propertyToItem,
  useProperties,
} from '#features/rentals/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import {
  allItems,
  TripSearchFailed,
  type TripView,
  useTripItems,
} from '#features/trips/web/index.ts'
import { countText } from '#platform/shared/count-text.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { rentalsText as text } from './messages.ts'
import { centsBeyond, heldBy } from './fit-of-stay.ts'
import { moneyLeft, withThisBrief } from './money-left.ts'
import { pointAt } from './with-this.ts'

type Property = PropertyAnswer['properties'][number]

const spotOf = ({ id, name, location, pricing }: Property) => ({
  id,
  name,
  lat: location.lat,
  lng: location.lng,
  tag: formatBrief(cad(pricing.rate)),
  detail: text.forStay(formatBrief(cad(pricing.totalCad))),
})

interface RentalsStepProps {
  readonly trip: TripView
  /** Where it is looked for. */
  readonly place: ChosenPlace
  readonly nights: { readonly checkIn: string; readonly checkOut: string }
  readonly head: FinderHead
}

/** Rentals for the nights of a trip, in rows as its hotels. */
export function RentalsStep({ trip, place, nights, head }: RentalsStepProps) {
  const { address, change } = useAddress()
  const { addStay, removeItem } = useTripItems(trip.id)
  const sort = address.get('sort') ?? ''
  const search = useProperties({
    itineraryId: trip.id,
    location: searchKeyOf(place),
    ...nights,
    currency: 'CAD',
  })
  const all = search.isPlaceholderData ? [] : (search.data?.properties ?? [])
  const wishFor = (property: Property) =>
    propertyToItem(property, { checkIn: nights.checkIn, guests: headsOf(trip.party) })
  const itemOf = (property: Property) => {
    const { source } = wishFor(property)
    return allItems(trip).find((item) => item.source === source && isTaken(item))
  }
  const swappedBy = (property: Property) => heldBy(trip, wishFor(property))
  const addedCents = (property: Property): number =>
    itemOf(property) ? 0 : centsBeyond(swappedBy(property), property.pricing.totalCad)
  const words: ReactNode =
    all.length > 0 ? (
      <>
        <h3>
          {countText(all.length, 'rental')} {text.inPlace(place.name)}
        </h3>
        {all.some(({ sample }) => sample) ? text.sample : ''}
      </>
    ) : null
  if (all.length === 0)
    return (
      <>
        {head(words, null)}
        {search.isPending || search.isPlaceholderData ? (
          <SkeletonList label={text.loading} look="row" rows={6} />
        ) : null}
        {search.isError ? <TripSearchFailed error={search.error} onRetry={search.refetch} /> : null}
        {search.isSuccess && !search.isPlaceholderData ? (
          <EmptyState icon={MapPinned} title={text.none(place.name)}>
            {text.tryHotels}
          </EmptyState>
        ) : null}
      </>
    )
  return (
    <div data-wide="">
      <MapBeside
        label={text.map}
        kind="hotel"
        heading={null}
        things={narrowProperties(all, { sort, roomType: '', bedrooms: '' })}
        spotOf={spotOf}
        layout="rows"
        head={(tools) => head(words, tools)}
        tools={
          <ListTools
            sortLabel={text.sortBy}
            sorts={propertySorts}
            sort={sort}
            onSort={(next) => change({ sort: next })}
          />
        }
        onPoint={(property, isOn) =>
          pointAt(
            { name: property.name, adds: [{ type: 'property', cents: addedCents(property) }] },
            isOn,
          )
        }
      >
        {(property) => {
          const item = itemOf(property)
          const isSwap = !item && swappedBy(property) !== undefined
          return (
            <PropertyCard
              property={property}
              listingHref={
                property.listingUrl.startsWith('/')
                  ? `/search?trip=${trip.id}&listing=${encodeURIComponent(property.id)}`
                  : property.listingUrl
              }
              addLabel={isSwap ? text.swap : text.add}
              added={item !== undefined}
              row={{
                note: item ? text.inTrip : withThisBrief(trip, addedCents(property)),
                isOver: !item && moneyLeft(trip, addedCents(property))?.over === true,
                isSwap,
              }}
              onAdd={() => addStay(wishFor(property), holderOf(allItems(trip), wishFor(property)))}
              onRemove={() => {
                if (item) removeItem(item)
              }}
            />
          )
        }}
      </MapBeside>
    </div>
  )
}
