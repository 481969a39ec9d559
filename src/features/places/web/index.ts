export type { DestinationSuggestion } from '../contract/places.contract.ts'
export { findDestinations, useDestinations } from './places.queries.ts'
export { useTownGround } from './town-ground.ts'
