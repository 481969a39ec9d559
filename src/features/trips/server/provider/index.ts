export { createEmbeddedTripPlaces as createTripPlaces } from './embedded/embedded-trip-places.ts'
export { createWalkTimes } from './router/index.ts'
export { createEmbeddedTripFacts as createTripFacts } from './embedded/embedded-trip-facts.ts'
