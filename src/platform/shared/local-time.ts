/**
 * Clocks of places. A wall time is written as the milliseconds that the same figures would have in
 * UTC; an instant is milliseconds since 1970. Between the two stands the offset of a zone.
 */

const minuteMs = 60_000
const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** A change of a zone's clocks: its instant to the minute, and the offsets before and after in minutes. */
export interface ClockChange {
  readonly instant: number
  readonly before: number
  readonly after: number
}

/** The offset of a week that has one, or the change within it. */
type WeekOffsets = number | ClockChange

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** By weeks since 1970 in UTC. No zone moves its clocks twice within one. */
  readonly weeks: Map<number, WeekOffsets>
}

const zones = new Map<string, Zone>()
const keptDays = 1000
/** Ten years, of each zone. */
const keptWeeks = 520

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const zone = { format, weeks: new Map() }
  zones.set(name, zone)
  return zone
}

/** Minutes ahead of UTC, asked of the system. */
function askOffset({ format }: Zone, instant: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((wall - Math.floor(instant / minuteMs) * minuteMs) / minuteMs)
}

function offsetsOfWeek(zone: Zone, week: number): WeekOffsets {
  const [start, end] = [week * weekMs, (week + 1) * weekMs]
  const [before, after] = [askOffset(zone, start), askOffset(zone, end)]
  if (before === after) return before
  let [low, high] = [start, end]
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs
    if (askOffset(zone, middle) === before) low = middle
    else high = middle
  }
  return { instant: high, before, after }
}

function weekOffsets(timeZone: string, week: number): WeekOffsets {
  const zone = zoneOf(timeZone)
  let offsets = zone.weeks.get(week)
  if (offsets === undefined) {
    if (zone.weeks.size >= keptWeeks) zone.weeks.clear()
    offsets = offsetsOfWeek(zone, week)
    zone.weeks.set(week, offsets)
  }
  return offsets
}

/** Minutes that the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(timeZone: string, instant: number): number {
  const offsets = weekOffsets(timeZone, Math.floor(instant / weekMs))
  if (typeof offsets === 'number') return offsets
  return instant < offsets.instant ? offsets.before : offsets.after
}

/** The changes of a zone's clocks from one instant to another, the earliest first. */
export function clockChanges(timeZone: string, from: number, to: number): readonly ClockChange[] {
  const changes: ClockChange[] = []
  for (let week = Math.floor(from / weekMs); week * weekMs < to; week += 1) {
    const offsets = weekOffsets(timeZone, week)
    if (typeof offsets !== 'number' && offsets.instant >= from && offsets.instant < to)
      changes.push(offsets)
  }
  return changes
}

export const wallAt = (timeZone: string, instant: number): number =>
  instant + offsetAt(timeZone, instant) * minuteMs

/**
 * The instant of a wall time. Of an hour that the clocks show twice it is the first; one that they
 * leave out is counted on from before the change, so that 02:30 means 03:30.
 */
export function instantOf(timeZone: string, wall: number): number {
  const before = offsetAt(timeZone, wall - dayMs)
  const after = offsetAt(timeZone, wall + dayMs)
  const early = wall - before * minuteMs
  if (before === after || offsetAt(timeZone, early) === before) return early
  const late = wall - after * minuteMs
  return offsetAt(timeZone, late) === after ? late : early
}

const dates = new Map<number, string>()

/** The day on the wall calendar. */
export function wallDate(wall: number): string {
  const day = Math.floor(wall / dayMs)
  const known = dates.get(day)
  if (known) return known
  const date = new Date(wall).toISOString().slice(0, 10)
  if (dates.size >= keptDays) dates.clear()
  dates.set(day, date)
  return date
}

/** Two figures: '07'. */
export const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** 'YYYY-MM-DDTHH:MM:SS' */
export function wallText(wall: number): string {
  const seconds = Math.floor((wall - Math.floor(wall / dayMs) * dayMs) / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${wallDate(wall)}T${two(hours)}:${two(minutes)}:${two(seconds % 60)}`
}

/** Midnight of a day on the wall. */
export const wallOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The wall time of 'YYYY-MM-DDTHH:MM'. */
export const wallOfText = (local: string): number => Date.parse(`${local}:00Z`)

/** An instant in ISO 8601, without milliseconds. */
export const instantText = (instant: number): string =>
  new Date(instant).toISOString().replace('.000', '')
