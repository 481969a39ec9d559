export { AttractionList } from './attraction-list.tsx'
export { attractionToItem, restaurantToItem } from './place-to-item.ts'
export { RestaurantList } from './restaurant-list.tsx'
