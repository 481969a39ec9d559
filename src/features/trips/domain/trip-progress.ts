import { addDays, datesBetween, type LocalDate } from '#platform/shared/local-date.ts'
import type { ItemDetails } from './item-details.ts'
import { isTaken, type ItemStatus } from './item-state.ts'
import type { ItemType } from './trip-item.ts'

interface Item {
  readonly type: ItemType
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly nights: number | null
  readonly details: Pick<ItemDetails, 'kind'> | null
}

type Held = 'none' | 'planned' | 'booked'

/** What of a trip's items its progress rests on. */
export interface ProgressParts {
  /** Days with something to do, each once. */
  readonly days: readonly LocalDate[]
  readonly stays: readonly {
    readonly day: LocalDate
    readonly nights: number
    readonly booked: boolean
  }[]
  readonly flights: Held
  readonly ideas: number
}

/** How far a trip is planned. */
export interface TripProgress {
  readonly days: number
  readonly plannedDays: number
  readonly nights: number
  /** Nights with a bed, and of those the ones that are booked. */
  readonly coveredNights: number
  readonly bookedNights: number
  readonly flights: Held
  /** Things that wait for a day. */
  readonly ideas: number
}

const isStay = ({ type, nights, details }: Item): boolean =>
  details?.kind === 'stay' ||
  (details === null && (nights !== null || type === 'hotel' || type === 'property'))

const isFlight = ({ type, details }: Item): boolean =>
  type === 'flight' || details?.kind === 'flight'

/** The parts of whole items; the list of trips reads the same from the database. */
export function partsOf(items: readonly Item[]): ProgressParts {
  const taken = items.filter(isTaken)
  const flights = taken.filter(isFlight)
  const visits = taken.filter((item) => !isStay(item) && !isFlight(item))
  return {
    days: [...new Set(visits.flatMap(({ day }) => day ?? []))],
    stays: taken
      .filter(isStay)
      .flatMap(({ day, nights, status }) =>
        day === null ? [] : { day, nights: nights ?? 1, booked: status === 'booked' },
      ),
    flights: flights.some(({ status }) => status === 'booked')
      ? 'booked'
      : flights.length > 0
        ? 'planned'
        : 'none',
    ideas: items.filter(
      (item) =>
        item.status === 'idea' ||
        (item.status === 'planned' && item.day === null && !isFlight(item)),
    ).length,
  }
}

const nightsOf = ({ day, nights }: ProgressParts['stays'][number]): LocalDate[] =>
  datesBetween(day, addDays(day, nights - 1))

/** How far a trip of these dates is planned. */
export function tripProgress(
  { startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate },
  { days, stays, flights, ideas }: ProgressParts,
): TripProgress {
  const nights = datesBetween(startDate, addDays(endDate, -1))
  const among = (held: ProgressParts['stays']) => {
    const beds = new Set(held.flatMap(nightsOf))
    return nights.filter((night) => beds.has(night)).length
  }
  return {
    days: nights.length + 1,
    plannedDays: days.filter((day) => day >= startDate && day <= endDate).length,
    nights: nights.length,
    coveredNights: among(stays),
    bookedNights: among(stays.filter(({ booked }) => booked)),
    flights,
    ideas,
  }
}
