import { distanceKm } from '#platform/shared/distance.ts'
import {
  addDays,
  datesBetween,
  formatDayShort,
  type LocalDate,
} from '#platform/shared/local-date.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { isTaken } from '../item-state.ts'
import { leaveMinute, rideOf } from '../leave-time.ts'
import type { CheckContext } from './check-context.ts'
import { type CheckFinding, finding } from './finding.ts'
import { clockOf, dateOf, instantMs, type Journey, pointOfMoment } from './journeys.ts'
import { atTime, freeTime, toBetterDay, toIdeas } from './mends.ts'
import { checkText as text } from './messages.ts'
import { coversNight, isStay, minutesADay, pointOf, type Visit } from './visits.ts'

/** Minutes from landing to the first possible visit. */
const afterLandingMinutes = 30
/** Minutes from the last possible visit to take-off. */
const beforeTakeOffMinutes = 60
const minuteMs = 60_000
const dayMs = minutesADay * minuteMs

type Side = 'from' | 'to' | undefined

/** The end of a flight that a visit is near; undefined without coordinates. */
function sideOf({ input }: CheckContext, flight: Journey, { item }: Visit): Side {
  const [from, to] = [pointOfMoment(input, flight.from), pointOfMoment(input, flight.to)]
  const here = pointOf(item)
  if (!from || !to || !here) return undefined
  return distanceKm(here, from) < distanceKm(here, to) ? 'from' : 'to'
}

