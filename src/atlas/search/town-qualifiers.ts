import { distanceKm } from '#platform/shared/distance.ts'
import type { PlaceKind } from '../gazetteer/place.ts'
import type { PlaceTable } from '../gazetteer/place-table.ts'
import { rankUnit } from './place-entry.ts'

/** What belongs to a town lies so near it; a day out of it, too. */
const withinKm = 45
/** Smaller towns are not known well enough to say with them where something lies. */
const leastRank = Math.log10(15_000) * rankUnit
/** Of towns with one name so many: London is not only that of England. */
const namesakes = 3
const townKinds: readonly PlaceKind[] = ['destination', 'city', 'island']

type Accepts = (place: number) => boolean

/** Understands the name of a town behind another name: 'Hyde Park London'. */
export function createTownQualifiers(
  exact: (text: string, accepts: Accepts) => readonly number[],
  places: PlaceTable,
): (text: string) => Accepts | undefined {
  const isTown = (place: number): boolean =>
    townKinds.includes(places.kindOf(place)) && (places.ranks[place] ?? 0) >= leastRank
  return (text) => {
    const towns = exact(text, isTown)
      .slice(0, namesakes)
      .map((place) => places.get(place))
    if (towns.length === 0) return undefined
    return (place) => {
      const [id, point] = [places.ownIdOf(place), places.pointOf(place)]
      return towns.some(
        (town) => id?.startsWith(`${town.id}/`) || distanceKm(town, point) <= withinKm,
      )
    }
  }
}
