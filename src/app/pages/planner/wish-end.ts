import type { TripView } from '#features/trips/web/index.ts'

/**
 * Last day of the wish: stays and flights are for its days, veiled ones included. In a trip of several places the
 * veiled ones may be in another place.
 */
export const wishEnd = ({ destinations, veiled, endDate }: TripView): string =>
  (destinations.length < 2 && veiled?.endDate) || endDate
