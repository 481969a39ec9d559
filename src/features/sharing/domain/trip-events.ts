import type { Deadline } from '#features/trips/domain/deadlines.ts'
import type { Moment } from '#features/trips/domain/item-details.ts'
import type { ItemFields } from '#features/trips/domain/trip-item.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { wallOfDate, wallOfText } from '#platform/shared/local-time.ts'
import { formatMoney, toMajor } from '#platform/shared/money.ts'
import type { CalendarEvent } from './calendar-text.ts'
import { tripEventsText as text } from './messages.ts'

type Item = Pick<
  ItemFields,
  | 'name'
  | 'type'
  | 'description'
  | 'location'
  | 'price'
  | 'estimated'
  | 'sample'
  | 'day'
  | 'time'
  | 'durationMinutes'
  | 'nights'
  | 'lat'
  | 'lng'
  | 'details'
> & { readonly id: string }

/** What has a time but no length is shown as an hour: an event of no length is easily missed. */
const usualMinutes = 60
const minuteMs = 60_000

const wallOf = (day: string, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return wallOfDate(day) + (hours * 60 + minutes) * minuteMs
}

function whenOf(item: Item, day: string, zone: string | undefined): CalendarEvent['when'] {
  if (item.type === 'hotel' || item.nights !== null || item.time === null)
    return { kind: 'days', first: day, after: addDays(day, item.nights ?? 1) }
  const wall = wallOf(day, item.time)
  const minutes = item.durationMinutes || usualMinutes
  return zone === undefined
    ? { kind: 'floating', wall, minutes }
    : { kind: 'zoned', zone, wall, minutes }
}

const notesOf = (item: Item): string =>
  [
    item.description,
    toMajor(item.price) > 0
      ? item.estimated
        ? text.estimate(formatMoney(item.price))
        : formatMoney(item.price)
      : '',
    item.sample ? text.sample : '',
  ]
    .filter((line) => line !== '')
    .join('\n')

interface Way {
  readonly from: Moment
  readonly to: Moment
}

/** Each take-off to its landing, or the one ride. */
function waysOf({ details }: Item): readonly Way[] {
  if (details?.kind === 'ground') return [details]
  return details?.kind === 'flight' ? details.directions.flatMap(({ segments }) => segments) : []
}

const instantMs = ({ instant, local }: Moment): number =>
  instant ? Date.parse(instant) : wallOfText(local)

/** By the clocks of the place where one leaves. */
function whenOfWay({ from, to }: Way): CalendarEvent['when'] {
  const minutes = Math.max(1, Math.round((instantMs(to) - instantMs(from)) / minuteMs))
  const wall = wallOfText(from.local)
  return from.zone === undefined
    ? { kind: 'floating', wall, minutes }
    : { kind: 'zoned', zone: from.zone, wall, minutes, instant: instantMs(from) }
}

const placeOf = ({ iata, place }: Moment): string => iata ?? place?.name ?? ''

/** One event for each way of a flight or ride; the first keeps the item's own id. */
const wayEvents = (item: Item, host: string): readonly CalendarEvent[] =>
  waysOf(item).map((way, at, { length }) => ({
    uid: at === 0 ? `${item.id}@${host}` : `${item.id}-${at}@${host}`,
    summary: length === 1 ? item.name : `${item.name}: ${placeOf(way.from)} → ${placeOf(way.to)}`,
    location: placeOf(way.from),
    description: at === 0 ? notesOf(item) : '',
    geo: null,
    when: whenOfWay(way),
  }))

/**
 * The items of a trip that have a day, as events. `zoneOf` names the clock where an item is; without
 * one a time is the same figures wherever one is.
 */
export const tripEvents = (
  items: readonly Item[],
  host: string,
  zoneOf: (item: Item) => string | undefined,
): CalendarEvent[] =>
  items.flatMap((item): readonly CalendarEvent[] => {
    if (item.day === null) return []
    const ways = wayEvents(item, host)
    if (ways.length > 0) return ways
    return [
      {
        uid: `${item.id}@${host}`,
        summary: item.name,
        location: item.location,
        description: notesOf(item),
        geo: item.lat !== null && item.lng !== null ? { lat: item.lat, lng: item.lng } : null,
        when: whenOf(item, item.day, zoneOf(item)),
      },
    ]
  })

/** Long enough to be seen. */
const deadlineMinutes = 15

/** The deadlines of a trip, each an event that reminds its reader. */
export const deadlineEvents = (deadlines: readonly Deadline[], host: string): CalendarEvent[] =>
  deadlines.map(({ kind, itemId, at, local, zone, title, source }) => ({
    uid: `${itemId}-${kind}-${local}@${host}`,
    summary: title,
    location: '',
    description: source,
    geo: null,
    when: {
      kind: 'zoned',
      zone,
      wall: Date.parse(`${local}:00Z`),
      minutes: deadlineMinutes,
      instant: Date.parse(at),
    },
    alarm: kind === 'check-in-opens' ? '-PT15M' : '-P1D',
  }))
