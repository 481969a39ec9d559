/** What a place on a map is, as far as its mark tells. */
export const markKinds = ['hotel', 'restaurant', 'activity', 'flight', 'other'] as const
export type MarkKind = (typeof markKinds)[number]

/** Outlines around the origin, about 26 units across: kinds differ by shape as well as by colour. */
export const markShapes: Readonly<Record<MarkKind, string>> = {
  hotel: 'M-8 -11H8Q11 -11 11 -8V8Q11 11 8 11H-8Q-11 11 -11 8V-8Q-11 -11 -8 -11Z',
  restaurant: 'M0 -13.5L11.7 -6.8V6.8L0 13.5L-11.7 6.8V-6.8Z',
  activity: 'M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z',
  flight: 'M0 -15L15 0L0 15L-15 0Z',
  other: 'M0 15Q-11 5 -11 -3A11 11 0 0 1 11 -3Q11 5 0 15Z',
}
