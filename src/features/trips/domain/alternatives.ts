import { isTaken, type ItemStatus } from './item-state.ts'
import { wayMinutes } from './travel/way-between.ts'

interface Alternative {
  readonly id: string
  readonly status: ItemStatus
  readonly choice: string | null
  readonly day: string | null
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
}

/** All items of an item's slot including itself, the chosen one first. */
export const slotOf = <T extends Alternative>(items: readonly T[], of: T): readonly T[] =>
  of.choice === null
    ? [of]
    : items
        .filter(({ choice, status }) => choice === of.choice && status !== 'cancelled')
        .toSorted((a, b) => Number(isTaken(b)) - Number(isTaken(a)))

/** Stops before and after a slot; stops without coordinates are skipped. */
export interface Neighbours<T> {
  readonly before: T | undefined
  readonly after: T | undefined
}

/**
 * Between which stops a slot lies. For a visit these are its neighbours of the day; one comes to a bed from
 * the last stop of its first day, and goes from there to the first of the next.
 */
export function neighboursOf<T extends Alternative>(
  days: readonly { readonly date: string; readonly items: readonly T[] }[],
  of: T,
): Neighbours<T> {
  const isOther = (one: T): boolean =>
    one.id !== of.id && (of.choice === null || one.choice !== of.choice)
  const isStop = (one: T): boolean =>
    isOther(one) && isTaken(one) && one.nights === null && one.lat !== null && one.lng !== null
  const at = days.findIndex(({ date }) => date === of.day)
  const today = days[at]?.items ?? []
  if (of.nights !== null)
    return {
      before: today.filter(isStop).at(-1),
      after: days[at + 1]?.items.find(isStop),
    }
  const index = today.findIndex(({ id }) => id === of.id)
  return {
    before: today.slice(0, Math.max(index, 0)).filter(isStop).at(-1),
    after: today.slice(index + 1).find(isStop),
  }
}

/** Estimated minutes from the previous stop to an alternative and on to the next. */
export interface AlternativeWay {
  readonly before: number | undefined
  readonly after: number | undefined
}

export const wayOf = <T extends Alternative>(
  one: T,
  { before, after }: Neighbours<T>,
): AlternativeWay => ({
  before: before && wayMinutes(before, one),
  after: after && wayMinutes(one, after),
})
