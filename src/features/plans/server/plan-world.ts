import { AppError } from '#platform/shared/app-error.ts'
import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import type { DiningProvider } from '#features/dining/server/index.ts'
import type { TripPlaces } from '#features/trips/server/index.ts'
import type { TripDestination } from '#features/trips/domain/trip-destination.ts'

/** What there is to plan with in a place. */
export interface PlanTown {
  readonly place: TripDestination
  readonly name: string
  readonly centre: { readonly lat: number; readonly lng: number }
  /** The airport that one flies to; undefined where none is near. */
  readonly airport: string | undefined
  /** The most visited first. */
  readonly sights: readonly Attraction[]
  readonly restaurants: readonly Restaurant[]
}

/** What a plan asks about places. */
export interface KnownPlaces {
  describeDestination(
    idOrName: string,
    signal: AbortSignal,
  ): Promise<{ readonly name: string; readonly airports: readonly string[] } | undefined>
  suggestDestinations(
    text: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly (Omit<TripDestination, 'ref'> & { readonly id: string })[]>
}

export interface WorldDeps {
  readonly places: KnownPlaces
  readonly dining: DiningProvider
  readonly tripPlaces: TripPlaces
}

/** The place that a text means, by its id or its name; undefined where none is. */
export async function findPlace(
  { places }: WorldDeps,
  text: string,
  signal: AbortSignal,
): Promise<TripDestination | undefined> {
  const profile = await places.describeDestination(text, signal)
  const [found] = await places.suggestDestinations(profile?.name ?? text, 1, signal)
  if (!found) return undefined
  const { id, name, countryCode, lat, lng } = found
  return { ref: id, name, countryCode, lat, lng }
}

/** A plan is made without what a source cannot answer. */
async function orNone<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** All that is known of a place; undefined for one that is not on the map. */
export async function readTown(
  { places, dining, tripPlaces }: WorldDeps,
  place: TripDestination,
  signal: AbortSignal,
): Promise<PlanTown | undefined> {
  const { ref, name, lat, lng } = place
  if (lat === null || lng === null) return undefined
  const centre = { lat, lng }
  const [profile, town] = await Promise.all([
    places.describeDestination(ref ?? name, signal),
    dining.findTown(ref ?? name, signal),
  ])
  const [sights, restaurants] = town
    ? await Promise.all([
        orNone(dining.attractions(town.locationId, signal)),
        orNone(dining.restaurants(town.locationId, signal)),
      ])
    : [[], []]
  const airport = profile?.airports[0] ?? tripPlaces.nearestFlown(centre)?.iata
  return { place, name: name.split(',')[0] ?? name, centre, airport, sights, restaurants }
}
