import type { LocalDate } from '#platform/shared/local-date.ts'

/** When a room can be entered, by the clocks of the place. */
const checkInHour = 15
export const checkInTime = `${checkInHour}:00`
/** By when a room of our samples is left. */
export const checkOutTime = '11:00'
const hourMs = 3_600_000

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  )
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

/** The instant at which the clocks of a place show an hour of a day. */
export function instantOf(date: LocalDate, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * hourMs
  const guess = wall - offsetAt(new Date(wall), timeZone)
  // Asked again at the guess: between the two the clocks may have been put forward or back.
  return new Date(wall - offsetAt(new Date(guess), timeZone))
}

/** Until when a stay can be cancelled free of charge: 24 hours before check-in. */
export const freeCancellationUntil = (checkIn: LocalDate, timeZone: string): Date =>
  new Date(instantOf(checkIn, checkInHour, timeZone).getTime() - 24 * hourMs)
