export type { DestinationSuggestion } from '../contract/places.contract.ts'
export {
  findAirports,
  findDestinations,
  findNearby,
  findPlace,
  findSights,
  useDestination,
  useDestinations,
} from './places.queries.ts'
export { type TownGround, useGroundAt, useTownGround } from './town-ground.ts'
