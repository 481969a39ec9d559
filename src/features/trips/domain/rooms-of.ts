import type { ItemDetails } from './item-details.ts'
import { headsOf, type Party } from './party.ts'

interface Bedded {
  readonly details: ItemDetails | null
}

/** How many people a stay says that it is for; undefined where it does not say. */
export const guestsOf = ({ details }: Bedded): number | undefined =>
  details?.kind === 'stay' ? details.guests : undefined

/** Whether stays of one night house no more people than travel: then they are rooms of one party. */
export const areRoomsOf = (stays: readonly Bedded[], party: Party): boolean =>
  stays.reduce((sum, stay) => sum + (guestsOf(stay) ?? Infinity), 0) <= headsOf(party)
