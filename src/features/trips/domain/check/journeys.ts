import { wallOfText } from '#platform/shared/local-time.ts'
import type { FlightSegment, Moment } from '../item-details.ts'
import { isTaken } from '../item-state.ts'
import type { CheckInput, CheckItem } from './check-input.ts'

/** One leg by flight, train, bus, ferry or transfer. */
export interface Journey {
  readonly item: CheckItem
  readonly kind: 'flight' | 'ground'
  readonly from: Moment
  readonly to: Moment
  /** Flights only. */
  readonly segments: readonly FlightSegment[]
  readonly oneTicket: boolean
}

export const dateOf = ({ local }: Moment): string => local.slice(0, 10)
export const clockOf = ({ local }: Moment): string => local.slice(11)

/** Milliseconds; local time if the zone is unknown. */
export const instantMs = ({ instant, local }: Moment): number =>
  instant ? Date.parse(instant) : wallOfText(local)

function journeysOf(item: CheckItem): readonly Journey[] {
  const { details } = item
  if (details?.kind === 'ground') {
    const { from, to } = details
    return [{ item, kind: 'ground', from, to, segments: [], oneTicket: true }]
  }
  if (details?.kind !== 'flight') return []
  return details.directions.flatMap(({ segments }) => {
    const [from, to] = [segments[0]?.from, segments.at(-1)?.to]
    const oneTicket = details.oneTicket ?? true
    return from && to ? [{ item, kind: 'flight' as const, from, to, segments, oneTicket }] : []
  })
}

/** Planned and booked legs of a trip, earliest first. */
export const journeysIn = ({ items }: CheckInput): readonly Journey[] =>
  items
    .filter(isTaken)
    .flatMap(journeysOf)
    .toSorted((a, b) => instantMs(a.from) - instantMs(b.from))

/** Coordinates of a moment; undefined if unknown. */
export function pointOfMoment({ airport }: CheckInput, { iata, place }: Moment) {
  if (place?.lat !== undefined && place.lng !== undefined) return { lat: place.lat, lng: place.lng }
  return iata === undefined ? undefined : airport(iata)
}
