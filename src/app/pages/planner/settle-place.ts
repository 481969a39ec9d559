import { type DestinationSuggestion, findDestinations } from '#features/places/web/index.ts'
import { ApiError, isUnreachable } from '#platform/web/api-client.ts'
import { asPlace, type ChosenPlace, namedOnly, placesMeant } from './chosen-place.ts'

/** A resolved place, or the candidates of an ambiguous name. */
export type Settlement =
  | { readonly place: ChosenPlace; readonly meant?: undefined }
  | { readonly meant: readonly DestinationSuggestion[]; readonly place?: undefined }

/**
 * Finds out which place a typed name means. Every way to a trip passes here: what a trip is searched
 * and booked by is its place, and a name alone can be anybody's guess. Without a network it is the
 * name for now: the first step of the trip asks again.
 */
export async function settlePlace(typed: string): Promise<Settlement> {
  const text = typed.trim()
  const [name = ''] = text.split(',')
  const found = await Promise.all([findDestinations(text), findDestinations(name.trim())]).catch(
    (error: unknown) => {
      if (error instanceof ApiError && isUnreachable(error)) return []
      throw error
    },
  )
  const byId = new Map(found.flat().map((place) => [place.id, place]))
  const meant = placesMeant(text, [...byId.values()])
  if (meant.length > 1) return { meant }
  const [only] = meant
  return { place: only ? asPlace(only) : namedOnly(text) }
}
