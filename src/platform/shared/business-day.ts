import type { LocalDate } from './local-date.ts'
import { wallAt, wallDate } from './local-time.ts'

/** Time zone of the business. Documents without a time zone of their own are dated in it. */
export const businessZone = 'America/Toronto'

/** Zones that were asked for and exist: asking `Intl` again costs far more than a look. */
const known = new Set<string>()

/** True of an IANA name that this process has clocks for. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  // Offsets such as +05:00 are taken by the same constructor, and are no zones.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // Of the spellings that `Intl` forgives only its own: they are a few hundred.
    if (timeZone === name) known.add(name)
    return timeZone !== ''
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
