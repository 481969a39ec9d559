/** The people who travel. */
export interface Party {
  readonly adults: number
  /** Their ages on the first day of the trip, 0 to 17. */
  readonly children: readonly number[]
}

export const headsAtMost = 9

/** Default party. */
export const oneAdult: Party = { adults: 1, children: [] }

/** Number of people including children. */
export const headsOf = ({ adults, children }: Party): number => adults + children.length
