import { addDays, isLocalDate } from '#platform/shared/local-date.ts'
import { draftKeys, readStored } from '#platform/web/storage.ts'

export interface PanelTrip {
  readonly destination: string
  readonly checkIn: string
  readonly checkOut: string
  /** False for the traveller's own plan. */
  readonly sample: boolean
}

function readDates(): { start?: unknown; end?: unknown } {
  try {
    const dates: unknown = JSON.parse(readStored(draftKeys.dates) ?? '{}')
    return typeof dates === 'object' && dates !== null ? dates : {}
  } catch {
    // Unreadable dates are no dates.
    return {}
  }
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isLocalDate(value)

/** This browser's plan if it is in the future, else a week in Paris next July. */
export function panelTrip(today: string): PanelTrip {
  const destination = readStored(draftKeys.destination)?.trim() ?? ''
  const { start, end } = readDates()
  if (destination && isDay(start) && isDay(end) && start >= today && end >= start)
    return { destination: destination.slice(0, 100), checkIn: start, checkOut: end, sample: false }
  const thisYear = `${today.slice(0, 4)}-07-15`
  const checkIn = thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-07-15`
  return { destination: 'Paris', checkIn, checkOut: addDays(checkIn, 7), sample: true }
}
