import { distanceKm } from '#platform/shared/distance.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { type DayBounds, firstTime, type Opening } from './first-time.ts'
import { type PlannedItem, visitMinutes } from './planned-item.ts'

/** A sight that could fill open time. */
export interface OpenSight extends Opening {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly durationMinutes: number
  readonly isFree: boolean
}

export interface OpenTime<T extends OpenSight> {
  readonly part: 'morning' | 'afternoon' | 'evening' | 'day'
  readonly sight: T
  /** The nearest stop; undefined on an empty day. */
  readonly near: string | undefined
  readonly km: number
  /** Start of the visit: 'HH:MM'. */
  readonly time: string
  /** When the sight closes then; undefined for one that is open all day. */
  readonly closes: string | undefined
}

export const usualDay: DayBounds = { from: 9 * 60, until: 20 * 60 }
/** Shortest open time worth a suggestion. Minutes. */
const leastOpen = 150
/** Longest distance of a suggestion. km. */
const mostKm = 2
const allDay = 24 * 60

interface Stretch {
  readonly from: number
  readonly until: number
  readonly beside: PlannedItem | undefined
}

/** Open spans of a day between timed stops. */
function stretchesOf(stops: readonly PlannedItem[], { from, until }: DayBounds) {
  const stretches: Stretch[] = []
  let free: Stretch = { from, until, beside: undefined }
  const timed = stops
    .filter(({ time }) => time !== null)
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  for (const stop of timed) {
    const begins = minutesOf(stop.time ?? '00:00')
    stretches.push({ ...free, until: begins, beside: free.beside ?? stop })
    free = { from: Math.max(free.from, begins + visitMinutes(stop)), until, beside: stop }
  }
  return [...stretches, free].filter((one) => one.until - one.from >= leastOpen)
}

const pointOf = ({ lat, lng }: PlannedItem) =>
  lat === null || lng === null ? undefined : { lat, lng }

const partOf = ({ from }: Stretch): 'morning' | 'afternoon' | 'evening' =>
  from < 11 * 60 + 30 ? 'morning' : from < 16 * 60 + 30 ? 'afternoon' : 'evening'

interface Day<T extends OpenSight> {
  readonly stops: readonly PlannedItem[]
  readonly bounds: DayBounds
  /** Place of the night; undefined if unknown. */
  readonly home: { readonly lat: number; readonly lng: number } | undefined
  readonly sights: readonly T[]
}

/** The first time of a visit in a stretch, as an added one gets it, and when the sight closes then; undefined for none. */
function startIn({ from, until }: Stretch, sight: OpenSight, stops: readonly PlannedItem[]) {
  const { id, name, lat, lng, durationMinutes } = sight
  const unplanned = { day: null, time: null, nights: null, source: null }
  const time = firstTime(
    { id, name, lat, lng, durationMinutes, type: 'attraction', ...unplanned },
    sight,
    { bounds: { from, until }, stops },
  )
  const at = minutesOf(time ?? '00:00')
  const span = sight.open.find((one) => one.from <= at && at < one.to)
  return time !== null && span ? { time, to: span.to } : undefined
}

/** Suggestion for the longest open span of a day, near its stops; undefined if none. */
export function openTimeOf<T extends OpenSight>(day: Day<T>): OpenTime<T> | undefined {
  const [longest] = stretchesOf(day.stops, day.bounds).toSorted(
    (a, b) => b.until - b.from - (a.until - a.from),
  )
  if (!longest) return undefined
  const beside = longest.beside && pointOf(longest.beside)
  const here = beside ?? day.home
  if (!here) return undefined
  const around = day.sights
    .map((sight) => ({ sight, km: distanceKm(here, sight) }))
    .filter(({ km }) => km <= mostKm)
    .toSorted((a, b) => a.km - b.km)
  // Hours are asked of the nearest ones only, until one is open.
  for (const { sight, km } of around) {
    const free = startIn(longest, sight, day.stops)
    if (free)
      return {
        part: day.stops.length === 0 ? 'day' : partOf(longest),
        sight,
        near: beside ? longest.beside?.name : undefined,
        km,
        time: free.time,
        closes: free.to === allDay ? undefined : timeOf(free.to % allDay),
      }
  }
  return undefined
}
