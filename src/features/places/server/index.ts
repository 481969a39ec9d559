export { placeOperations } from './places.routes.ts'
export type { PlacesProvider } from './provider/places-provider.ts'
export { createPlacesProvider } from './provider/index.ts'
