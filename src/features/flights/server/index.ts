export { flightOperations } from './flights.routes.ts'
export { createFlightsProvider } from './provider/index.ts'
export type { FlightsProvider } from './provider/flights-provider.ts'
