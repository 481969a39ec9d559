import type { FlightDetails, ItemDetails } from '#features/trips/domain/item-details.ts'
import { isTaken, type ItemStatus } from '#features/trips/domain/item-state.ts'

interface Part {
  readonly day: string | null
  readonly nights: number | null
  readonly status: ItemStatus
  readonly details: ItemDetails | null
}

/** A stay has its bar across the days; one that is only an idea waits as a card. */
export const isBar = ({ day, nights, status, details }: Part): boolean =>
  day !== null && status !== 'idea' && (nights !== null || details?.kind === 'stay')

/** A flight heads a day or closes it. */
export const isFlight = <T extends Part>(
  item: T,
): item is T & { readonly details: FlightDetails } =>
  item.day !== null && item.details?.kind === 'flight' && isTaken(item)

/** Everything else is a stop: it stands in the order of its day. */
export const isStop = (item: Part): boolean => !isBar(item) && !isFlight(item)
