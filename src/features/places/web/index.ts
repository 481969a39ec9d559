export type { DestinationSuggestion } from '../contract/places.contract.ts'
export { useDestinations } from './places.queries.ts'
