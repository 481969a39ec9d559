import type { z } from 'zod'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { newOriginSchema } from '../contract/party.schema.ts'
import type { TripOrigin } from '../domain/trip-origin.ts'
import type { TripPlaces } from './provider/trip-places.ts'
import { refusalText } from './messages.ts'

const fail = failWith(commonErrors)

/**
 * A place with the airport that it flies from. A place is more precise than an airport: if both are given,
 * the place counts.
 */
function placeOf(places: TripPlaces, { iata, name, lat, lng }: z.output<typeof newOriginSchema>) {
  if (name !== undefined && lat !== undefined && lng !== undefined)
    return { name, lat, lng, from: places.townAirport({ lat, lng }) }
  const airport = iata ? places.airport(iata) : undefined
  return airport && { ...airport, name: airport.city, from: places.nearestFlown(airport) }
}

/**
 * Resolves where the trip begins, with an airport that has flights. Throws invalid-input for an
 * unknown airport. Undefined (not sent) and null (removed) are returned as they are.
 */
export function resolveOrigin<T extends z.output<typeof newOriginSchema> | null | undefined>(
  places: TripPlaces,
  given: T,
): TripOrigin | Exclude<T, object> {
  if (!given) return given as Exclude<T, object>
  const place = placeOf(places, given)
  if (!place)
    throw fail('invalid-input', {
      fields: [{ field: 'origin.iata', message: refusalText.unknownAirport(given.iata ?? '') }],
    })
  const { name, lat, lng, from } = place
  return { name, iata: from?.iata ?? (given.iata || ''), lat, lng }
}
