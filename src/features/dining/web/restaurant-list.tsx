import type { ReactNode } from 'react'
import { isCafe } from '#design/art/cafe-names.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { mealCad } from '../domain/meal.ts'
import type { MealAt } from '../domain/table-hours.ts'
import { priceLevels } from '../domain/price-level.ts'
import { useRestaurants } from './dining.queries.ts'
import { awayText, type PlaceFit } from '../domain/narrow-places.ts'
import { type MoneyNote, PlaceCard, PlacePresses, SwapNote } from './place-card.tsx'
import { RestaurantDetails } from './place-details.tsx'
import { mealPriceText, RestaurantFacts } from './restaurant-facts.tsx'
import { shutText, tableHoursOn } from './sight-words.ts'
import type { TripWishes } from './sort-words.ts'
import { Where } from './where.tsx'
import { type PlaceFacets, PlaceList } from './venue-list.tsx'
import { placeCardText, placeCompareText as text, restaurantListText } from './messages.ts'

/** Cuisines shown on a card. */
const cuisinesShown = 3
/** And in one line. */
const briefCuisines = 1

const cuisinesOf = ({ cuisine }: Restaurant): string => cuisine.slice(0, cuisinesShown).join(', ')

const ratingText = ({ rating, reviewCount }: Restaurant): string =>
  rating === null ? '' : text.ratingOf(rating.toFixed(1), reviewCount)

const facets: PlaceFacets<Restaurant> = {
  kindLabel: 'Cuisine',
  kindsOf: ({ cuisine }) => cuisine,
  kindText: (cuisine) => cuisine,
  priceOf: (restaurant) => restaurant.priceLevel ?? '',
  costOf: mealCad,
  prices: priceLevels.map((level) => ({ value: level, label: level })),
  ownFirst: true,
  isSnack: ({ name, cuisine }) => isCafe(name) || cuisine.includes('Fast Food'),
  sorts: ['', 'rating', 'price', 'price-down', 'name'],
}

interface RestaurantListProps {
  /** Name of the place. */
  readonly destination: string
  /** Search key: place id, else name. */
  readonly location: string
  /** The trip that the search belongs to. */
  readonly itineraryId?: string | undefined
  /** Label of the add button; "Add to cart" without a trip. */
  readonly addLabel?: string | undefined
  readonly onAdd: (restaurant: Restaurant) => void
  /** Whether it's already in the trip or cart. */
  readonly isAdded?: ((restaurant: Restaurant) => boolean) | undefined
  /** Whether it waits in the trip as an idea, which adding it plans. */
  readonly isIdea?: ((restaurant: Restaurant) => boolean) | undefined
  /** On which locked day of the trip it stands: "On day 4, locked". */
  readonly waitsOn?: ((restaurant: Restaurant) => string | undefined) | undefined
  readonly onRemove?: ((restaurant: Restaurant) => void) | undefined
  /** Effect of adding one. */
  readonly noteOf?: ((restaurant: Restaurant) => MoneyNote) | undefined
  /** What all who travel pay: "$76 for 2 adults". */
  readonly sumOf?: ((restaurant: Restaurant) => string) | undefined
  /** The meal of the day that another would take the place of, where all are taken. */
  readonly swap?:
    | { readonly held: string; readonly onSwap: (restaurant: Restaurant) => void }
    | undefined
  /** Called on hover or focus. */
  readonly onPoint?: ((restaurant: Restaurant, isOn: boolean) => void) | undefined
  /** Enables dragging onto a day. */
  readonly onCarry?: ((restaurant: Restaurant) => void) | undefined
  /** The meal that is planned, to mark what is shut then. */
  readonly meal?: MealAt | undefined
  /** Where a restaurant lies from the stops of its day, for its details. */
  readonly renderAround?: ((restaurant: Restaurant) => ReactNode) | undefined
  /** Fit of a place to the trip as it is. */
  readonly fitOf?: ((restaurant: Restaurant) => PlaceFit) | undefined
  /** Its fit when the list was opened, by which it keeps its place. */
  readonly rankOf?: ((restaurant: Restaurant) => PlaceFit) | undefined
  /** Who travels and what the trip may cost, for the words of the order. */
  readonly wishes?: TripWishes | undefined
  /** Renders the finder's head with the given words and tools. */
  readonly head?: FinderHead | undefined
}

