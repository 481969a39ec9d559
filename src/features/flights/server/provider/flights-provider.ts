import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'
import type { CabinName } from '../../domain/cabin.ts'

export interface Party {
  readonly adults: number
  readonly children: number
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
  /** Airports at which nobody changes planes: one could board or leave there. */
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
  readonly number: string
  readonly from: FlightAirport
  readonly to: FlightAirport
  readonly departs: number
  readonly arrives: number
  readonly aircraft: string | null
  readonly cabin: CabinName
  readonly route: 'known' | 'estimated'
  /** Reached on a ticket of its own. */
  readonly selfTransfer: boolean
}

export interface FoundFlight {
  readonly id: string
  /** One or two directions, each of one segment at least. */
  readonly legs: readonly (readonly FoundSegment[])[]
  readonly validatingAirlines: readonly string[]
  readonly perAdult: Money
  readonly total: Money
  readonly isChangeAllowed: boolean
  readonly isCancellationAllowed: boolean
  readonly carryOnIncluded: boolean
  readonly checkedBagIncluded: boolean
  readonly isMachineBookable: boolean
  readonly bookingLink: string | null
  readonly sample: boolean
}

/** One direction of an offer, by the names of what is flown. */
export interface FlownJourney {
  /** Of the departure, by the clocks there. */
  readonly date: LocalDate
  readonly from: FlightAirport
  readonly to: FlightAirport
  /** In the order they are flown. */
  readonly flights: readonly { readonly number: string; readonly carrier: string }[]
}

/**
 * Port: who flies there, when, and for how much. The same question on the same day gives the same
 * answer; where no sane journey exists there is none. Throws AppError `unavailable` when the source
 * does not answer in time.
 */
export interface FlightsProvider {
  readonly source: string
  /** Nothing for what is no airport with scheduled service. */
  airport(iata: string): FlightAirport | undefined
  /** The airports of a metropolitan code, the main one first; none for any other code. */
  airportsOf(metropolis: string): readonly FlightAirport[]
  /** The flights of an offer, by its id: one direction or two; nothing where it is none of its own. */
  journeys?(offerId: string, signal: AbortSignal): Promise<readonly FlownJourney[] | undefined>
  /**
   * Airports with flights around one of which no flight is known, nearest first; nothing for all
   * others. A source that knows all flights has no such airports.
   */
  nearestFlown?(iata: string): readonly NearAirport[] | undefined
  search(query: FlightQuery, signal: AbortSignal): Promise<readonly FoundFlight[]>
  /** The cheapest adult's price of each day, in order; nothing on days without a flight. */
  cheapest(
    query: FlightQuery,
    days: readonly LocalDate[],
    signal: AbortSignal,
  ): Promise<readonly (Money | undefined)[]>
}
