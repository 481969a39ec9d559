import type { FlightDetails, ItemDetails } from './item-details.ts'
import { isTaken, type ItemStatus } from './item-state.ts'

interface Part {
  readonly day: string | null
  readonly nights: number | null
  readonly status: ItemStatus
  readonly details: ItemDetails | null
}

/** Ideas wait in their tray, whatever day they are for. */
export const isIdea = ({ day, status }: Pick<Part, 'day' | 'status'>): boolean =>
  day === null || status === 'idea'

/** Stays are drawn as bars. */
export const isBar = (item: Part): boolean =>
  !isIdea(item) && (item.nights !== null || item.details?.kind === 'stay')

/** Flights are drawn at the head or foot of a day. */
export const isFlight = <T extends Part>(
  item: T,
): item is T & { readonly details: FlightDetails } =>
  item.day !== null && item.details?.kind === 'flight' && isTaken(item)

/** All other items are stops in the order of their day. */
export const isStop = (item: Part): boolean => !isIdea(item) && !isBar(item) && !isFlight(item)

/**
 * A day's sum is that of its stops: what goes over more than one day is listed apart, with sums of its own.
 * Ideas cost nothing; what is planned without a day counts by itself.
 */
export function partsOfTrip<T extends Part & { readonly id: string }>(
  days: readonly { readonly date: string; readonly items: readonly T[] }[],
  unscheduled: readonly T[],
) {
  const placed = days.flatMap(({ items }) => items)
  return {
    flights: placed.filter((item) => isFlight(item) && !isBar(item)),
    stays: placed.filter(isBar),
    days: days.map(({ date, items }) => ({ date, stops: items.filter(isStop) })),
    withoutDay: unscheduled.filter(({ status }) => status !== 'idea'),
    ideas: [...placed, ...unscheduled].filter(({ status }) => status === 'idea'),
  }
}
