import type { FlightAirports, FlightsProvider } from '../flights-provider.ts'

/** An agency that offers no flights: airports keep their names, as a search is still checked. */
export const createClosedFlightsProvider = (airports: FlightAirports): FlightsProvider => ({
  source: 'none',
  airports,
  search: async () => [],
  cheapest: async (_query, days) => days.map(() => undefined),
})
