/** Defaults for values that a source leaves out: shown as estimates, ranked behind known ones, never booked. */
export const unsaid = {
  name: 'Hotel',
  /** Of five. */
  rating: 4.2,
  /** A night in a room, in the currency that was asked for. */
  nightlyRate: 99,
} as const
