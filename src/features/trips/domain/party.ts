/** The people who travel. */
export interface Party {
  readonly adults: number
  /** Their ages on the first day of the trip, 0 to 17. */
  readonly children: readonly number[]
}

export const headsAtMost = 9

/** Default party. */
export const oneAdult: Party = { adults: 1, children: [] }

const sleepsARoom = 2

/** Rooms that house a party: two people a room, a child beside each adult free of a bed; never a room without an adult. */
export const roomsFor = ({ adults, children }: Party): number =>
  Math.min(adults, Math.ceil((adults + Math.max(0, children.length - adults)) / sleepsARoom))

/** Number of people including children. */
export const headsOf = ({ adults, children }: Party): number => adults + children.length

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Whether a stored value is a party. */
export function isParty(value: unknown): value is Party {
  const { adults, children } = Object(value) as Readonly<Record<keyof Party, unknown>>
  return (
    isWhole(adults, 1, headsAtMost) &&
    Array.isArray(children) &&
    children.every((age) => isWhole(age, 0, 17)) &&
    Number(adults) + children.length <= headsAtMost
  )
}

/** The party that all of them have; undefined if some differ or have none. */
export function sharedParty(some: readonly { readonly party?: unknown }[]): Party | undefined {
  const [first, ...others] = some.map(({ party }) => (isParty(party) ? party : undefined))
  const keyOf = (party: Party | undefined): string =>
    party ? JSON.stringify([party.adults, party.children]) : ''
  return others.every((party) => keyOf(party) === keyOf(first)) ? first : undefined
}
