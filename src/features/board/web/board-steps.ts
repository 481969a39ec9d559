import { showToast } from '#design/notices/notices.ts'
import {
  allItems,
  asNew,
  type ItemChanges,
  type ItemView,
  type NewItem,
  type TripView,
  type useTripMutator,
} from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { stepText as text } from './messages.ts'
import type { ItemEdit } from './place-items.ts'

interface Edited {
  readonly id: string
  readonly before: ItemChanges
  readonly after: ItemChanges
}

/** One user action, undone and redone as a whole. */
export interface BoardStep {
  /** "Louvre moved to Tue 13 Apr" */
  readonly text: string
  readonly edited: readonly Edited[]
  readonly removed: readonly ItemView[]
  readonly added: readonly NewItem[]
}

const isStill = (item: ItemView, values: ItemChanges): boolean => {
  const own: Readonly<Record<string, unknown>> = { ...item }
  return Object.entries(values).every(([field, value]) => isSame(own[field], value))
}

/** Old values of the edited fields; a price with its origin. */
function valuesOf(item: ItemView, changes: ItemChanges): ItemChanges {
  const own: Readonly<Record<string, unknown>> = { ...item }
  const { estimated, original, offer } = item
  return {
    ...Object.fromEntries(Object.keys(changes).map((field) => [field, own[field]])),
    ...(changes.price === undefined ? {} : { estimated, original, offer }),
  }
}

export const stepOfEdits = (edits: readonly ItemEdit[], text: string): BoardStep => ({
  text,
  removed: [],
  added: [],
  edited: edits.map(({ item, changes }) => ({
    id: item.id,
    before: valuesOf(item, changes),
    after: changes,
  })),
})

/** Step between two states of a trip: removed, added and moved stops. */
export function stepBetween(before: TripView, after: TripView, text: string): BoardStep {
  const [old, now] = [allItems(before), allItems(after)]
  const byId = new Map(old.map((item) => [item.id, item]))
  const kept = new Set(now.map(({ id }) => id))
  const placeOf = ({ day, time, position }: ItemView): ItemChanges => ({ day, time, position })
  return {
    text,
    removed: old.filter(({ id }) => !kept.has(id)),
    added: now.filter(({ id }) => !byId.has(id)).map(asNew),
    edited: now.flatMap((item) => {
      const from = byId.get(item.id)
      if (!from || isSame(placeOf(from), placeOf(item))) return []
      // What went to the ideas, or came from them, costs again what it did.
      const [was, is] =
        from.status === item.status ? [{}, {}] : [{ status: from.status }, { status: item.status }]
      return [
        {
          id: item.id,
          before: { ...placeOf(from), ...was },
          after: { ...placeOf(item), ...is },
        },
      ]
    }),
  }
}

type Writer = Pick<ReturnType<typeof useTripMutator>, 'add' | 'edit' | 'remove'>

/** Restores removed items as they are on the server. */
const bringBack = (writer: Writer, tripId: string, items: readonly ItemView[]): void => {
  for (const item of items) void writer.add(tripId, asNew(item))
}

/**
 * Undoes or redoes a step: writes its values unless they have changed since, and reports those that have.
 */
export function turnStep(writer: Writer, trip: TripView, step: BoardStep, back: boolean): void {
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  for (const { id, before, after } of step.edited) {
    const item = items.get(id)
    if (!item) continue
    if (isStill(item, back ? after : before)) void writer.edit(trip.id, item, back ? before : after)
    else
      showToast({
        tone: 'hint',
        title: text.unchanged(item.name),
        text: text.changedByOther,
      })
  }
  if (back) {
    bringBack(writer, trip.id, step.removed)
    for (const { id } of step.added) {
      const item = items.get(id)
      if (item) void writer.remove(trip.id, item)
    }
    return
  }
  for (const item of step.removed) void writer.remove(trip.id, items.get(item.id) ?? item)
  for (const item of step.added) void writer.add(trip.id, { ...item, restore: crypto.randomUUID() })
}
