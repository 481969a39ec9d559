import { distanceKm } from '#platform/shared/distance.ts'

/** An airport, reduced to what the sanity rules need. */
export interface JourneyPlace {
  readonly iata: string
  /** ISO 3166 code. */
  readonly country: string
  /** The market in which a country's airlines may fly domestic routes: the country, or a common area. */
  readonly market: string
  readonly lat: number
  readonly lng: number
}

/** A flight, reduced to what the sanity rules need; instants in milliseconds. */
interface Flown {
  readonly from: JourneyPlace
  readonly to: JourneyPlace
  readonly departs: number
  readonly arrives: number
  readonly km: number
}

interface Change {
  /** Whether the airlines before and after sell each other's flights. */
  readonly oneTicket: boolean
  /** Minimum connection time. */
  readonly leastMinutes: number
}

export interface JourneyFacts {
  readonly flights: readonly Flown[]
  /** One fewer than flights. */
  readonly changes: readonly Change[]
  /** Great-circle distance from end to end, in kilometres. */
  readonly directKm: number
}

/**
 * `usual`: sold by one airline, alliance or partnership, with two stops at most. `roundabout`: more stops or
 * more tickets, for places without a usual journey.
 */
export type JourneyKind = 'usual' | 'roundabout'

export const journeyLimits = {
  usualStops: 2,
  stops: 4,
  /** Before the next flight: lines that are not flown daily are caught a day later. */
  waitMinutes: 26 * 60,
  /** Shorter hops are walked, unless they are really flown nonstop. */
  walkKm: 40,
} as const

/** Longest usual journey for a direct distance, in kilometres. */
export const longestWayKm = (directKm: number): number => directKm * 2 + 4000

/** A stop is a way back if it is nearer to the start, by this share, than an earlier one. */
const backShare = 0.7

/** Whether a journey leaves a market and enters it again on the way to another one. */
function leavesTwice(places: readonly JourneyPlace[]): boolean {
  if (places[0]?.market === places.at(-1)?.market) return false
  const entered = places.filter(({ market }, at) => market !== places[at - 1]?.market)
  return new Set(entered.map(({ market }) => market)).size < entered.length
}

/** Whether a later stop lies back towards the start. */
function comesBack([start, ...stops]: readonly JourneyPlace[]): boolean {
  if (!start) return false
  let farthest = 0
  return stops.some((stop) => {
    const km = distanceKm(start, stop)
    const back = km < farthest * backShare
    farthest = Math.max(farthest, km)
    return back
  })
}

/**
 * Whether a journey leads on from stop to stop: it visits no airport twice, on the way abroad re-enters no
 * market, and never turns far back.
 */
export function leadsOn(places: readonly JourneyPlace[]): boolean {
  if (new Set(places.map(({ iata }) => iata)).size < places.length) return false
  const [stops, home] = [places.slice(0, -1), places.slice(1).toReversed()]
  return !leavesTwice(places) && !comesBack(stops) && !comesBack(home)
}

/** Whether a domestic journey passes through another country; such journeys are not sold. */
export function leavesHome(places: readonly JourneyPlace[]): boolean {
  const [from, to] = [places[0], places.at(-1)]
  return from?.country === to?.country && places.some(({ market }) => market !== from?.market)
}

const minuteMs = 60_000

function isCaught(before: Flown, next: Flown, { leastMinutes }: Change): boolean {
  const wait = (next.departs - before.arrives) / minuteMs
  return (
    before.to.iata === next.from.iata && wait >= leastMinutes && wait <= journeyLimits.waitMinutes
  )
}

/** The kind of a sane journey; undefined if the journey is not sane. */
export function kindOfJourney(journey: JourneyFacts): JourneyKind | undefined {
  const { flights, changes, directKm } = journey
  const [first] = flights
  if (!first || changes.length !== flights.length - 1) return undefined
  if (changes.length > journeyLimits.stops) return undefined
  if (changes.length > 0 && directKm < journeyLimits.walkKm) return undefined
  const places = [first.from, ...flights.map(({ to }) => to)]
  if (!leadsOn(places)) return undefined
  const caught = changes.every((change, at) => {
    const [before, next] = [flights[at], flights[at + 1]]
    return before && next && isCaught(before, next, change)
  })
  if (!caught) return undefined
  const km = flights.reduce((sum, flight) => sum + flight.km, 0)
  const usual =
    changes.length <= journeyLimits.usualStops &&
    changes.every(({ oneTicket }) => oneTicket) &&
    !leavesHome(places) &&
    (changes.length === 0 || km <= longestWayKm(directKm))
  return usual ? 'usual' : 'roundabout'
}

/** Warnings that a traveller must see before the price of a roundabout journey. */
export function warningsOf(
  legs: readonly {
    readonly stopCount: number
    readonly connections: readonly { readonly selfTransfer: boolean }[]
  }[],
): readonly string[] {
  const stops = Math.max(0, ...legs.map(({ stopCount }) => stopCount))
  const apart = legs.some(({ connections }) => connections.some((change) => change.selfTransfer))
  return [
    ...(stops > journeyLimits.usualStops ? [`${stops} stops`] : []),
    ...(apart ? ['Separate tickets'] : []),
  ]
}
