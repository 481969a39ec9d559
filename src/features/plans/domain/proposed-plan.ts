import type { Party } from '#features/trips/domain/party.ts'
import type { TripDestination } from '#features/trips/domain/trip-destination.ts'
import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import type { PlannedItem } from '#features/trips/domain/veil.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

/** When days may begin and end, 'HH:MM', and how much they hold, where the traveller says so. */
export interface PlanPace {
  /** On the first day. */
  readonly first?: string | undefined
  /** On the last day. */
  readonly last?: string | undefined
  /** No visit of any day begins before it; the way to the first one may. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Days of each destination, in their order. */
  readonly each?: readonly number[] | undefined
  /** Visits a day at most. */
  readonly visits?: number | undefined
  /** Hours of every day in which nothing is planned. */
  readonly pauses?: readonly { readonly from: string; readonly until: string }[] | undefined
  /** Days, from 1, on which nothing is visited. */
  readonly rest?: readonly number[] | undefined
  /** What a ticket may cost at most; 0: what is free. */
  readonly ticketCad?: number | undefined
  /** The only kitchens one eats from, in lower case; none: every meal is left open. */
  readonly kitchens?: readonly string[] | undefined
  /** From each destination to the next: by land or water, whatever the distance, or as it lies. */
  readonly ways?: readonly ('land' | 'any')[] | undefined
  /** How far from the middle of a town one goes. */
  readonly reachKm?: number | undefined
}

/** The wish that a plan answers. */
export interface PlanWish {
  /** In the order of the journey. */
  readonly destinations: readonly TripDestination[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly party: Party
  readonly origin: TripOrigin | null
  /** CAD, for the whole party and everything; 0: none was given. */
  readonly budgetCad: number
  readonly likes: readonly string[]
  readonly dislikes: readonly string[]
  readonly pace?: PlanPace | undefined
}

/** How good the choice of visits is: proved, or at most so much better by the sum of priorities. */
export type PlanProof = { readonly optimal: true } | { readonly atMost: number }

/** The parts of a plan, by their source. */
export const planParts = ['flights', 'stays', 'restaurants', 'sights'] as const
export type PlanPart = (typeof planParts)[number]

/** What a fare is made of, and the lowest that was found for the same days, in CAD. */
export interface PlanFare {
  /** Of one adult. */
  readonly adultCad: number
  /** Of all children together. */
  readonly childrenCad: number
  /** Of one adult. */
  readonly lowestCad: number
}

export interface Plan extends PlanWish {
  readonly items: readonly PlannedItem[]
  /** Of those, what no source gives a price for. */
  readonly unpriced: readonly string[]
  readonly proof: PlanProof
  /** Of the flights there and back, if there are any. */
  readonly fare?: PlanFare | undefined
  /** Parts left out because their source did not answer in time; absent if there are none. */
  readonly missing?: readonly PlanPart[]
}
