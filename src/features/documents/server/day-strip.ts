import type { ListedItem } from '#features/trips/server/index.ts'
import { routeStrips } from '#features/trips/domain/route-strip.ts'
import type { PdfStrip } from '#platform/server/pdf/pdf-document.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { tripDocumentText as text } from './messages.ts'

/** More stops than a strip has room for. */
const mostStops = 12

export interface DayStrip {
  readonly strip: PdfStrip
  /** The number of an item on it. */
  readonly marks: ReadonlyMap<string, string>
}

/** A day's stops in their order with the ways between them; undefined for fewer than two. */
export function dayStrip(
  items: readonly ListedItem[],
  day: {
    readonly date: LocalDate
    readonly number: number
    readonly stops: readonly { readonly id: string }[]
  },
): DayStrip | undefined {
  const [found] = routeStrips(items, [day.date])
  if (!found) return undefined
  const stops = found.stops.slice(0, mostStops)
  // The bed is listed with the stays: its mark has no number.
  const listed = new Set(day.stops.map(({ id }) => id))
  const numbered = stops.filter(({ id }) => listed.has(id))
  const marks = new Map(numbered.map(({ id }, at) => [id, String(at + 1)]))
  return {
    strip: {
      description: text.stripOf(day.number, numbered.length),
      stops: stops.map((stop) => ({ ...stop, mark: marks.get(stop.id) })),
    },
    marks,
  }
}
