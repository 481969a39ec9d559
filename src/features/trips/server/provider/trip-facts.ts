import type { LocalDate } from '#platform/shared/local-date.ts'

/** What is known of a visit's place beside what its item says. */
export interface VisitFacts {
  /** OpenStreetMap opening_hours; null if unknown. */
  readonly hours: string | null
  readonly lastEntryMinutes: number | null
  readonly advanceTicket: 'required' | 'advised' | null
}

/** Port: what the check of a trip asks of the world. */
export interface TripFacts {
  /** By an item's `source`; undefined for what is not known. */
  visit(source: string): VisitFacts | undefined
  /** The public holidays of a whole country, by date, with their names; both days included. */
  holidays(countryCode: string, from: LocalDate, to: LocalDate): ReadonlyMap<LocalDate, string>
  countryName(countryCode: string): string
}
