import { Rating } from '#design/rating/rating.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { Restaurant } from '../contract/dining.contract.ts'
import { useRestaurants } from './dining.queries.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'

/** Cuisines shown on a card. */
const cuisinesShown = 3

interface RestaurantListProps {
  readonly destination: string
  readonly onAdd: (restaurant: Restaurant) => void
}

export function RestaurantList({ destination, onAdd }: RestaurantListProps) {
  return (
    <PlaceList
      search={useRestaurants(destination)}
      loading="Loading restaurants"
      heading={(count) => `${count} restaurants in ${destination}`}
      empty={`No restaurants found for ${destination}.`}
    >
      {(restaurant) => (
        <PlaceCard
          key={restaurant.id}
          name={restaurant.name}
          pictureSrc={restaurant.photo}
          sub={`${restaurant.address} · ${restaurant.cuisine.slice(0, cuisinesShown).join(', ')}`}
          description={restaurant.description}
          sample={restaurant.sample}
          facts={
            <>
              <Rating value={restaurant.rating} count={restaurant.reviewCount} />
              <span>{restaurant.priceLevel}</span>
            </>
          }
          price={`${formatMoney(cad(restaurant.price))} a person`}
          onAdd={() => onAdd(restaurant)}
        />
      )}
    </PlaceList>
  )
}
