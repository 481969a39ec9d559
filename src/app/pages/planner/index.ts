export { askAhead } from './prefetch-trip.ts'
