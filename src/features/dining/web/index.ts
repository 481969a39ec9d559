export { AttractionList } from './attraction-list.tsx'
export {
  findAttraction,
  findLocations,
  type FoundLocation,
  listAttractions,
  useActivities,
  useLocations,
  useRestaurantSearch,
  useSheetRestaurants,
} from './dining.queries.ts'
export { admissionCad } from '../domain/admission.ts'
export type { Attraction } from '../contract/dining.contract.ts'
export { PlaceCard } from './place-card.tsx'
export {
  activityToItem,
  attractionToItem,
  restaurantToItem,
  ticketHolder,
} from '../domain/visit-to-item.ts'
export { mealPriceText, RestaurantFacts } from './restaurant-facts.tsx'
export type { Restaurant } from '../contract/restaurant.schema.ts'
export { RestaurantList } from './restaurant-list.tsx'
