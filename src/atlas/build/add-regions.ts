import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { PlaceEntry } from '../search/place-entry.ts'

/** A place lies in the state or province of the nearest town of its country, if one is this close. */
const withinKm = 60
const townsAsked = 5

/** Gives named places the region of the town beside them, so that 'Victoria, BC' is understood. */
export function addRegions(
  places: readonly PlaceEntry[],
  cities: readonly PlaceEntry[],
): readonly PlaceEntry[] {
  const known = cities.filter(({ regionKey }) => regionKey !== undefined)
  const tree = new KDBush(known.length)
  for (const { lat, lng } of known) tree.add(lng, lat)
  tree.finish()
  return places.map((place) => {
    if (place.kind === 'country') return place
    const near = around(tree, place.lng, place.lat, townsAsked, withinKm).map((at) => known[at])
    const town = near.find((city) => city?.countryCode === place.countryCode)
    return { ...place, regionKey: town?.regionKey }
  })
}
