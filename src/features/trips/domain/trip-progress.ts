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

/** Item facts that progress depends on. */
export interface ProgressParts {
  /** Distinct days with a visit. */
  readonly days: readonly LocalDate[]
  readonly stays: readonly {
    readonly day: LocalDate
    readonly nights: number
    readonly booked: boolean
  }[]
  readonly flights: Held
  readonly ideas: number
}

/** Planning progress of a trip. */
export interface TripProgress {
  readonly days: number
  readonly plannedDays: number
  readonly nights: number
  /** Nights with a stay, and how many of them are booked. */
  readonly coveredNights: number
  readonly bookedNights: number
  readonly flights: Held
  /** Items without a day. */
  readonly ideas: number
}

const isStay = ({ type, nights, details }: Item): boolean =>
  details?.kind === 'stay' ||
  (details === null && (nights !== null || type === 'hotel' || type === 'property'))

const isFlight = ({ type, details }: Item): boolean =>
  type === 'flight' || details?.kind === 'flight'

/** Progress facts from items; `trip-counts` computes the same in SQL. */
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

/** Progress of a trip of these dates. */
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