interface Flown {
  readonly flight: Journey
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Visits before the landing. */
function beforeArrival(context: CheckContext, { flight, isFirst }: Flown, visit: Visit) {
  const side = sideOf(context, flight, visit)
  if (side === 'from' || (side === undefined && !isFirst)) return undefined
  const [landed, left] = [dateOf(flight.to), dateOf(flight.from)]
  const { date, start, item } = visit
  if (date > landed || (date < left && !isFirst)) return undefined
  const ready = minutesOf(clockOf(flight.to)) + afterLandingMinutes
  if (date === landed && (start === undefined || start >= ready)) return undefined
  const suits = (day: LocalDate): boolean => day > landed
  const time = date === landed ? freeTime(context, visit, date, ready) : undefined
  return finding({
    rule: 'before-arrival',
    day: date,
    itemIds: [item.id, flight.item.id],
    message: text.beforeArrival(item.name, clockOf(flight.to), formatDayShort(landed)),
    fixes: [
      ...(time === undefined ? [] : atTime(item, time)),
      ...toBetterDay(context, visit, suits),
      ...toIdeas(item),
    ],
  })
}

/** When one leaves for a flight: what is moved ends by then. */
function leaveAt({ input }: CheckContext, { from }: Journey): number {
  const ride = rideOf(input.items, from, false, (iata) => input.airport(iata))
  return leaveMinute(minutesOf(clockOf(from)), ride?.minutes)
}

/** Visits after the departure. */
function afterDeparture(context: CheckContext, { flight, isFirst, isLast }: Flown, visit: Visit) {
  const side = sideOf(context, flight, visit)
  if (side === 'to' || (side === undefined && (!isLast || isFirst))) return undefined
  const [left, landed] = [dateOf(flight.from), dateOf(flight.to)]
  const { date, start, end, item } = visit
  if (date < left || (date > landed && !isLast)) return undefined
  const leaving = minutesOf(clockOf(flight.from)) - beforeTakeOffMinutes
  if (date === left && (end === undefined || end <= leaving)) return undefined
  const time = date === left ? freeTime(context, visit, date) : undefined
  const fits = time !== undefined && time + visit.minutes <= leaveAt(context, flight)
  return finding({
    rule: 'after-departure',
    day: date,
    itemIds: [item.id, flight.item.id],
    message:
      date === left && start !== undefined && start < leaving
        ? text.untilDeparture(item.name, timeOf((end ?? 0) % minutesADay), clockOf(flight.from))
        : text.afterDeparture(item.name, clockOf(flight.from), formatDayShort(left)),
    fixes: [
      ...(fits ? atTime(item, time) : []),
      ...toBetterDay(context, visit, (day) => day < left),
      ...toIdeas(item),
    ],
  })
}

function visitFindings(context: CheckContext, flights: readonly Journey[]) {
  const flown = flights.map((flight, at): Flown => ({
    flight,
    isFirst: at === 0,
    isLast: at === flights.length - 1,
  }))
  return context.dates.flatMap((date) =>
    context.visitsOn(date).flatMap((visit) => {
      const found = flown.flatMap(
        (one) => beforeArrival(context, one, visit) ?? afterDeparture(context, one, visit) ?? [],
      )
      // One finding per cause.
      return found.slice(0, 1)
    }),
  )
}

interface Change {
  readonly at: Journey['from']
  readonly next: Journey['from']
  readonly itemIds: readonly string[]
  readonly neededMinutes: number
}

const sameAirport = ({ at, next }: Change): boolean =>
  at.iata === undefined || next.iata === undefined || at.iata === next.iata

function changeFinding(context: CheckContext, change: Change): readonly CheckFinding[] {
  const { at, next, itemIds, neededMinutes } = change
  const shared = { day: dateOf(next), itemIds, action: text.otherFlights(context.input.trip.id) }
  if (!sameAirport(change))
    return [
      finding({
        ...shared,
        rule: 'airport-change',
        message: text.airportChange(at.iata ?? '', next.iata ?? ''),
      }),
    ]
  const minutes = Math.round((instantMs(next) - instantMs(at)) / minuteMs)
  if (minutes >= neededMinutes) return []
  return [
    finding({
      ...shared,
      rule: 'tight-connection',
      message:
        minutes < 0
          ? text.missedConnection(next.iata ?? '')
          : text.tightConnection(minutes, next.iata ?? '', neededMinutes),
    }),
  ]
}

/** Connections within a ticket. */
const withinTickets = (flights: readonly Journey[]): readonly Change[] =>
  flights.flatMap(({ segments, item, oneTicket }) =>
    segments.slice(1).flatMap((segment, at) => {
      const before = segments[at]
      return before
        ? [
            {
              at: before.to,
              next: segment.from,
              itemIds: [item.id],
              neededMinutes: oneTicket ? 45 : 120,
            },
          ]
        : []
    }),
  )

/** Airports within this distance serve one city. km. */
const oneCityKm = 150

/** Connections between tickets, without a stay or visit in between. */
function betweenTickets({ input, journeys }: CheckContext): readonly Change[] {
  const stays = input.items.filter((item) => isTaken(item) && isStay(item))
  return journeys.slice(1).flatMap((next, index) => {
    const before = journeys[index]
    if (!before || before.kind !== 'flight' || next.kind !== 'flight') return []
    if (before.item.id === next.item.id) return []
    const gap = instantMs(next.from) - instantMs(before.to)
    if (gap < 0 || gap > dayMs) return []
    const nights = datesBetween(dateOf(before.to), dateOf(next.from)).slice(0, -1)
    if (stays.some((stay) => nights.some((night) => coversNight(stay, night)))) return []
    const [here, there] = [pointOfMoment(input, before.to), pointOfMoment(input, next.from)]
    if (here && there && distanceKm(here, there) > oneCityKm) return []
    return [
      {
        at: before.to,
        next: next.from,
        itemIds: [before.item.id, next.item.id],
        neededMinutes: 120,
      },
    ]
  })
}

/** The way there by plane that begins in another city than the trip. */
function startsElsewhere({ input, journeys: [first] }: CheckContext): readonly CheckFinding[] {
  const { id, origin, startDate, destinations } = input.trip
  // A later first flight is one between places of the trip.
  if (!origin || first?.kind !== 'flight' || dateOf(first.from) > startDate) return []
  const { from, item } = first
  const here = pointOfMoment(input, from)
  if (!here || from.iata === origin.iata) return []
  const known = [origin, input.airport(origin.iata), ...destinations.map(pointOf)]
  if (known.some((point) => point && distanceKm(point, here) <= oneCityKm)) return []
  const city = (from.iata && input.airport(from.iata)?.city) || from.place?.name || from.iata
  return [
    finding({
      rule: 'airport-change',
      severity: 'warning',
      day: item.day,
      itemIds: [item.id],
      message: text.startsElsewhere(city ?? '', origin.name),
      action: text.flightsFrom(id, origin.name),
    }),
  ]
}

/** Ground transport that arrives too late for a flight. */
function rideToAirport(context: CheckContext): readonly CheckFinding[] {
  const { journeys } = context
  const flights = journeys.filter(({ kind }) => kind === 'flight')
  const rides = journeys
    .filter(({ kind }) => kind === 'ground')
    .map(({ item, to }) => ({ item, ends: to.local }))
  const transfers = context.input.items.flatMap((item) => {
    const { type, details, day, time, durationMinutes, status } = item
    if (type !== 'transport' || details || day === null || time === null) return []
    if (durationMinutes === null || status === 'idea' || status === 'cancelled') return []
    const ends = minutesOf(time) + durationMinutes
    const date = ends < minutesADay ? day : addDays(day, 1)
    return [{ item, ends: `${date}T${timeOf(ends % minutesADay)}` }]
  })
  return [...rides, ...transfers].flatMap(({ item, ends }) => {
    const flight = flights.find(
      ({ from }) => dateOf(from) === ends.slice(0, 10) && from.local >= ends,
    )
    if (!flight) return []
    const minutes = minutesOf(clockOf(flight.from)) - minutesOf(ends.slice(11))
    if (minutes >= 60) return []
    return [
      finding({
        rule: 'tight-connection',
        day: dateOf(flight.from),
        itemIds: [item.id, flight.item.id],
        message: text.lateAtAirport(item.name, minutes),
        fixes: toIdeas(item),
      }),
    ]
  })
}

/** `before-arrival`, `after-departure`, `tight-connection`, `airport-change`. */
export function journeyFindings(context: CheckContext): readonly CheckFinding[] {
  const flights = context.journeys.filter(({ kind }) => kind === 'flight')
  return [
    ...visitFindings(context, flights),
    ...[...withinTickets(flights), ...betweenTickets(context)].flatMap((change) =>
      changeFinding(context, change),
    ),
    ...startsElsewhere(context),
    ...rideToAirport(context),
  ]
}
