/** Where a trip, and the list of trips, stand in the cache of answers. */
export const tripKey = (id: string) => ['trip', id] as const
export const tripsKey = ['trips'] as const
