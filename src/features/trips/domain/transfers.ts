import { coversNight, isStay, type Lined } from './day-lines.ts'
import type { Moment } from './item-details.ts'
import { legText, transferText } from './messages.ts'
import { isTaken } from './item-state.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { wayBetween } from './travel/way-between.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

type Placed = Lined & { readonly lat: number | null; readonly lng: number | null }

/** Estimated ride between an airport and the stay of the night. */
export interface Transfer {
  readonly date: LocalDate
  readonly isArrival: boolean
  /** Airport code or name, and stay, in the order of the ride. */
  readonly from: string
  readonly to: string
  readonly minutes: number
}

/** Farther from the airport the stay is in another place. km. */
const withinKm = 150

const dateOf = ({ local }: Moment): LocalDate => local.slice(0, 10)

/** Whether the trip already has a ride there on that day. */
const isPlanned = (items: readonly Lined[], date: LocalDate): boolean =>
  items.some(({ details }) => details?.kind === 'ground' && dateOf(details.from) === date)

/** The rides after landings and before take-offs, in order of the flights. */
export function transfersOf(
  items: readonly Placed[],
  airportOf: (iata: string) => Point | undefined,
): readonly Transfer[] {
  const taken = items.filter(isTaken)
  const ride = (moment: Moment, isArrival: boolean): readonly Transfer[] => {
    const { iata, place } = moment
    const date = dateOf(moment)
    const night = isArrival ? date : addDays(date, -1)
    const stay = taken.find((item) => isStay(item) && coversNight(item, night))
    const known =
      place?.lat === undefined || place.lng === undefined
        ? airportOf(iata ?? '')
        : { lat: place.lat, lng: place.lng }
    if (!stay || !known || stay.lat === null || stay.lng === null) return []
    if (isPlanned(taken, date)) return []
    const there = { lat: stay.lat, lng: stay.lng }
    const { km, minutes } = wayBetween(known, there, { mode: 'ride', pace: paceNear(there) })
    const airport = iata ?? place?.name ?? ''
    const [from, to] = isArrival ? [airport, stay.name] : [stay.name, airport]
    return km > withinKm ? [] : [{ date, isArrival, from, to, minutes }]
  }
  return taken.flatMap(({ details }) =>
    details?.kind === 'flight'
      ? details.directions.flatMap(({ segments }) => {
          const [from, to] = [segments[0]?.from, segments.at(-1)?.to]
          return from && to ? [...ride(from, false), ...ride(to, true)] : []
        })
      : [],
  )
}

/** "Transit, 31 min", "to your stay" and "fare not included". */
export const transferWords = ({ isArrival, to, minutes }: Transfer) => ({
  how: legText.ride(minutes),
  where: isArrival ? transferText.toStay : transferText.toAirport(to),
  fare: transferText.fare,
})
