import { addDays } from '#platform/shared/local-date.ts'
import { isTaken, type ItemStatus } from './item-state.ts'

interface Slotted {
  readonly id: string
  readonly status: ItemStatus
  readonly choice: string | null
}

/** Whether a change makes an item take its slot. */
export const takesSlot = (
  before: Pick<Slotted, 'status' | 'choice'>,
  next: Pick<Slotted, 'status' | 'choice'>,
): boolean => isTaken(next) && (!isTaken(before) || next.choice !== before.choice)

/** Items after one takes its slot: other planned ones become ideas. */
export const afterTaking = <T extends Slotted>(items: readonly T[], taken: T): readonly T[] =>
  taken.choice === null || !isTaken(taken)
    ? items
    : items.map((one) =>
        one.id !== taken.id && one.choice === taken.choice && one.status === 'planned'
          ? { ...one, status: 'idea' }
          : one,
      )

interface Nights {
  readonly day?: string | null | undefined
  readonly nights?: number | null | undefined
}

const spanOf = ({ day, nights }: Nights) => day && nights && { from: day, to: addDays(day, nights) }

/** Planned and not paid: a paid or booked item keeps its place. */
export const isReplaceable = ({
  status,
  paid,
}: Pick<Slotted, 'status'> & { readonly paid: unknown }): boolean =>
  status === 'planned' && paid === null

/** The stay that overlaps a new one; undefined if none. */
export function holderOf<T extends Slotted & Nights>(
  items: readonly T[],
  stay: Nights,
): T | undefined {
  const wanted = spanOf(stay)
  if (!wanted) return undefined
  return items.filter(isTaken).find((one) => {
    const held = spanOf(one)
    return held && held.from < wanted.to && wanted.from < held.to
  })
}

interface Visit extends Nights {
  readonly type?: string | undefined
  readonly time?: string | null | undefined
}

/**
 * What stands where something found would go: the stay of a night of it, or the restaurant of the same meal
 * of the day. Undefined where the slot is free.
 */
export function standsInSlot<T extends Slotted & Visit>(
  items: readonly T[],
  wish: Visit,
): T | undefined {
  if (wish.nights) return holderOf(items, wish)
  if (wish.type !== 'restaurant' || !wish.day || !wish.time) return undefined
  return items
    .filter(isTaken)
    .find(({ type, day, time }) => type === wish.type && day === wish.day && time === wish.time)
}

/** The planned or booked item in an idea's slot. */
export const chosenOver = <T extends Slotted>(items: readonly T[], idea: T): T | undefined =>
  idea.status === 'idea' && idea.choice !== null
    ? items.find((one) => one.choice === idea.choice && isTaken(one))
    : undefined
