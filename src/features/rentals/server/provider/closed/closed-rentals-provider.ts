import type { RentalsProvider } from '../rentals-provider.ts'

/** An agency that offers no rentals. */
export const closedRentalsProvider: RentalsProvider = {
  source: 'none',
  search: async () => ({ properties: [], demo: false }),
  quote: async () => undefined,
}
