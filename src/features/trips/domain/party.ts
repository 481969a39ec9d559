/** The people who travel. */
export interface Party {
  readonly adults: number
  /** Their ages on the first day of the trip, 0 to 17. */
  readonly children: readonly number[]
}

export const headsAtMost = 9

/** What a trip means that says nothing. */
export const oneAdult: Party = { adults: 1, children: [] }

/** Children of every age are heads. */
export const headsOf = ({ adults, children }: Party): number => adults + children.length
