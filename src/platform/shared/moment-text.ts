import { formatDayShort } from './local-date.ts'

interface MomentForm {
  /** IANA time zone. Default: the reader's. */
  readonly timeZone?: string
  /** The month by three letters, for tables. */
  readonly short?: boolean
}

/** Formats an instant in the site's date order and 24 hours: "11 April 2027, 13:00". */
export function formatMoment(instant: Date | string, { timeZone, short }: MomentForm = {}): string {
  const format = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: short ? 'short' : 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  })
  const parts = new Map(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const [day, month, year, hour, minute] = (
    ['day', 'month', 'year', 'hour', 'minute'] as const
  ).map((type) => parts.get(type) ?? '')
  return `${day} ${month} ${year}, ${hour}:${minute}`
}

/** An instant by the clocks of a place, with its weekday: "Sun 9 May, 15:00". */
export function formatMomentThere(instant: Date | string, timeZone: string): string {
  const at = new Date(instant)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return `${formatDayShort(day)}, ${clock}`
}
