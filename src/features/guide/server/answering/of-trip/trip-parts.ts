import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import { leaveMinute, leavingOn } from '#features/trips/domain/leave-time.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import type { DayWord, NamedItem } from '../../reading/scan-trip.ts'
import type { PartsWanted, PartWord, TripQuestion } from '../../reading/trip-question.ts'
import type { Asking } from '../answer.ts'
import { itemOf } from '../edit-parts.ts'
import type { Standing, WrittenItem } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'

type Flight = Extract<NonNullable<WrittenItem['details']>, { kind: 'flight' }>
export type Direction = Flight['directions'][number]

/** One part of a trip: a flight one way, a stay, a meal, a visit. Dates and times are local. */
export interface TripPart {
  /** Of the item; of a flight one way with its direction. */
  readonly id: string
  readonly kind: 'out' | 'home' | 'stay' | 'meal' | 'visit'
  readonly item: WrittenItem
  readonly date: string
  /** Of a flight when it lands there, or leaves from there. */
  readonly time: string | undefined
  readonly direction?: Direction
}

/** The trip, what is asked of it, and which parts and days are meant. */
export interface TripAsked {
  readonly standing: Standing
  readonly parts: readonly TripPart[]
  readonly question: TripQuestion
  readonly dates: readonly string[]
  readonly meant: readonly TripPart[]
  /** Whether a part is named at all. */
  readonly isNamed: boolean
}

/** Whether it counts: no idea, and not cancelled. */
export const isTaken = ({ status }: WrittenItem): boolean =>
  status !== 'idea' && status !== 'cancelled'

function flightParts(item: WrittenItem): readonly TripPart[] {
  const directions = item.details?.kind === 'flight' ? item.details.directions : []
  return directions.flatMap((direction, at): TripPart[] => {
    const local = at === 0 ? direction.segments.at(-1)?.to.local : direction.segments[0]?.from.local
    const kind = at === 0 ? 'out' : 'home'
    return local
      ? [
          {
            id: `${item.id}/${kind}`,
            kind,
            item,
            date: local.slice(0, 10),
            time: local.slice(11),
            direction,
          },
        ]
      : []
  })
}

/** All parts that count, in their order. */
export function partsOf({ items }: Standing): readonly TripPart[] {
  return items
    .filter(isTaken)
    .flatMap((item): readonly TripPart[] => {
      if (item.type === 'flight') return flightParts(item)
      const kind = item.type === 'hotel' ? 'stay' : item.type === 'restaurant' ? 'meal' : 'visit'
      return item.day
        ? [{ id: item.id, kind, item, date: item.day, time: item.time ?? undefined }]
        : []
    })
    .toSorted((a, b) => `${a.date}${a.time ?? ''}`.localeCompare(`${b.date}${b.time ?? ''}`))
}

const flownFrom = '20:00'

/** The last evening there: the day before they fly home, unless that is late. */
function lastNight(standing: Standing): string {
  const end = datesOf(standing).at(-1) ?? ''
  const home = partsOf(standing).find(({ kind, date }) => kind === 'home' && date === end)
  return home?.time && home.time < flownFrom ? addDays(end, -1) : end
}

/** The dates that a question names. Undefined where one is none of the trip. */
export function datesAsked(
  { turn }: Asking,
  standing: Standing,
  words: readonly DayWord[],
): readonly string[] | undefined {
  const all = datesOf(standing)
  const told = turn.before.toldDay
  const found = words.flatMap((word): (string | undefined)[] => {
    if ('number' in word) return [word.number < 0 ? all.at(word.number) : all[word.number - 1]]
    if ('weekday' in word) {
      const same = all.filter((date) => weekdayOf(date) === word.weekday)
      return turn.before.plan?.isDated && same.length > 0 ? same : [undefined]
    }
    if ('date' in word)
      return [
        all.find(
          (date) =>
            Number(date.slice(8)) === word.date &&
            (word.month === undefined || Number(date.slice(5, 7)) === word.month),
        ),
      ]
    if (word.beside === 'night') return [lastNight(standing)]
    const by = word.beside === 'next' ? 1 : word.beside === 'previous' ? -1 : 0
    return [told === undefined ? undefined : all[told - 1 + by]]
  })
  const dates = found.filter((date) => date !== undefined)
  return dates.length === found.length ? [...new Set(dates)] : undefined
}

