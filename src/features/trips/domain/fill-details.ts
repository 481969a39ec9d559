import { addDays } from '#platform/shared/local-date.ts'
import { isSame } from '#platform/shared/is-same.ts'
import {
  instantOf,
  instantText,
  offsetAt,
  wallAt,
  wallOfText,
} from '#platform/shared/local-time.ts'
import type { FieldError } from '#platform/shared/problem.ts'
import type { ItemDetails, Moment } from './item-details.ts'
import { detailsText as text } from './messages.ts'

/** Looks up time zones. */
export interface DetailPlaces {
  airport(iata: string): { readonly timeZone: string } | undefined
  /** Possible time zones of a place, likeliest first. */
  zonesAt(point: { readonly lat: number; readonly lng: number }): readonly string[]
}

type FormErrors = FieldError[]

const minuteMs = 60_000
const wallOf = ({ local }: Moment): number => wallOfText(local)

const momentInstant = (zone: string, moment: Moment): string =>
  instantText(instantOf(zone, wallOf(moment)))

function zonesOf(moment: Moment, places: DetailPlaces, field: string, errors: FormErrors) {
  const { iata, place } = moment
  if (iata !== undefined) {
    const airport = places.airport(iata)
    if (airport) return [airport.timeZone]
    errors.push({ field: `${field}.iata`, message: text.unknownAirport(iata) })
    return []
  }
  const { lat, lng } = place ?? {}
  return lat === undefined || lng === undefined ? [] : places.zonesAt({ lat, lng })
}

const showsAlike = (a: string, b: string, wall: number): boolean =>
  offsetAt(a, instantOf(a, wall)) === offsetAt(b, instantOf(b, wall))

/** A moment with zone and instant, as far as known. */
function filledMoment(
  moment: Moment,
  places: DetailPlaces,
  field: string,
  errors: FormErrors,
): Moment {
  const zones = zonesOf(moment, places, field, errors)
  const zone = moment.zone ?? zones[0]
  if (zone === undefined) return moment
  const wall = wallOf(moment)
  const where = moment.iata ?? moment.place?.name ?? ''
  if (moment.zone && zones.length > 0 && !zones.some((known) => showsAlike(known, zone, wall)))
    errors.push({
      field: `${field}.zone`,
      message: text.otherZone(where, zone),
    })
  const { instant } = moment
  const said = instant && Math.floor(Date.parse(instant) / minuteMs) * minuteMs
  if (said !== undefined && said !== '' && wallAt(zone, said) !== wall)
    errors.push({
      field: `${field}.instant`,
      message: text.otherTime(zone),
    })
  return { ...moment, zone, instant: instant ?? momentInstant(zone, moment) }
}

/** Largest difference of two zones. */
const zonesApartMs = 26 * 60 * minuteMs

/** Whether one moment is certainly before another, even if their time zones are unknown. */
function isBefore(a: Moment, b: Moment): boolean {
  if (a.instant && b.instant) return Date.parse(a.instant) < Date.parse(b.instant)
  return wallOf(a) < wallOf(b) - zonesApartMs
}

type Place = readonly [field: string, moment: Moment]

/** Moments of an item in order, with their field paths. */
function momentsOf(details: ItemDetails): readonly Place[] {
  if (details.kind === 'ground')
    return [
      ['details.from', details.from],
      ['details.to', details.to],
    ]
  if (details.kind === 'car')
    return [
      ['details.pickUp', details.pickUp],
      ['details.dropOff', details.dropOff],
    ]
  if (details.kind !== 'flight') return []
  return details.directions.flatMap(({ segments }, way) =>
    segments.flatMap(({ from, to }, at): readonly Place[] => {
      const field = `details.directions.${way}.segments.${at}`
      return [
        [`${field}.from`, from],
        [`${field}.to`, to],
      ]
    }),
  )
}

/** Maps the moments of details. */
function withMoments(
  details: ItemDetails,
  of: (field: string, moment: Moment) => Moment,
): ItemDetails {
  if (details.kind === 'ground')
    return { ...details, from: of('details.from', details.from), to: of('details.to', details.to) }
  if (details.kind === 'car')
    return {
      ...details,
      pickUp: of('details.pickUp', details.pickUp),
      dropOff: of('details.dropOff', details.dropOff),
    }
  if (details.kind !== 'flight') return details
  return {
    ...details,
    directions: details.directions.map((direction, way) => ({
      ...direction,
      segments: direction.segments.map((segment, at) => {
        const field = `details.directions.${way}.segments.${at}`
        return {
          ...segment,
          from: of(`${field}.from`, segment.from),
          to: of(`${field}.to`, segment.to),
        }
      }),
    })),
  }
}

/**
 * Fills in the zones and instants of moments, from their airport or place. Also returns the faults: an
 * unknown airport, a contradictory zone or instant, an end before its beginning.
 */
export function filledDetails(
  details: ItemDetails,
  places: DetailPlaces,
): { readonly details: ItemDetails; readonly errors: readonly FieldError[] } {
  const errors: FormErrors = []
  const filled = withMoments(details, (field, moment) =>
    filledMoment(moment, places, field, errors),
  )
  const inOrder = momentsOf(filled)
  for (const [at, [field, moment]] of inOrder.entries()) {
    const before = inOrder[at - 1]?.[1]
    if (before && isBefore(moment, before))
      errors.push({ field: `${field}.local`, message: text.tooEarly })
  }
  // Return the same object if nothing was filled in.
  return { details: isSame(filled, details) ? details : filled, errors }
}

const movedMoment = ({ instant: _, ...moment }: Moment, days: number): Moment => {
  const local = `${addDays(moment.local.slice(0, 10), days)}${moment.local.slice(10)}`
  const next = { ...moment, local }
  return moment.zone === undefined ? next : { ...next, instant: momentInstant(moment.zone, next) }
}

/** The details moved by `days`, at the same local times. */
export const movedDetails = (details: ItemDetails, days: number): ItemDetails =>
  withMoments(details, (_, moment) => movedMoment(moment, days))
