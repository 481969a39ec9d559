import type { LocalDate } from './local-date.ts'
import { wallAt, wallDate } from './local-time.ts'

/** Time zone of the business. Documents without a time zone of their own are dated in it. */
export const businessZone = 'America/Toronto'

/** True of an IANA name that this process has clocks for. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +05:00 are taken by the same constructor, and are no zones.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day that the calendars of a zone show at an instant. */
export const dayIn = (zone: string, instant: Date): LocalDate =>
  wallDate(wallAt(zone, instant.getTime()))

/** Today's date in a zone, for dating documents. */
export const businessDay = (clock: { now(): Date }, zone = businessZone): LocalDate =>
  dayIn(zone, clock.now())
