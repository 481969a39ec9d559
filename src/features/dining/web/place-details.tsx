import type { ReactNode } from 'react'
import { OfferDetails } from '#design/offer-details/offer-details.tsx'
import { Rating } from '#design/rating/rating.tsx'
import type { Fact } from '#design/stat-list/stat-list.tsx'
import { openSpans } from '#features/trips/domain/opening-hours.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { mapLink } from '#platform/shared/map-link.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import {
  altOf,
  type MoneyNote,
  PlaceNote,
  PlacePresses,
  type Pressed,
  PlaceSum,
  SwapNote,
} from './place-card.tsx'
import { creditOf, mealPriceText } from './restaurant-facts.tsx'
import { hoursOn, priceOf, tableHoursOn, titled } from './sight-words.ts'
import { placeDetailsText as text } from './messages.ts'

interface PlaceDetailsProps extends Omit<Pressed, 'look'> {
  /** What all who travel pay: "$76 for 2 adults". */
  readonly sum: string
  readonly note: MoneyNote | undefined
  /** Where it lies from the stops of its day. */
  readonly around: ReactNode
  readonly compare: ReactNode
  readonly onClose: () => void
}

interface Place {
  readonly name: string
  readonly photo: string
  readonly description: string
  readonly address: string
  readonly lat: number
  readonly lng: number
}

interface TellProps extends PlaceDetailsProps {
  readonly place: Place
  readonly kind: string
  readonly isSample: boolean
  readonly price: string
  readonly rating?: ReactNode
  readonly facts: readonly Fact[]
}

/** What a restaurant and a sight have in common. */
function Details(props: TellProps) {
  const { place, kind, isSample, price, rating, facts, sum, around, compare, onClose } = props
  return (
    <OfferDetails
      name={place.name}
      onClose={onClose}
      pictureSrc={place.photo}
      pictureAlt={altOf({ pictureSrc: place.photo, name: place.name })}
      kind={kind}
      rating={rating}
      isSample={isSample}
      description={place.description}
      where={{ address: place.address, map: mapLink(place.lat, place.lng) }}
      facts={facts}
      around={around}
      sum={sum ? <PlaceSum of={sum} /> : <b>{price}</b>}
      note={
        <>
          <PlaceNote {...props} />
          {props.swap && !props.added ? <SwapNote held={props.swap.held} /> : null}
        </>
      }
      actions={<PlacePresses {...props} look="primary" />}
    >
      {compare}
    </OfferDetails>
  )
}

/** All that is known of a restaurant. */
export function RestaurantDetails(
  props: PlaceDetailsProps & {
    readonly restaurant: Restaurant
    readonly day: string | undefined
  },
) {
  const { restaurant, day } = props
  const { rating, reviewCount, cuisine, sample } = restaurant
  const price = mealPriceText(restaurant)
  return (
    <Details
      {...props}
      place={restaurant}
      kind={text.restaurant}
      isSample={sample}
      price={price}
      rating={rating === null ? null : <Rating value={rating} count={reviewCount ?? undefined} />}
      facts={[
        { label: text.kitchen, value: cuisine.join(', ') },
        {
          label: day ? text.hoursOn(formatDayShort(day)) : text.hours,
          value: tableHoursOn(restaurant, day),
        },
        { label: text.price, value: price },
        { label: text.source, value: creditOf(restaurant) },
      ]}
    />
  )
}

interface AttractionDetailsProps extends PlaceDetailsProps {
  readonly attraction: Attraction
  readonly day: string | null | undefined
}

/** All that is known of a sight. */
export function AttractionDetails(props: AttractionDetailsProps) {
  const { attraction, day } = props
  const { category, durationMinutes, lastEntryMinutes, worldHeritageSince, localName } = attraction
  const hours = hoursOn(attraction, day)
  const isOpen = !day || openSpans(attraction, day).length > 0
  const price = priceOf(attraction)
  return (
    <Details
      {...props}
      place={attraction}
      kind={titled(category)}
      isSample={false}
      price={price}
      facts={[
        { label: text.localName, value: localName === attraction.name ? '' : localName },
        {
          label: day ? text.hoursOn(formatDayShort(day)) : text.hours,
          value:
            isOpen && lastEntryMinutes
              ? text.lastEntry(hours, lengthText(lastEntryMinutes))
              : hours,
        },
        { label: text.length, value: lengthText(durationMinutes) },
        { label: text.price, value: price },
        { label: text.heritage, value: worldHeritageSince ? text.since(worldHeritageSince) : '' },
      ]}
    />
  )
}
