export { flightOperations } from './flights.routes.ts'
export { createFlightsProvider } from './provider/index.ts'
