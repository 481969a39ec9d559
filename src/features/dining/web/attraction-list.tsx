import { Badge } from '#design/badge/badge.tsx'
import { weekdayName } from '#features/trips/domain/opening-hours.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import { admissionCad } from '../domain/admission.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { weekdayList } from '#platform/shared/weekday.ts'
import { useAttractions } from './dining.queries.ts'
import { PlaceCard } from './place-card.tsx'
import { type PlaceFacets, PlaceList } from './place-list.tsx'

interface AttractionListProps {
  /** What the place is called. */
  readonly destination: string
  /** What is searched for: which place it is, or its name. */
  readonly location: string
  /** The day that is being filled, to say what is closed on it. */
  readonly day?: string | null | undefined
  /** "Add to cart" where there is no trip to add to. */
  readonly addLabel?: string | undefined
  readonly onAdd: (attraction: Attraction) => void
  /** Whether it is in the trip, or the cart, already. */
  readonly isAdded?: ((attraction: Attraction) => boolean) | undefined
  readonly onRemove?: ((attraction: Attraction) => void) | undefined
}

const hoursOf = ({ opens, closes, closedOn }: Attraction): string => {
  const hours = opens && closes ? `${opens} to ${closes}` : 'Open all day'
  const closed = weekdayList(closedOn)
  return closed ? `${hours}, closed ${closed}` : hours
}

const isClosedOn = ({ closedOn }: Attraction, day: string): boolean =>
  closedOn.includes(weekdayName(day))

const priceOf = (attraction: Attraction): string => {
  const price = admissionCad(attraction)
  if (price === 0) return 'Free'
  return attraction.estimated ? `About ${formatMoney(cad(price))}` : formatMoney(cad(price))
}

const titled = (category: string): string =>
  (category.charAt(0).toUpperCase() + category.slice(1)).replace('-', ' ')

const facets: PlaceFacets<Attraction> = {
  kindLabel: 'Kind',
  kindsOf: ({ category }) => [category],
  kindText: titled,
  priceOf: (attraction) => (admissionCad(attraction) === 0 ? 'free' : 'paid'),
  prices: [
    { value: 'free', label: 'Free' },
    { value: 'paid', label: 'With admission' },
  ],
  sorts: ['', 'price', 'price-down', 'name'],
}

export function AttractionList(props: AttractionListProps) {
  const { destination, location, day, addLabel, onAdd, isAdded, onRemove } = props
  return (
    <PlaceList
      search={useAttractions(location)}
      loading="Loading attractions"
      one="attraction"
      destination={destination}
      facets={facets}
      empty={`No attractions found for ${destination}.`}
    >
      {(attraction) => (
        <PlaceCard
          name={attraction.name}
          pictureSrc={attraction.photo}
          sub={`${titled(attraction.category)} · ${attraction.address}`}
          description={attraction.description}
          facts={
            <>
              <span>{lengthText(attraction.durationMinutes)}</span>
              <span>{hoursOf(attraction)}</span>
              {attraction.worldHeritageSince ? <span>World Heritage</span> : null}
              {day && isClosedOn(attraction, day) ? (
                <Badge tone="warn">Closed on {formatDayShort(day)}</Badge>
              ) : null}
            </>
          }
          price={priceOf(attraction)}
          addLabel={addLabel}
          added={isAdded?.(attraction)}
          onAdd={() => onAdd(attraction)}
          onRemove={onRemove && (() => onRemove(attraction))}
        />
      )}
    </PlaceList>
  )
}
