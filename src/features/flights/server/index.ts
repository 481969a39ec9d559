export { flightOperations } from './flights.routes.ts'
export { searchFlights } from './search-flights.ts'
export { createFlightsProvider } from './provider/index.ts'
export type { FlightsProvider } from './provider/flights-provider.ts'
