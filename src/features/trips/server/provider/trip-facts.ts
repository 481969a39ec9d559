import type { LocalDate } from '#platform/shared/local-date.ts'

/** Facts of a visit's place beyond its item. */
export interface VisitFacts {
  /** OpenStreetMap opening_hours; null if unknown. */
  readonly hours: string | null
  readonly lastEntryMinutes: number | null
  readonly advanceTicket: 'required' | 'advised' | null
}

/** Port: what the check of a trip asks of the world. */
export interface TripFacts {
  /** By an item's `source`; undefined if unknown. */
  visit(source: string): VisitFacts | undefined
  /** The public holidays of a whole country, by date, with their names; both days included. */
  holidays(countryCode: string, from: LocalDate, to: LocalDate): ReadonlyMap<LocalDate, string>
  countryName(countryCode: string): string
}
