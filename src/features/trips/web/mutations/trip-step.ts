import { tripFields } from './merge-mutations.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { tripStepText as text } from '../messages.ts'
import { allItems } from '../trip-view.ts'
import type { ItemView, NewItem, TripView } from '../trips.client.ts'
import { fieldName } from './mutation-words.ts'
import { asNew, asWrite } from './pending-mutation.ts'
import type { FieldsMutation, ItemChanges, TripChanges } from './trip-mutation.ts'

interface EditedItem {
  readonly id: string
  readonly before: ItemChanges
  readonly after: ItemChanges
}

interface EditedFields {
  readonly before: TripChanges
  readonly after: TripChanges
  readonly along: FieldsMutation['along']
}

/** One user action on a trip, undone and redone as a whole. */
export interface TripStep {
  /** "Louvre moved to Tue 13 Apr" */
  readonly text: string
  readonly edited: readonly EditedItem[]
  readonly removed: readonly ItemView[]
  readonly added: readonly NewItem[]
  readonly fields?: EditedFields | undefined
}

type Values = Readonly<Record<string, unknown>>

/** The values of both in the fields that differ and that both have. */
function differences(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const fields = Object.keys(after).filter(
    (field) => field in before && !isSame(before[field], after[field]),
  )
  const of = (values: Values): Values =>
    Object.fromEntries(fields.map((field) => [field, values[field]]))
  return fields.length === 0 ? undefined : { before: of(before), after: of(after) }
}

const fieldsOf = (trip: TripView): Values =>
  Object.fromEntries(tripFields.map((field) => [field, trip[field]]))

/** Items that follow the first day are moved back by following it again. */
const withoutDay = ({ day: _day, ...values }: ItemChanges): ItemChanges => values

function editedItems(
  before: TripView,
  after: TripView,
  along: EditedFields['along'],
): readonly EditedItem[] {
  const byId = new Map(allItems(before).map((item) => [item.id, item]))
  return allItems(after).flatMap((item) => {
    const from = byId.get(item.id)
    if (!from || from === item) return []
    const [was, is] = [asWrite(from), asWrite(item)].map((one) => (along ? withoutDay(one) : one))
    const changed = differences({ ...was }, { ...is })
    return changed ? [{ id: item.id, ...changed }] : []
  })
}

/** What a step did, where its caller had no words for it. */
function wordsOf({ edited, removed, added, fields }: Omit<TripStep, 'text'>, now: TripView) {
  const [first, ...more] = [...added, ...removed]
  const names = first && (more.length > 0 ? text.more(first.name, more.length) : first.name)
  if (names) return added.length > 0 ? text.added(names) : text.removed(names)
  if (fields)
    return text.tripChanged(
      Object.keys(fields.after)
        .map((field) => (fieldName(field) ?? field).toLowerCase())
        .join(', '),
    )
  const item = allItems(now).find(({ id }) => id === edited[0]?.id)
  return text.changed(item?.name ?? '')
}

/** The step between two states of a trip; undefined if they are the same to its user. */
export function stepBetween(
  before: TripView,
  after: TripView,
  words?: string,
  along?: EditedFields['along'],
): TripStep | undefined {
  const [old, now] = [allItems(before), allItems(after)]
  const [oldIds, nowIds] = [old, now].map((items) => new Set(items.map(({ id }) => id)))
  const fields = differences(fieldsOf(before), fieldsOf(after))
  const step = {
    edited: editedItems(before, after, along),
    removed: old.filter(({ id }) => !nowIds?.has(id)),
    added: now.filter(({ id }) => !oldIds?.has(id)).map(asNew),
    fields: fields && { ...fields, along },
  }
  const isNone = step.edited.length + step.removed.length + step.added.length === 0 && !fields
  return isNone ? undefined : { ...step, text: words ?? wordsOf(step, after) }
}

/** Whether these are still the values of an item or trip. */
const isStill = (now: object, values: object): boolean => {
  const own: Values = { ...now }
  return Object.entries(values).every(([field, value]) => isSame(own[field], value))
}

/** Writes of a step in one direction. */
export interface Turn {
  readonly edits: readonly { readonly item: ItemView; readonly changes: ItemChanges }[]
  readonly removed: readonly ItemView[]
  readonly added: readonly NewItem[]
  readonly fields:
    | (Omit<EditedFields, 'before' | 'after'> & { readonly changes: TripChanges })
    | undefined
  /** Names of what has other values by now, and keeps them. */
  readonly kept: readonly string[]
}

/** What undoes a step (`back`) or does it again, in the trip as it is now. */
export function turnOf(trip: TripView, step: TripStep, back: boolean): Turn {
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  const edits: Turn['edits'][number][] = []
  const kept: string[] = []
  for (const { id, before, after } of step.edited) {
    const item = items.get(id)
    if (!item) continue
    if (isStill(item, back ? after : before)) edits.push({ item, changes: back ? before : after })
    else kept.push(item.name)
  }
  const { fields } = step
  const isOpen = fields && isStill(trip, back ? fields.after : fields.before)
  if (fields && !isOpen) kept.push(trip.title)
  const gone = (ids: readonly { readonly id: string }[]) =>
    ids.flatMap(({ id }) => items.get(id) ?? [])
  return {
    edits,
    removed: gone(back ? step.added : step.removed),
    added: (back ? step.removed.map(asNew) : step.added).map((item) => ({
      ...item,
      restore: crypto.randomUUID(),
    })),
    fields:
      fields && isOpen
        ? { changes: back ? fields.before : fields.after, along: fields.along }
        : undefined,
    kept,
  }
}
