import type { FinderHead } from '#platform/web/finder-head.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { priceLevels } from '../domain/price-level.ts'
import { useRestaurants } from './dining.queries.ts'
import type { PlaceFit } from '../domain/narrow-places.ts'
import { PlaceCard } from './place-card.tsx'
import { mealPriceText, RestaurantFacts } from './restaurant-facts.tsx'
import { type PlaceFacets, PlaceList } from './venue-list.tsx'
import { restaurantListText } from './messages.ts'

/** Cuisines shown on a card. */
const cuisinesShown = 3

const facets: PlaceFacets<Restaurant> = {
  kindLabel: 'Cuisine',
  kindsOf: ({ cuisine }) => cuisine,
  kindText: (cuisine) => cuisine,
  priceOf: (restaurant) => restaurant.priceLevel ?? '',
  prices: priceLevels.map((level) => ({ value: level, label: level })),
  sorts: ['', 'rating', 'price', 'price-down', 'name'],
}

interface RestaurantListProps {
  /** What the place is called. */
  readonly destination: string
  /** What is searched for: which place it is, or its name. */
  readonly location: string
  /** The trip that the search belongs to. */
  readonly itineraryId?: string | undefined
  /** "Add to cart" where there is no trip to add to. */
  readonly addLabel?: string | undefined
  readonly onAdd: (restaurant: Restaurant) => void
  /** Whether it is in the trip, or the cart, already. */
  readonly isAdded?: ((restaurant: Restaurant) => boolean) | undefined
  readonly onRemove?: ((restaurant: Restaurant) => void) | undefined
  /** What adding one would mean: "With this: $1,240.00 left". */
  readonly noteOf?: ((restaurant: Restaurant) => string) | undefined
  /** Called with the one that is pointed at or focused. */
  readonly onPoint?: ((restaurant: Restaurant, isOn: boolean) => void) | undefined
  /** It can be dragged onto a day. */
  readonly onCarry?: ((restaurant: Restaurant) => void) | undefined
  /** How one fits the trip: the best come first. */
  readonly fitOf?: ((restaurant: Restaurant) => PlaceFit) | undefined
  /** The head of a finder around its words and tools. */
  readonly head?: FinderHead | undefined
}

export function RestaurantList(props: RestaurantListProps) {
  const { destination, location, itineraryId, addLabel } = props
  const { onAdd, isAdded, onRemove, noteOf, onPoint, onCarry, head, fitOf } = props
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
      fitOf={fitOf}
      empty={restaurantListText.noRestaurantsFoundFor(destination)}
    >
      {(restaurant) => (
        <PlaceCard
          name={restaurant.name}
          pictureSrc={restaurant.photo}
          sub={`${restaurant.address} · ${restaurant.cuisine.slice(0, cuisinesShown).join(', ')}`}
          description={restaurant.description}
          facts={<RestaurantFacts of={restaurant} />}
          price={mealPriceText(restaurant)}
          addLabel={addLabel}
          added={isAdded?.(restaurant)}
          note={noteOf?.(restaurant)}
          onAdd={() => onAdd(restaurant)}
          onRemove={onRemove && (() => onRemove(restaurant))}
        />
      )}
    </PlaceList>
  )
}
