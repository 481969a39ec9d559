export { useDestinations } from './places.queries.ts'
