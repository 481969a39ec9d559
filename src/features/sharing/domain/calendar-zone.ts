import { clockChanges, offsetAt, two, wallText } from '#platform/shared/local-time.ts'

const minuteMs = 60_000

/** '+0530' */
const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

const wallStamp = (ms: number): string => wallText(ms).replaceAll(/[-:]/g, '')

const part = (name: 'STANDARD' | 'DAYLIGHT', wall: number, from: number, to: number) => [
  `BEGIN:${name}`,
  `DTSTART:${wallStamp(wall)}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${name}`,
]

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) as it is from the year before the first of `walls` to the year after
 * the last, in milliseconds on its clocks.
 */
export function zoneLines(zone: string, walls: readonly number[]): readonly string[] {
  const years = walls.map((wall) => new Date(wall).getUTCFullYear())
  const from = Date.UTC(Math.min(...years) - 1, 0, 1)
  const to = Date.UTC(Math.max(...years) + 2, 0, 1)
  const changes = clockChanges(zone, from, to)
  const first = offsetAt(zone, from)
  const isSummer = changes[0] !== undefined && changes[0].after < first
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part(isSummer ? 'DAYLIGHT' : 'STANDARD', from, first, first),
    // A change begins at the wall time of the clocks before it.
    ...changes.flatMap(({ instant, before, after }) =>
      part(after > before ? 'DAYLIGHT' : 'STANDARD', instant + before * minuteMs, before, after),
    ),
    'END:VTIMEZONE',
  ]
}
