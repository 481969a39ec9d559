/** What stands where a source does not say: shown as an estimate, ranked behind what is known, never booked. */
export const unsaid = {
  name: 'Hotel',
  /** Of five. */
  rating: 4.2,
  /** A night in a room, in the currency that was asked for. */
  nightlyRate: 99,
} as const
