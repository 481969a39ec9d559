export { placeOperations } from './places.routes.ts'
export { createPlacesProvider } from './provider/index.ts'
