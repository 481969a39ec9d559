export { AttractionList } from './attraction-list.tsx'
export {
  findAttraction,
  findLocations,
  type FoundLocation,
  useActivities,
  useLocations,
  useRestaurantSearch,
  useSheetRestaurants,
} from './dining.queries.ts'
export { PlaceCard } from './place-card.tsx'
export { activityToItem, attractionToItem, restaurantToItem } from '../domain/place-to-item.ts'
export { mealPriceText, RestaurantFacts } from './restaurant-facts.tsx'
export { RestaurantList } from './restaurant-list.tsx'
