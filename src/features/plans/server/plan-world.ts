import { AppError } from '#platform/shared/app-error.ts'
import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import type { DiningProvider } from '#features/dining/server/index.ts'
import type { TripPlaces } from '#features/trips/server/index.ts'
import type { TripDestination } from '#features/trips/domain/trip-destination.ts'
import type { PlanPart } from '../domain/proposed-plan.ts'

/** A place to plan for. */
export interface TownFacts {
  readonly place: TripDestination
  readonly name: string
  readonly centre: { readonly lat: number; readonly lng: number }
  /** The airport that one flies to; undefined where none is near. */
  readonly airport: string | undefined
}

/** What there is to plan with in a place. */
export interface PlanTown extends TownFacts {
  /** The most visited first. */
  readonly sights: readonly Attraction[]
  readonly restaurants: readonly Restaurant[]
}

type KnownPlace = Omit<TripDestination, 'ref'> & { readonly id: string }

/** The facts about places that a plan needs. */
export interface KnownPlaces {
  describeDestination(
    idOrName: string,
    signal: AbortSignal,
  ): Promise<(KnownPlace & { readonly airports: readonly string[] }) | undefined>
  suggestDestinations(
    text: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly KnownPlace[]>
}

export interface WorldDeps {
  readonly places: KnownPlaces
  readonly dining: DiningProvider
  readonly tripPlaces: TripPlaces
  /** Hears what of the plan a source was asked for and did not answer in time. */
  readonly onMissing?: (part: PlanPart) => void
}

/** The place that a text means, by its id or its name; undefined where none is. */
export async function findPlace(
  { places }: WorldDeps,
  text: string,
  signal: AbortSignal,
): Promise<TripDestination | undefined> {
  const profile = await places.describeDestination(text, signal)
  // An id is that place alone, whatever else has its name.
  const suggested = profile ? [] : await places.suggestDestinations(text, 1, signal)
  const found = profile ?? suggested[0]
  if (!found) return undefined
  const { id, name, countryCode, lat, lng } = found
  return { ref: id, name, countryCode, lat, lng }
}

/** Undefined if a source refuses or is late; the plan is then made without it and says so. */
export async function orNone<T>(
  { onMissing }: Pick<WorldDeps, 'onMissing'>,
  part: PlanPart,
  asked: Promise<readonly T[]>,
): Promise<readonly T[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.definition.status >= 500) onMissing?.(part)
    return []
  }
}

/** A place's location and airport; undefined if it is not on the map. */
export async function readPlace(
  { places, tripPlaces }: WorldDeps,
  place: TripDestination,
  signal: AbortSignal,
): Promise<TownFacts | undefined> {
  const { ref, name, lat, lng } = place
  if (lat === null || lng === null) return undefined
  const centre = { lat, lng }
  const profile = await places.describeDestination(ref ?? name, signal)
  const airport = profile?.airports[0] ?? tripPlaces.townAirport(centre)?.iata
  return { place, name: name.split(',')[0] ?? name, centre, airport }
}

/** The sights and restaurants of a place beside it. */
export async function withLists(
  deps: WorldDeps,
  facts: TownFacts,
  signal: AbortSignal,
): Promise<PlanTown> {
  const { dining } = deps
  const { ref, name } = facts.place
  const town = await dining.findTown(ref ?? name, signal)
  const [sights, restaurants] = town
    ? await Promise.all([
        orNone(deps, 'sights', dining.attractions(town.locationId, signal)),
        orNone(deps, 'restaurants', dining.restaurants(town.locationId, signal)),
      ])
    : [[], []]
  return { ...facts, sights, restaurants }
}