/** When one leaves for the flight home, in minutes of its day. */
export function leaving({ world }: Asking, { items }: Standing, { date, time }: TripPart): number {
  const placed = items.map((item) => ({
    ...item,
    status: item.status ?? 'planned',
    day: item.day ?? null,
    time: item.time ?? null,
    nights: item.nights ?? null,
    lat: item.lat ?? null,
    lng: item.lng ?? null,
    details: item.details ?? null,
  }))
  const found = leavingOn(placed, date, (iata) => world.airport(iata))
  return found ?? leaveMinute(minutesOf(time ?? '00:00'))
}

/** From then on a meal is dinner, before then it is breakfast. */
const [lunchFrom, dinnerFrom] = ['11:00', '16:00']

function isPart({ kind, time = '' }: TripPart, word: PartWord): boolean {
  if (word === 'flight') return kind === 'out' || kind === 'home'
  if (word === 'meal') return kind === 'meal'
  if (word === 'dinner') return kind === 'meal' && time >= dinnerFrom
  if (word === 'lunch') return kind === 'meal' && time < dinnerFrom && time >= lunchFrom
  return word === 'breakfast' ? kind === 'meal' && time < lunchFrom : kind === word
}

export const dayParts = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:30'],
  evening: ['17:30', '24:00'],
} as const

export const endOf = ({ time, item }: TripPart): number =>
  minutesOf(time ?? '00:00') + (item.durationMinutes ?? 0)

/** Parts that a question names by name or kind, of the days and the part of a day that it names. */
export function partsMeant(
  parts: readonly TripPart[],
  { parts: words, items, dayPart }: PartsWanted,
  dates: readonly string[],
): readonly TripPart[] {
  // "Our flight home" is no other flight, and "the restaurant for dinner" no lunch.
  const narrow = words.filter((word) => word !== 'flight' && word !== 'meal')
  const isOneWay = narrow.some((word) => word === 'home' || word === 'out')
  const isOneMeal = narrow.some((word) => /^(?:breakfast|lunch|dinner)$/.test(word))
  const kinds = isOneWay || isOneMeal ? narrow : words
  const [from, until] = dayPart ? dayParts[dayPart] : ['', '~']
  return parts.filter(
    (part) =>
      (items.length > 0
        ? items.includes(part.id) || items.includes(part.item.id)
        : kinds.length === 0 || kinds.some((word) => isPart(part, word))) &&
      (dates.length === 0 || part.kind === 'stay' || dates.includes(part.date)) &&
      (part.kind === 'stay' ||
        part.direction !== undefined ||
        ((part.time ?? '') >= from && (part.time ?? '') < until)),
  )
}

/** Each item once: of a fare there and back the way there. */
export const once = (parts: readonly TripPart[]): readonly TripPart[] =>
  [...new Map(parts.toReversed().map((part) => [part.item.id, part])).values()].toReversed()

/** A visit or a meal. */
export const isStop = ({ kind }: TripPart): boolean => kind === 'visit' || kind === 'meal'

/** The meal that a part is. */
export const isDinner = (part: TripPart): boolean => isPart(part, 'dinner')

/** Parts by the names that a message may call them by; flights have none. */
export const namedItems = (parts: readonly TripPart[]): readonly NamedItem[] =>
  parts.flatMap(({ item, direction, kind }) =>
    direction
      ? []
      : [
          {
            id: item.id,
            name: item.name,
            areas: kind === 'visit' ? (item.location ?? '').replace(/,.*/, '').split(' and ') : [],
          },
        ],
  )

export const townsOf = ({ wish }: Standing): readonly string[] =>
  wish.destinations.map(({ name }) => name)

/** Parts that were told last: those of the trip's own answers, or the one sight that was told after them. */
export function spokenOf({ turn: { before } }: Asking, standing: Standing): readonly string[] {
  const { spoken = [], focus } = before
  const last = focus ? itemOf(standing, focus) : undefined
  return last && !spoken.includes(last.id) ? [last.id] : spoken
}

/** The day that was told last. */
export const toldDate = (
  { turn: { before } }: Pick<Asking, 'turn'>,
  standing: Standing,
): string | undefined => datesOf(standing)[(before.toldDay ?? 0) - 1]