export function RestaurantList(props: RestaurantListProps) {
  const { destination, location, itineraryId, addLabel } = props
  const { onAdd, isAdded, isIdea, onRemove, noteOf, sumOf, swap, onPoint, onCarry } = props
  const { head, fitOf, wishes, meal } = props
  const addOf = (restaurant: Restaurant) => ({
    name: restaurant.name,
    added: isAdded?.(restaurant),
    label: isIdea?.(restaurant) ? placeCardText.waits : addLabel,
    onAdd: () => onAdd(restaurant),
    onRemove: onRemove && (() => onRemove(restaurant)),
  })
  const swapOf = (restaurant: Restaurant) =>
    swap && { held: swap.held, onSwap: () => swap.onSwap(restaurant) }
  return (
    <PlaceList
      search={useRestaurants(location, itineraryId)}
      loading={restaurantListText.loadingRestaurants}
      one="restaurant"
      destination={destination}
      facets={facets}
      onPoint={onPoint}
      onCarry={onCarry}
      head={head}
      rankOf={props.rankOf}
      wishes={wishes}
      compared={
        head && {
          rows: [
            [text.price, mealPriceText],
            [text.sum, (one) => sumOf?.(one) ?? ''],
            [text.left, (one) => (isAdded?.(one) ? text.inTrip : (noteOf?.(one).words ?? ''))],
            [text.rating, ratingText],
            [text.kitchen, cuisinesOf],
            [text.hours, (one) => tableHoursOn(one, meal?.day)],
            [text.place, ({ address }) => address],
            [text.about, ({ description }) => description],
          ],
          renderAdd: (restaurant, onClose) => {
            const onSwap = (): void => {
              swap?.onSwap(restaurant)
              onClose()
            }
            return (
              <PlacePresses
                {...addOf(restaurant)}
                swap={swap && { held: swap.held, onSwap }}
                look="line"
              />
            )
          },
        }
      }
      empty={restaurantListText.noRestaurantsFoundFor(destination)}
      lead={swap && <SwapNote held={swap.held} />}
      renderDetails={(restaurant, compare, onClose) => (
        <RestaurantDetails
          {...addOf(restaurant)}
          restaurant={restaurant}
          day={meal?.day}
          swap={swapOf(restaurant)}
          sum={sumOf?.(restaurant) ?? ''}
          note={noteOf?.(restaurant)}
          around={props.renderAround?.(restaurant)}
          compare={compare}
          onClose={onClose}
        />
      )}
    >
      {(restaurant, compare, onDetails) => (
        <PlaceCard
          {...addOf(restaurant)}
          onDetails={head && onDetails}
          compare={compare}
          sum={sumOf?.(restaurant)}
          swap={swapOf(restaurant)}
          pictureSrc={restaurant.photo}
          sub={
            <Where
              before={[restaurant.address, head ? '' : cuisinesOf(restaurant)]}
              fit={fitOf?.(restaurant)}
            />
          }
          brief={[
            restaurant.cuisine.slice(0, briefCuisines).join(', '),
            awayText(fitOf?.(restaurant)),
          ]
            .filter(Boolean)
            .join(' · ')}
          description={restaurant.description}
          facts={
            <>
              <RestaurantFacts of={restaurant} />
              {head ? <span data-rest="">{cuisinesOf(restaurant)}</span> : null}
            </>
          }
          warnings={[props.waitsOn?.(restaurant), meal && shutText(restaurant, meal)]}
          price={mealPriceText(restaurant)}
          note={noteOf?.(restaurant)}
        />
      )}
    </PlaceList>
  )
}
