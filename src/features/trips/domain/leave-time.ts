import { paceNear } from '#platform/shared/city-paces.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { coversNight, isStay, type Lined } from './day-lines.ts'
import type { Moment } from './item-details.ts'
import { isTaken } from './item-state.ts'
import { wayBetween } from './travel/way-between.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

export type Placed = Lined & { readonly lat: number | null; readonly lng: number | null }
export type AirportOf = (iata: string) => Point | undefined

/** Farther from the airport the stay is in another place. km. */
const withinKm = 150
/** From then on one is at the airport. Minutes before the take-off. */
export const atAirportMinutes = 120
/** A ride that is shorter, or not known, takes so long. */
const leastRide = 30
const step = 5

/** The ride between an airport and a stay; undefined where the stay is elsewhere. */
export function airportRide(airport: Point, bed: Point): number | undefined {
  const { km, minutes } = wayBetween(airport, bed, { mode: 'ride', pace: paceNear(bed) })
  return km > withinKm ? undefined : minutes
}

/** Minutes before a take-off at which one leaves the stay or the last stop. */
export const leaveBefore = (ride = 0): number => atAirportMinutes + Math.max(leastRide, ride)

/** When one leaves for a take-off at this minute of the day, on five minutes. */
export const leaveMinute = (takeOff: number, ride?: number): number =>
  Math.max(0, Math.floor((takeOff - leaveBefore(ride)) / step) * step)

/** The ride of a take-off or a landing, with the stay at its other end; undefined where either is not known. */
export function rideOf(
  items: readonly Placed[],
  moment: Moment,
  isArrival: boolean,
  airportOf: AirportOf,
) {
  const { iata, place, local } = moment
  const date = local.slice(0, 10)
  const night = isArrival ? date : addDays(date, -1)
  const stay = items.find((item) => isTaken(item) && isStay(item) && coversNight(item, night))
  const known =
    place?.lat === undefined || place.lng === undefined
      ? airportOf(iata ?? '')
      : { lat: place.lat, lng: place.lng }
  if (!stay || !known || stay.lat === null || stay.lng === null) return undefined
  const minutes = airportRide(known, { lat: stay.lat, lng: stay.lng })
  return minutes === undefined ? undefined : { stay, minutes }
}

/** Take-offs from where one has been, in the order of the items: the way back of a ticket, or what follows a night. */
const takeOffsOf = (items: readonly Placed[], airportOf: AirportOf) =>
  items
    .filter(isTaken)
    .flatMap(({ details }) => (details?.kind === 'flight' ? [...details.directions.entries()] : []))
    .flatMap(([at, { segments }]) => {
      const moment = segments[0]?.from
      const ride = moment && rideOf(items, moment, false, airportOf)?.minutes
      return moment && (at > 0 || ride !== undefined) ? [{ local: moment.local, ride }] : []
    })

/** The ride to the airport of the flight home; undefined where it is not known. */
export const rideHome = (items: readonly Placed[], airportOf: AirportOf): number | undefined =>
  takeOffsOf(items, airportOf).at(-1)?.ride

/** When one leaves for the flight home on a day, in minutes; undefined without one. */
export function leavingOn(
  items: readonly Placed[],
  date: LocalDate,
  airportOf: AirportOf,
): number | undefined {
  const leaving = takeOffsOf(items, airportOf)
    .filter(({ local }) => local.slice(0, 10) === date)
    .map(({ local, ride }) => leaveMinute(minutesOf(local.slice(11, 16)), ride))
  return leaving.length > 0 ? Math.min(...leaving) : undefined
}
