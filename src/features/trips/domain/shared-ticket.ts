import { isTaken, type ItemStatus } from './item-state.ts'
import { sharedTicketText as text } from './messages.ts'

interface Ticketed {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly status: ItemStatus
  readonly day: string | null
  readonly position: string
}

/** How a side of the wire keeps prices. */
interface Fares<T> {
  readonly isFree: (item: T) => boolean
  /** The price of an item with its parts. */
  readonly fareOf: (item: T) => Partial<T>
}

/** The description of a sight that the ticket of another opens too. */
export const openedWith = (payer: { readonly name: string }, description: string): string =>
  `${text.opensToo(payer.name)} ${description}`

const isOpenedWith = (payer: Ticketed, { description }: Ticketed): boolean =>
  description.startsWith(openedWith(payer, ''))

/** How all such descriptions begin. */
export const ticketPrefix = text.ticketFor

const byPlace = (a: Ticketed, b: Ticketed): number => {
  const [here, there] = [a, b].map(({ day, position, id }) => `${day ?? '~'} ${position} ${id}`)
  return (here ?? '') < (there ?? '') ? -1 : 1
}

/** The first of those that were paid with an item takes its price, and is what the others are paid with now. */
function passOn<T extends Ticketed>(items: readonly T[], payer: T, fares: Fares<T>): readonly T[] {
  const left = items.filter((one) => isTaken(one) && fares.isFree(one) && isOpenedWith(payer, one))
  const [heir] = left.toSorted(byPlace)
  if (!heir) return items
  return items.map((one) => {
    if (!left.includes(one)) return one
    const own = one.description.slice(openedWith(payer, '').length)
    return one === heir
      ? { ...one, ...fares.fareOf(payer), description: own }
      : { ...one, description: openedWith(heir, own) }
  })
}

/** Items after a write: where what pays a ticket is in the trip no longer, another that the ticket opens pays it. */
export function passTickets<T extends Ticketed>(
  before: readonly T[],
  after: readonly T[],
  fares: Fares<T>,
): readonly T[] {
  const stays = new Set(after.filter(isTaken).map(({ id }) => id))
  return before
    .filter((one) => isTaken(one) && !fares.isFree(one) && !stays.has(one.id))
    .reduce<readonly T[]>((items, payer) => passOn(items, payer, fares), after)
}
