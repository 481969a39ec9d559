/**
 * What an item's `source` is written and found by: the feature that knows the place, whoever laid it,
 * and the id there.
 */
export const sourceOf = (feature: 'dining' | 'rentals' | 'stays', id: string): string =>
  `${feature}:${id}`
