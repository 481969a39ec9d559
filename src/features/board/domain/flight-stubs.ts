import type { Lined } from '#features/trips/domain/day-lines.ts'
import type { Moment } from '#features/trips/domain/item-details.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { isFlight } from '#features/trips/domain/day-parts.ts'

interface End {
  /** "YYZ", or the name of a place without a code. */
  readonly place: string
  readonly time: string
  /** "Sun 9 May" */
  readonly date: string
}

/** One direction of a flight, for its day. */
export interface FlightStub {
  readonly itemId: string
  readonly direction: 'out' | 'back'
  /** Its day: the first trip day that it touches. */
  readonly day: string
  readonly numbers: string
  readonly from: End
  readonly to: End
  /** "7 h 05"; empty where an instant is missing. */
  readonly length: string
  readonly stops: number
}

const endOf = ({ iata, place, local }: Moment): End => ({
  place: iata ?? place?.name ?? '',
  time: local.slice(11),
  date: formatDayShort(local.slice(0, 10)),
})

function minutesBetween({ instant: from }: Moment, { instant: to }: Moment): string {
  const minutes = from && to ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) : 0
  return minutes > 0 ? lengthText(minutes) : ''
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/** Flight directions that touch the trip's days. */
export function stubsOf(
  { startDate, endDate }: Dates,
  items: readonly Lined[],
): readonly FlightStub[] {
  const isInside = (date: string): boolean => date >= startDate && date <= endDate
  return items.filter(isFlight).flatMap(({ id, details }) =>
    details.directions.flatMap(({ segments }, way) => {
      const [from, to] = [segments[0]?.from, segments.at(-1)?.to]
      const day = [from, to].map((end) => end?.local.slice(0, 10) ?? '').find(isInside)
      if (!from || !to || day === undefined) return []
      return [
        {
          itemId: id,
          direction: way === 0 ? ('out' as const) : ('back' as const),
          day,
          numbers: segments.map(({ number }) => number).join(', '),
          from: endOf(from),
          to: endOf(to),
          length: minutesBetween(from, to),
          stops: segments.length - 1,
        },
      ]
    }),
  )
}
