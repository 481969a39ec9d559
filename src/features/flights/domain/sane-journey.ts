/** A flight as far as the sense of a journey goes; instants in milliseconds. */
interface Flown {
  readonly from: string
  readonly to: string
  readonly departs: number
  readonly arrives: number
  readonly km: number
}

interface Change {
  /** Whether the airlines before and after sell each other's flights. */
  readonly oneTicket: boolean
  /** What it takes to get from plane to plane. */
  readonly leastMinutes: number
}

export interface JourneyFacts {
  readonly flights: readonly Flown[]
  /** One fewer than flights. */
  readonly changes: readonly Change[]
  /** From end to end as the crow flies. */
  readonly directKm: number
}

/**
 * `usual`: what one airline, alliance or partnership sells, with two stops at most. `roundabout`:
 * more stops or more tickets, for places that nothing usual leads to.
 */
export type JourneyKind = 'usual' | 'roundabout'

export const journeyLimits = {
  usualStops: 2,
  stops: 4,
  /** For the next flight: lines that are not flown every day are caught a day later. */
  waitMinutes: 26 * 60,
  /** Nobody flies where one can walk; what is flown nonstop is no doubt of that kind. */
  walkKm: 40,
} as const

/** A usual way is not many times as long as the straight one. */
export const longestWayKm = (directKm: number): number => directKm * 2 + 4000

const minuteMs = 60_000

function isCaught(before: Flown, next: Flown, { leastMinutes }: Change): boolean {
  const wait = (next.departs - before.arrives) / minuteMs
  return before.to === next.from && wait >= leastMinutes && wait <= journeyLimits.waitMinutes
}

/** Which kind of sane journey this is; nothing where it is none. */
export function kindOfJourney(journey: JourneyFacts): JourneyKind | undefined {
  const { flights, changes, directKm } = journey
  const [first] = flights
  if (!first || changes.length !== flights.length - 1) return undefined
  if (changes.length > journeyLimits.stops) return undefined
  if (changes.length > 0 && directKm < journeyLimits.walkKm) return undefined
  const places = [first.from, ...flights.map(({ to }) => to)]
  if (new Set(places).size < places.length) return undefined
  const caught = changes.every((change, at) => {
    const [before, next] = [flights[at], flights[at + 1]]
    return before && next && isCaught(before, next, change)
  })
  if (!caught) return undefined
  const km = flights.reduce((sum, flight) => sum + flight.km, 0)
  const usual =
    changes.length <= journeyLimits.usualStops &&
    changes.every(({ oneTicket }) => oneTicket) &&
    (changes.length === 0 || km <= longestWayKm(directKm))
  return usual ? 'usual' : 'roundabout'
}

/** What a traveller has to know of a roundabout journey before its price. */
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
