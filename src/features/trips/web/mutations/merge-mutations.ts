import { priceFields } from '../../domain/item-price.ts'
import { isPriced, pricedView } from './priced-view.ts'
import { isSame } from '#platform/shared/is-same.ts'
import {
  type EditMutation,
  type FieldsMutation,
  itemOf,
  touches,
  type TripMutation,
  type PendingMutation,
} from './trip-mutation.ts'

type AnyEdit = EditMutation | FieldsMutation
type Values = Readonly<Record<string, unknown>>

export const isEdit = (write: TripMutation): write is AnyEdit =>
  write.kind === 'edit' || write.kind === 'trip'

/** Whether two edits have the same target: an item or the trip. */
export const sameTarget = (a: TripMutation, b: TripMutation): boolean =>
  a.kind === 'trip' || b.kind === 'trip' ? a.kind === b.kind : itemOf(a) === itemOf(b)

/** The same edit with other changes. */
export const withOnly = <E extends AnyEdit>(edit: E, changes: Values): E => ({ ...edit, changes })

/** Filters an edit's fields. */
export const pick = (values: Values, passes: (field: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => passes(field)))

/** Merged price fields of two edits; undefined unless both set the price. */
function priceOf(first: AnyEdit, second: AnyEdit): Values {
  if (first.kind !== 'edit' || second.kind !== 'edit') return {}
  const left = priceFields.filter(
    (field) => Object.hasOwn(first.changes, field) && !Object.hasOwn(second.changes, field),
  )
  // Fields only in the later edit are kept as they are.
  if (left.length === 0 || !isPriced(second.changes)) return {}
  return pricedView(pricedView(first.seen, first.changes), second.changes)
}

/** Merges two edits at the first's base; drops no-op fields. */
function joined<E extends AnyEdit>(first: E, second: E): E {
  const seen: Values = { ...first.seen }
  const known: Values = { ...second.seen }
  const fresh = pick(known, (field) => !(field in first.changes) && field in second.changes)
  const base = { ...seen, ...fresh }
  const all: Values = { ...first.changes, ...second.changes, ...priceOf(first, second) }
  const changes = pick(all, (field) => !isSame(all[field], base[field]))
  return { ...first, seen: base, changes }
}

export type Joined =
  /** The two cancel out. */
  | { readonly kind: 'gone'; readonly with: PendingMutation }
  /** The new one was merged into the pending one. */
  | { readonly kind: 'joined'; readonly with: PendingMutation; readonly write: TripMutation }

/** Fields of a trip that are edited; an unsent create absorbs them. */
export const tripFields = [
  'title',
  'destinations',
  'startDate',
  'endDate',
  'budgetCad',
  'party',
  'origin',
] as const
const wishFields = new Set<string>(tripFields)

/** Merges edits into a trip's create before it's sent. */
function joinStart(start: PendingMutation, next: TripMutation): Joined | undefined {
  if (start.write.kind !== 'create') return undefined
  if (next.kind === 'create')
    // Once sent, only an identical request may repeat.
    return !start.sent || isSame(next.wish, start.write.wish)
      ? { kind: 'joined', with: start, write: next }
      : undefined
  if (next.kind !== 'trip' || next.along || start.sent) return undefined
  if (!Object.keys(next.changes).every((field) => wishFields.has(field))) return undefined
  const wish = { ...start.write.wish, ...next.changes }
  return { kind: 'joined', with: start, write: { kind: 'create', wish } }
}

/** Latest pending mutation with the same target. */
const lastOn = (
  waiting: readonly PendingMutation[],
  next: TripMutation,
): PendingMutation | undefined => {
  const id = itemOf(next)
  if (next.kind === 'create') return waiting.findLast(({ write }) => write.kind === 'create')
  return waiting.findLast(({ write }) =>
    id === undefined ? write.kind === 'trip' || write.kind === 'create' : touches(write, id),
  )
}

/** The slots that a write may take or leave; undefined where it does not say. */
function slotsOf(write: TripMutation): readonly string[] | undefined {
  if (write.kind === 'remove') return undefined
  if (write.kind === 'add') return write.item.choice ? [write.item.choice] : []
  if (write.kind !== 'edit' || !('status' in write.changes || 'choice' in write.changes)) return []
  return [write.seen.choice, write.changes.choice].filter((slot) => typeof slot === 'string')
}

/** Whether a slot of two writes changes hands between them: then only their order says who has it. */
function isSlotBetween(
  waiting: readonly PendingMutation[],
  last: PendingMutation,
  next: TripMutation,
): boolean {
  const own = new Set([last.write, next].flatMap((write) => slotsOf(write) ?? []))
  if (own.size === 0) return false
  return waiting
    .slice(waiting.indexOf(last) + 1)
    .some(({ write }) => slotsOf(write)?.some((slot) => own.has(slot)) ?? true)
}

/**
 * How a new write and one that waits are one: a removal takes back an add and an add a removal, and an
 * edit goes into the edit before it. Only while that was never sent: once sent, nothing but the
 * server's answers in their order can settle it.
 */
export function joinOf(
  waiting: readonly PendingMutation[],
  next: TripMutation,
): Joined | undefined {
  const last = lastOn(waiting, next)
  if (last?.write.kind === 'create') return joinStart(last, next)
  if (!last || last.sent || last.conflict || isSlotBetween(waiting, last, next)) return undefined
  const { write } = last
  const kinds = `${write.kind} ${next.kind}`
  if (kinds === 'add remove' || kinds === 'remove add') return { kind: 'gone', with: last }
  if (!isEdit(write) || !isEdit(next) || !sameTarget(write, next)) return undefined
  // An edit that moves items depends on its own date difference, so it isn't merged.
  if ((write.kind === 'trip' && write.along) || (next.kind === 'trip' && next.along))
    return undefined
  const one = joined(write, next)
  return Object.keys(one.changes).length === 0
    ? { kind: 'gone', with: last }
    : { kind: 'joined', with: last, write: one }
}

/**
 * An edit in conflict takes over later edits of the same fields: they are one question
 * about the latest values. Returns it and the rest of the later edit.
 */
export function absorb(
  standing: PendingMutation,
  later: AnyEdit,
): { readonly standing: PendingMutation; readonly rest: AnyEdit | undefined } {
  const { write, conflict } = standing
  if (!isEdit(write)) return { standing, rest: later }
  const wishes: Values = { ...later.changes }
  // A removed item has one conflict with all its changes.
  const isTaken = (field: string): boolean => conflict?.kind === 'removed' || field in write.changes
  const taken = pick(wishes, isTaken)
  if (Object.keys(taken).length === 0) return { standing, rest: later }
  const left = pick(wishes, (field) => !isTaken(field))
  const told =
    conflict?.kind === 'fields'
      ? {
          ...conflict,
          conflicts: conflict.conflicts.map((one) =>
            one.field in taken ? { ...one, yours: taken[one.field] } : one,
          ),
        }
      : conflict
  return {
    standing: {
      ...standing,
      write: withOnly(write, { ...write.changes, ...taken }),
      conflict: told,
    },
    rest: Object.keys(left).length > 0 ? withOnly(later, left) : undefined,
  }
}
