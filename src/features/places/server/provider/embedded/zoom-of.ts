import type { Atlas } from '#atlas/atlas.ts'
import type { Place } from '#atlas/gazetteer/place.ts'

const islandZoom = 9
/** The larger the population, the wider the view. */
const townZooms = [
  [2_000_000, 10],
  [300_000, 11],
  [30_000, 12],
] as const
const smallTownZoom = 13

/** The zoom at which the place fills a map: the written one, else by kind and size. */
export function zoomOf({ facts }: Atlas, place: Place): number {
  const isThis = ({ slug }: { readonly slug: string }) => slug === place.id
  const written = facts.covered.find(isThis) ?? facts.listed.find(isThis)
  if (written) return written.zoom
  if (place.kind === 'island') return islandZoom
  return townZooms.find(([people]) => place.population >= people)?.[1] ?? smallTownZoom
}
