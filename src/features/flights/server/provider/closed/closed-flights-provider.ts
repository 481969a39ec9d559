import type { FlightsProvider } from '../flights-provider.ts'

/** An agency that offers no flights: airports keep their names, as a search is still checked. */
export const createClosedFlightsProvider = ({
  airport,
  airportsOf,
}: Pick<FlightsProvider, 'airport' | 'airportsOf'>): FlightsProvider => ({
  source: 'none',
  airport,
  airportsOf,
  search: async () => [],
  cheapest: async (_query, days) => days.map(() => undefined),
})
