/** Query keys of a trip and the list. */
export const tripKey = (id: string) => ['trip', id] as const
export const tripsKey = ['trips'] as const
