export { createEmbeddedTripPlaces as createTripPlaces } from './embedded/embedded-trip-places.ts'
