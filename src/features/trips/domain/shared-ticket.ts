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
  /** The same at no price. */
  readonly freed: (item: T) => T
}

/** The description of a sight that the ticket of another opens too. */
export const openedWith = (payer: { readonly name: string }, description: string): string =>
  `${text.opensToo(payer.name)} ${description}`

/** Of a sight that pays now for one that waits among the ideas. */
const opensAlso = ({ name }: Ticketed, description: string): string =>
  `${text.opensAlso(name)} ${description}`

const isOpenedWith = (payer: Ticketed, { description }: Ticketed): boolean =>
  description.startsWith(openedWith(payer, ''))

/** How descriptions begin that tell of a shared ticket. */
export const ticketPrefixes: readonly string[] = [text.ticketFor, text.ticketOpens]

const byPlace = (a: Ticketed, b: Ticketed): number => {
  const [here, there] = [a, b].map(({ day, position, id }) => `${day ?? '~'} ${position} ${id}`)
  return (here ?? '') < (there ?? '') ? -1 : 1
}

/** Those that one has paid are paid by another from now on. */
function paidBy<T extends Ticketed>(one: T, from: Ticketed, to: Ticketed): T {
  const own = one.description.slice(openedWith(from, '').length)
  return { ...one, description: openedWith(to, own) }
}

/** The first of those that were paid with an item takes its price, and is what the others are paid with now. */
function passOn<T extends Ticketed>(items: readonly T[], payer: T, fares: Fares<T>): readonly T[] {
  const left = items.filter((one) => isTaken(one) && fares.isFree(one) && isOpenedWith(payer, one))
  const [heir] = left.toSorted(byPlace)
  if (!heir) return items
  // An idea may come back: the heir tells for whom it pays.
  const waits = items.some(({ id }) => id === payer.id)
  return items.map((one) => {
    if (!left.includes(one)) return one
    if (one !== heir) return paidBy(one, payer, heir)
    const own = one.description.slice(openedWith(payer, '').length)
    return { ...one, ...fares.fareOf(payer), description: waits ? opensAlso(payer, own) : own }
  })
}

/** What pays a ticket is back: who paid for it in the meantime pays no more. */
function giveBack<T extends Ticketed>(
  items: readonly T[],
  payer: T,
  fares: Fares<T>,
): readonly T[] {
  const heir = items.find(
    (one) =>
      one.id !== payer.id && isTaken(one) && one.description.startsWith(opensAlso(payer, '')),
  )
  if (!heir) return items
  return items.map((one) => {
    if (one === heir)
      return {
        ...fares.freed(one),
        description: openedWith(payer, one.description.slice(opensAlso(payer, '').length)),
      }
    return fares.isFree(one) && isOpenedWith(heir, one) ? paidBy(one, heir, payer) : one
  })
}

/** Items after a write: a ticket that opens several sights is paid once, by one of those that are in the trip. */
export function passTickets<T extends Ticketed>(
  before: readonly T[],
  after: readonly T[],
  fares: Fares<T>,
): readonly T[] {
  const taken = (items: readonly T[]) => new Set(items.filter(isTaken).map(({ id }) => id))
  const [was, stays] = [taken(before), taken(after)]
  const pays = (one: T): boolean => isTaken(one) && !fares.isFree(one)
  const passed = before
    .filter((one) => pays(one) && !stays.has(one.id))
    .reduce<readonly T[]>((items, payer) => passOn(items, payer, fares), after)
  return after
    .filter((one) => pays(one) && !was.has(one.id))
    .reduce<readonly T[]>((items, payer) => giveBack(items, payer, fares), passed)
}
