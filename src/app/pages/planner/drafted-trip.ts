import { takenOf, type TripDraft } from '#features/guide/web/index.ts'
import { allItems, type ItemView, tripAfter, type TripView } from '#features/trips/web/index.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'

/** A stop stands before the first that begins later, as it will when it is saved. */
const byTime = (items: readonly ItemView[]): ItemView[] =>
  items.toSorted((a, b) => (a.time && b.time ? a.time.localeCompare(b.time) : 0))

/** The trip as it would be with what the draft would save. */
export function draftedTrip(draft: TripDraft, trip: TripView): TripView {
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  const taken = takenOf(draft).map(({ change }) => change)
  const after = tripAfter(trip, {
    edits: taken.flatMap(({ op, item: { id, day, time } }) => {
      const item = op === 'move' ? items.get(id) : undefined
      // What leaves its day waits among the ideas, which cost nothing.
      const state = day === null ? { status: 'idea' as const } : {}
      return item ? [{ item, changes: { day, time, ...state } }] : []
    }),
    removed: taken.flatMap(({ op, item, replaces }) =>
      op === 'remove' || replaces ? (items.get(replaces ?? item.id) ?? []) : [],
    ),
    added: taken.flatMap(({ op, item }) =>
      op === 'add' || op === 'replace'
        ? [{ ...item, type: itemTypes.find((type) => type === item.type) ?? 'other' }]
        : [],
    ),
  })
  return { ...after, days: after.days.map((day) => ({ ...day, items: byTime(day.items) })) }
}
