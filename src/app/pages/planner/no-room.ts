import { visitMinutes } from '#features/board/domain/planned-item.ts'
import type { Attraction } from '#features/dining/web/index.ts'
import { isStop } from '#features/trips/domain/day-parts.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { visitSpans } from '#features/trips/domain/opening-hours.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { dayForSight } from '../explore/sight-slot.ts'
import { noRoomText as text } from './step-messages.ts'

const allDay = 24 * 60

/** When the last stop of a day ends; undefined without a time. */
function fullUntil({ items }: TripView['days'][number]): string | undefined {
  const ends = items.flatMap((item) =>
    isStop(item) && isTaken(item) && item.time !== null
      ? [minutesOf(item.time) + visitMinutes(item)]
      : [],
  )
  return ends.length > 0 ? timeOf(Math.max(...ends) % allDay) : undefined
}

/** Why a sight has no time on its day, and the day that has room for it; undefined where it has one. */
export function noRoomFor(
  trip: TripView,
  sight: Attraction,
  { day, time }: Pick<ItemWrite, 'day' | 'time'>,
  city: string,
) {
  const at = trip.days.findIndex(({ date }) => date === day)
  const own = trip.days[at]
  if (!own || time) return undefined
  const until = fullUntil(own)
  const why =
    visitSpans(sight, own.date).length === 0
      ? text.closed(sight.name, at + 1)
      : until
        ? text.full(sight.name, at + 1, until)
        : text.noHour(sight.name, at + 1)
  const other = dayForSight(trip, sight, city)
  const number = trip.days.findIndex(({ date }) => date === other) + 1
  return { why, other: number > 0 ? { date: other, words: text.move(number) } : undefined }
}
