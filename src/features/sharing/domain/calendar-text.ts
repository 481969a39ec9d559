import { instantOf, wallAt } from '#platform/shared/local-time.ts'
import { zoneLines } from './calendar-zone.ts'

/**
 * Lines of an iCalendar file (RFC 5545): names, escaped values, at most 75 bytes a line. Written here
 * because the libraries for it want a newer Node or bring a library of dates along.
 */

/** An event: at a time in a zone, at a floating local time, or for whole days. */
export interface CalendarEvent {
  readonly uid: string
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly geo: { readonly lat: number; readonly lng: number } | null
  readonly when:
    | {
        readonly kind: 'zoned'
        readonly zone: string
        readonly wall: number
        readonly minutes: number
        /** Where it is known: an hour that clocks show twice has two. */
        readonly instant?: number
      }
    | { readonly kind: 'floating'; readonly wall: number; readonly minutes: number }
    | { readonly kind: 'days'; readonly first: string; readonly after: string }
  /** How long before it a reader is reminded, as a duration of RFC 5545. */
  readonly alarm?: '-P1D' | '-PT15M'
}

/** The lines before the events. */
export interface CalendarHead {
  readonly product: string
  readonly name: string
  /** Description of the calendar; empty: none. */
  readonly description: string
  /** When the trip was last changed, in milliseconds: the same trip is the same file. */
  readonly stamp: number
}

const lineBytes = 75
/** Bytes of a character in UTF-8. */
function sizeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Backslash, comma, semicolon and line breaks are the four that mean something; other controls go. */
const escape = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** Breaks between characters, never inside one; what follows a break begins with a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const more = sizeOf(character)
    if (size + more > lineBytes) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += more
  }
  return [...parts, part].join('\r\n')
}

const minuteMs = 60_000
const compact = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
const utc = (instant: number): string => `${compact(instant)}Z`
const date = (day: string): string => day.replaceAll('-', '')

function timesOf({ when }: CalendarEvent): readonly string[] {
  if (when.kind === 'days')
    return [`DTSTART;VALUE=DATE:${date(when.first)}`, `DTEND;VALUE=DATE:${date(when.after)}`]
  const long = when.minutes * minuteMs
  if (when.kind === 'floating')
    return [`DTSTART:${compact(when.wall)}`, `DTEND:${compact(when.wall + long)}`]
  const { zone, wall, instant = instantOf(zone, wall) } = when
  const end = wallAt(zone, instant + long)
  // A local time that comes twice is read as the first of the two (RFC 5545, 3.3.5): the second is said in UTC.
  if (instantOf(zone, wall) !== instant || instantOf(zone, end) !== instant + long)
    return [`DTSTART:${utc(instant)}`, `DTEND:${utc(instant + long)}`]
  return [`DTSTART;TZID=${zone}:${compact(wall)}`, `DTEND;TZID=${zone}:${compact(end)}`]
}

const eventLines = (event: CalendarEvent, stamp: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  ...timesOf(event),
  `SUMMARY:${escape(event.summary)}`,
  ...(event.location ? [`LOCATION:${escape(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escape(event.description)}`] : []),
  ...(event.geo ? [`GEO:${event.geo.lat};${event.geo.lng}`] : []),
  // Whole days say where one sleeps; they do not make a person busy.
  `TRANSP:${event.when.kind === 'days' ? 'TRANSPARENT' : 'OPAQUE'}`,
  ...(event.alarm
    ? [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:${event.alarm}`,
        `DESCRIPTION:${escape(event.summary)}`,
        'END:VALARM',
      ]
    : []),
  'END:VEVENT',
]

/** Each zone that an event goes by, described once. */
function zonesOf(events: readonly CalendarEvent[]): readonly string[] {
  const walls = new Map<string, number[]>()
  for (const { when } of events)
    if (when.kind === 'zoned') walls.set(when.zone, [...(walls.get(when.zone) ?? []), when.wall])
  return [...walls].flatMap(([zone, used]) => zoneLines(zone, used))
}

/** The text of a calendar file. */
export function calendarText(head: CalendarHead, events: readonly CalendarEvent[]): string {
  const stamp = utc(head.stamp)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(head.product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(head.name)}`,
    ...(head.description ? [`X-WR-CALDESC:${escape(head.description)}`] : []),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...zonesOf(events),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
