export { createEmbeddedTripPlaces as createTripPlaces } from './embedded/embedded-trip-places.ts'
export { createEmbeddedTripFacts as createTripFacts } from './embedded/embedded-trip-facts.ts'
