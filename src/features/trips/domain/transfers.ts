import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Lined } from './day-lines.ts'
import type { Moment } from './item-details.ts'
import { isTaken } from './item-state.ts'
import { type AirportOf, leaveMinute, type Placed, rideOf } from './leave-time.ts'
import { legText, transferText } from './messages.ts'

/** Estimated ride between an airport and the stay of the night. */
export interface Transfer {
  readonly date: LocalDate
  readonly isArrival: boolean
  /** Airport code or name, and stay, in the order of the ride. */
  readonly from: string
  readonly to: string
  readonly minutes: number
  /** When one leaves for a take-off: 'HH:MM'; empty after a landing. */
  readonly leaves: string
}

const dateOf = ({ local }: Moment): LocalDate => local.slice(0, 10)

/** Whether the trip already has a ride there on that day. */
const isPlanned = (items: readonly Lined[], date: LocalDate): boolean =>
  items.some(({ details }) => details?.kind === 'ground' && dateOf(details.from) === date)

/** The rides after landings and before take-offs, in order of the flights. */
export function transfersOf(items: readonly Placed[], airportOf: AirportOf): readonly Transfer[] {
  const taken = items.filter(isTaken)
  const ride = (moment: Moment, isArrival: boolean): readonly Transfer[] => {
    const date = dateOf(moment)
    const found = rideOf(taken, moment, isArrival, airportOf)
    if (!found || isPlanned(taken, date)) return []
    const { stay, minutes } = found
    const airport = moment.iata ?? moment.place?.name ?? ''
    const [from, to] = isArrival ? [airport, stay.name] : [stay.name, airport]
    const takeOff = minutesOf(moment.local.slice(11, 16))
    const leaves = isArrival ? '' : timeOf(leaveMinute(takeOff, minutes))
    return [{ date, isArrival, from, to, minutes, leaves }]
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

/** "Leave by 17:05. Transit, 31 min", "to your stay" and "fare not included". */
export const transferWords = ({ isArrival, to, minutes, leaves }: Transfer) => ({
  how: leaves ? transferText.leave(leaves, legText.ride(minutes)) : legText.ride(minutes),
  where: isArrival ? transferText.toStay : transferText.toAirport(to),
  fare: transferText.fare,
})
