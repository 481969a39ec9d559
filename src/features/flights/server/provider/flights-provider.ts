import type { Children } from '#platform/shared/child-ages.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'
import type { CabinName } from '../../domain/cabin.ts'
import type { FareHolds } from './fare-holds.ts'

/** Children are 2 to 11, with a seat. */
export interface Party extends Children {
  readonly adults: number
  readonly infants: number
}

export interface FlightQuery extends Party {
  /** IATA codes of airports that the provider knows. */
  readonly origin: string
  readonly destination: string
  readonly departureDate: LocalDate
  readonly returnDate?: LocalDate | undefined
  readonly cabin: CabinName
  readonly nonStop: boolean
  /** Airports without connections: a journey may only start or end there. */
  readonly noChangeAt?: ReadonlySet<string> | undefined
}

export interface FlightAirport {
  readonly iata: string
  readonly name: string
  readonly city: string
  readonly timeZone: string
}

export interface NearAirport extends FlightAirport {
  readonly km: number
}

/** Take-off to landing; instants in milliseconds. */
export interface FoundSegment {
  readonly carrier: { readonly code: string; readonly name: string }
  /** The airline that flies it, where it is another than sells it. */
  readonly operatedBy?: string | undefined
  readonly number: string
  readonly from: FlightAirport
  readonly to: FlightAirport
  readonly departs: number
  readonly arrives: number
  readonly aircraft: string | null
  readonly cabin: CabinName
  readonly route: 'known' | 'estimated'
  /** Reached on a separate ticket. */
  readonly selfTransfer: boolean
}

export interface FoundFlight {
  readonly id: string
  /** One or two directions, each of one segment at least. */
  readonly legs: readonly (readonly FoundSegment[])[]
  readonly validatingAirlines: readonly string[]
  readonly perAdult: Money
  readonly total: Money
  /** Null where the source does not say: that is no refusal. */
  readonly isChangeAllowed: boolean | null
  readonly isCancellationAllowed: boolean | null
  readonly carryOnIncluded: boolean
  readonly checkedBagIncluded: boolean
  readonly isMachineBookable: boolean
  readonly bookingLink: string | null
  /** When the price expires at the source, in ISO 8601; null or absent: it does not change. */
  readonly expiresAt?: string | null
  /** Until when the seats can be kept unpaid, in ISO 8601; absent where they can't, or not through us. */
  readonly payLaterUntil?: string
  readonly sample: boolean
}

/** One direction of an offer, by flight numbers. */
export interface FlownJourney {
  /** Local date of the departure. */
  readonly date: LocalDate
  readonly from: FlightAirport
  readonly to: FlightAirport
  /** In the order they are flown. */
  readonly flights: readonly { readonly number: string; readonly carrier: string }[]
}

/** The airports of our own directory: with any supplier the same, so its look-ups are no calls of the supplier. */
export interface FlightAirports {
  /** Undefined for anything but an airport with scheduled service. */
  airport(iata: string): FlightAirport | undefined
  /** The airports of a metropolitan code, the main one first; empty for any other code. */
  airportsOf(metropolis: string): readonly FlightAirport[]
}

/**
 * Port: flights with times and prices. The same query on the same day has the same answer, which is empty if
 * no sane journey exists. Throws AppError `unavailable` if the source does not answer in time.
 */
export interface FlightsProvider {
  readonly source: string
  readonly airports: FlightAirports
  /** Keeps offers with `payLaterUntil`; absent where the source keeps none. */
  readonly holds?: FareHolds
  /** True if a search takes metropolitan codes itself: one call instead of one for each pair of airports. */
  readonly searchesMetropolises?: boolean
  /**
   * The flights of an offer by its id, one direction or two; undefined if it is not an id of this provider.
   */
  journeys?(offerId: string, signal: AbortSignal): Promise<readonly FlownJourney[] | undefined>
  /**
   * For an airport without known flights: airports with flights around it, nearest first; undefined for all
   * others. A source with complete data has no such airports.
   */
  nearestFlown?(iata: string): Promise<readonly NearAirport[] | undefined>
  search(query: FlightQuery, signal: AbortSignal): Promise<readonly FoundFlight[]>
  /**
   * An offer of that search at the price of this moment; undefined for one that is no longer sold. Absent where a
   * price does not change.
   */
  requote?(
    offerId: string,
    query: FlightQuery,
    signal: AbortSignal,
  ): Promise<FoundFlight | undefined>
  /**
   * The cheapest price per adult of each day, in order; undefined on days without a flight, and on days that a
   * source without a calendar was not asked for.
   */
  cheapest(
    query: FlightQuery,
    days: readonly LocalDate[],
    signal: AbortSignal,
  ): Promise<readonly (Money | undefined)[]>
}
