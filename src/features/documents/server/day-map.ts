import type { Ground } from '#platform/shared/draw-map.ts'
import { drawMap } from '#platform/shared/draw-map.ts'
import type { ListedItem } from '#features/trips/server/index.ts'
import { distanceText, stopsOf, waysBetween } from '#features/trips/domain/day-stops.ts'
import type { PdfMap } from '#platform/server/pdf/pdf-document.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { dayMapText as text } from './messages.ts'

/** Nearer together than this, a drawn map tells nothing. */
const leastKm = 0.15
/** The list beside the map is no longer than the map. */
const mostStops = 12

export interface DayMap {
  readonly map: PdfMap
  /** The number of an item on it. */
  readonly marks: ReadonlyMap<string, string>
}

/** A day's stops drawn over the ground of the town; nothing where they lie in one place or are too many. */
export function dayMap(
  items: readonly ListedItem[],
  day: { readonly date: LocalDate; readonly number: number },
  ground: Ground | undefined,
): DayMap | undefined {
  const stops = stopsOf(items, day.date).slice(0, mostStops)
  const [first] = stops
  if (!first || !stops.some((stop) => distanceKm(first, stop) >= leastKm)) return undefined
  const { width, height, shapes, marks, scale } = drawMap(stops, [], ground)
  const ways = waysBetween(stops)
  return {
    map: {
      width,
      height,
      ground: ground?.ground ?? 'land',
      shapes,
      marks,
      scale,
      description: text.description(day.number, stops.length),
      stops: stops.map(({ name }, at) => {
        const way = ways[at]
        return way ? { name, way: text.way(distanceText(way.km)) } : { name }
      }),
    },
    marks: new Map(stops.map(({ id }, at) => [id, String(at + 1)])),
  }
}
