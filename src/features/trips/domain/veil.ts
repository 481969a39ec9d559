import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import type { ItemWrite } from './item-write.ts'
import type { Party } from './party.ts'
import type { TripDestination } from './trip-destination.ts'
import type { TripOrigin } from './trip-origin.ts'

/** A plan's item on its day. */
export type PlannedItem = ItemWrite & { readonly id: string; readonly position: string }

/** A generated plan. */
export interface PlanToKeep {
  readonly destinations: readonly TripDestination[]
  readonly startDate: string
  readonly endDate: string
  readonly party: Party
  readonly origin: TripOrigin | null
  /** 0 if not given. */
  readonly budgetCad: number
  readonly items: readonly PlannedItem[]
}

/** Veiled part of a plan, beyond the tier's last day. */
export interface Veil {
  /** Last requested day. */
  readonly endDate: LocalDate
  readonly destinations: readonly TripDestination[]
  readonly items: readonly PlannedItem[]
}

interface Wished {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly destinations: readonly TripDestination[]
  readonly items: readonly PlannedItem[]
}

interface Held {
  readonly endDate: LocalDate
  readonly destinations: readonly TripDestination[]
  readonly items: readonly PlannedItem[]
  readonly veil: Veil | null
}

/**
 * What of a plan a tier holds, and what waits: days beyond its own, and places beyond its own from their
 * first day on. `placeOn` says at which place each day is, from 0. What begins on a free day is held whole.
 */
export function veiledBy(
  { startDate, endDate, destinations, items }: Wished,
  placeOn: readonly number[],
  allowed: { readonly days: number; readonly cities: number },
): Held {
  const beyond = placeOn.findIndex((place) => place >= allowed.cities)
  const free = Math.min(allowed.days, beyond < 0 ? placeOn.length : beyond)
  if (free >= placeOn.length) return { endDate, destinations, items, veil: null }
  const last = addDays(startDate, Math.max(1, free) - 1)
  const waits = ({ day }: PlannedItem): boolean => day !== null && day !== undefined && day > last
  return {
    endDate: last,
    destinations: destinations.slice(0, Math.max(1, allowed.cities)),
    items: items.filter((item) => !waits(item)),
    veil: { endDate, destinations, items: items.filter(waits) },
  }
}
