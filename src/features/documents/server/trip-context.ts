import type { Trip } from '#features/trips/server/index.ts'
import type { PdfFact } from '#platform/server/pdf/pdf-document.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'

/** A stay booked on this site that falls into a trip. */
export interface BookedForTrip {
  readonly name: string
  readonly place: string
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly guests: number
  readonly rooms: number
  readonly leadGuest: string
  readonly state: 'confirmed' | 'pending' | 'cancelling'
  readonly reference: string | null
  readonly total: Money
  readonly freeUntil: Date | null
  readonly timeZone: string
}

/** A country that a trip visits, with what is good to know there. */
export interface CountryOfTrip {
  readonly name: string
  readonly facts: readonly PdfFact[]
  /** True if the facts say what entering it takes. */
  readonly saysEntry: boolean
}

/** What a trip's PDF shows besides the trip. */
export interface TripContext {
  readonly bookings: readonly BookedForTrip[]
  readonly countries: readonly CountryOfTrip[]
  /** False if a source failed: the PDF says that something is missing. */
  readonly complete: boolean
}

/** Reads the context for the trip's account; a source that fails leaves its part out. */
export type ReadTripContext = (
  trip: Trip,
  userId: string,
  signal: AbortSignal,
) => Promise<TripContext>
