import type { ReactNode } from 'react'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { AddButton } from '#design/add-button/add-button.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import { admissionCad } from '../domain/admission.ts'
import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { useAttractions } from './dining.queries.ts'
import { awayText, type PlaceFit } from '../domain/narrow-places.ts'
import { type MoneyNote, PlaceCard } from './place-card.tsx'
import { AttractionDetails } from './place-details.tsx'
import { hoursOn, priceOf, titled } from './sight-words.ts'
import { Where } from './where.tsx'
import type { TripWishes } from './sort-words.ts'
import { type PlaceFacets, PlaceList } from './venue-list.tsx'
import { attractionListText, placeCardText, placeCompareText as text } from './messages.ts'

interface AttractionListProps {
  /** Name of the place. */
  readonly destination: string
  /** Search key: place id, else name. */
  readonly location: string
  /** The trip that the search belongs to. */
  readonly itineraryId?: string | undefined
  /** Day being planned, to mark what's closed. */
  readonly day?: string | null | undefined
  /** Label of the add button; "Add to cart" without a trip. */
  readonly addLabel?: string | undefined
  readonly onAdd: (attraction: Attraction) => void
  /** Whether it's already in the trip or cart. */
  readonly isAdded?: ((attraction: Attraction) => boolean) | undefined
  /** Whether it waits in the trip as an idea, which adding it plans. */
  readonly isIdea?: ((attraction: Attraction) => boolean) | undefined
  /** On which locked day of the trip it stands: "On day 4, locked". */
  readonly waitsOn?: ((attraction: Attraction) => string | undefined) | undefined
  readonly onRemove?: ((attraction: Attraction) => void) | undefined
  /** Effect of adding one. */
  readonly noteOf?: ((attraction: Attraction) => MoneyNote) | undefined
  /** What all who travel pay: "$76 for 2 adults". */
  readonly sumOf?: ((attraction: Attraction) => string) | undefined
  /** Called on hover or focus. */
  readonly onPoint?: ((attraction: Attraction, isOn: boolean) => void) | undefined
  /** Enables dragging onto a day. */
  readonly onCarry?: ((attraction: Attraction) => void) | undefined
  /** Where a sight lies from the stops of its day, for its details. */
  readonly renderAround?: ((attraction: Attraction) => ReactNode) | undefined
  /** Fit of a place to the trip as it is. */
  readonly fitOf?: ((attraction: Attraction) => PlaceFit) | undefined
  /** Its fit when the list was opened, by which it keeps its place. */
  readonly rankOf?: ((attraction: Attraction) => PlaceFit) | undefined
  /** Who travels and what the trip may cost, for the words of the order. */
  readonly wishes?: TripWishes | undefined
  /** Renders the finder's head with the given words and tools. */
  readonly head?: FinderHead | undefined
}

const isClosedOn = (attraction: Attraction, day: string): boolean =>
  !isOpenOn(attraction, { date: day })

const facets: PlaceFacets<Attraction> = {
  kindLabel: 'Kind',
  kindsOf: ({ category }) => [category],
  kindText: titled,
  priceOf: (attraction) => (admissionCad(attraction) === 0 ? 'free' : 'paid'),
  costOf: admissionCad,
  prices: [
    { value: 'free', label: attractionListText.free },
    { value: 'paid', label: attractionListText.withAdmission },
  ],
  sorts: ['', 'price', 'price-down', 'name'],
}

export function AttractionList(props: AttractionListProps) {
  const { destination, location, itineraryId, day, addLabel } = props
  const { onAdd, isAdded, isIdea, onRemove, noteOf, sumOf, onPoint, onCarry, head, fitOf, wishes } =
    props
  const addOf = (attraction: Attraction) => ({
    name: attraction.name,
    added: isAdded?.(attraction),
    label: isIdea?.(attraction) ? placeCardText.waits : addLabel,
    onAdd: () => onAdd(attraction),
    onRemove: onRemove && (() => onRemove(attraction)),
  })
  return (
    <PlaceList
      search={useAttractions(location, itineraryId)}
      loading={attractionListText.loadingAttractions}
      one="attraction"
      destination={destination}
      facets={facets}
      onPoint={onPoint}
      onCarry={onCarry}
      head={head}
      rankOf={props.rankOf}
      isClosed={(attraction) => Boolean(day && isClosedOn(attraction, day))}
      wishes={wishes}
      compared={
        head && {
          rows: [
            [text.price, priceOf],
            [text.sum, (one) => sumOf?.(one) ?? ''],
            [text.left, (one) => (isAdded?.(one) ? text.inTrip : (noteOf?.(one).words ?? ''))],
            [text.length, ({ durationMinutes }) => lengthText(durationMinutes)],
            [text.hours, (one) => hoursOn(one, day)],
            [text.kind, ({ category }) => titled(category)],
            [text.place, ({ address }) => address],
            [text.about, ({ description }) => description],
          ],
          renderAdd: (attraction) => <AddButton {...addOf(attraction)} />,
        }
      }
      empty={attractionListText.noAttractionsFoundFor(destination)}
      renderDetails={(attraction, compare, onClose) => (
        <AttractionDetails
          {...addOf(attraction)}
          attraction={attraction}
          day={day}
          sum={sumOf?.(attraction) ?? ''}
          note={noteOf?.(attraction)}
          around={props.renderAround?.(attraction)}
          compare={compare}
          onClose={onClose}
        />
      )}
    >
      {(attraction, compare, onDetails) => (
        <PlaceCard
          onDetails={head && onDetails}
          {...addOf(attraction)}
          compare={compare}
          sum={sumOf?.(attraction)}
          pictureSrc={attraction.photo}
          sub={
            <Where
              before={[head ? '' : titled(attraction.category), attraction.address]}
              fit={fitOf?.(attraction)}
            />
          }
          brief={[titled(attraction.category), awayText(fitOf?.(attraction))]
            .filter(Boolean)
            .join(' · ')}
          description={attraction.description}
          facts={
            <>
              {head ? <span data-rest="">{titled(attraction.category)}</span> : null}
              <span>{lengthText(attraction.durationMinutes)}</span>
              <span>{hoursOn(attraction, day)}</span>
              {attraction.worldHeritageSince ? (
                <span data-rest="">{attractionListText.worldHeritage}</span>
              ) : null}
            </>
          }
          warnings={[
            props.waitsOn?.(attraction),
            day && isClosedOn(attraction, day)
              ? attractionListText.closedOn(formatDayShort(day))
              : undefined,
          ]}
          price={priceOf(attraction)}
          note={noteOf?.(attraction)}
        />
      )}
    </PlaceList>
  )
}
