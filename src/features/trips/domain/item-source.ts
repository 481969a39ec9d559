/** Builds an item's `source`: the feature that knows the place, and the place's id there. */
export const sourceOf = (
  feature: 'activities' | 'dining' | 'rentals' | 'stays',
  id: string,
): string => `${feature}:${id}`
