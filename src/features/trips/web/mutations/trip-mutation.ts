import type { TripWish } from '../request-trip.ts'
import type { ItemView, NewItem, TripView } from '../trips.client.ts'

/** The fields of an item that an edit may change. */
export type ItemChanges = Partial<Omit<ItemView, 'id' | 'version'>>

/** A trip's own fields, with the version at which they were seen. */
export type TripFields = Pick<
  TripView,
  'version' | 'title' | 'destinations' | 'startDate' | 'endDate' | 'budgetCad' | 'archived'
> &
  Partial<Pick<TripView, 'party' | 'origin'>>
export type TripChanges = Partial<Omit<TripFields, 'version'>>

/** What somebody did to a trip or to its items. `seen` is what they had before their eyes. */
export type TripMutation =
  /** The first of its trip, which the server does not know yet. */
  | { readonly kind: 'create'; readonly wish: TripWish }
  | { readonly kind: 'add'; readonly item: NewItem }
  | { readonly kind: 'remove'; readonly itemId: string; readonly name: string }
  | { readonly kind: 'edit'; readonly seen: ItemView; readonly changes: ItemChanges }
  | {
      readonly kind: 'trip'
      readonly seen: TripFields
      readonly changes: TripChanges
      /** The items move along with the first day, but these. */
      readonly along?: { readonly except: readonly string[] }
    }

export type EditMutation = Extract<TripMutation, { kind: 'edit' }>
export type FieldsMutation = Extract<TripMutation, { kind: 'trip' }>

/** One field with two values. */
export interface FieldConflict {
  readonly field: string
  readonly yours: unknown
  readonly theirs: unknown
}

/** Why a write stands still until the person has chosen. */
export type Disagreement =
  | {
      readonly kind: 'fields'
      readonly conflicts: readonly FieldConflict[]
      /** The version whose values the person is shown. */
      readonly version: number
    }
  /** The item was removed elsewhere. */
  | { readonly kind: 'removed' }
  /** An earlier visit wrote it, perhaps with an older build, and the server cannot take it as it stands. */
  | { readonly kind: 'unfit' }
  /** The server does not make the trip: everything in it waits here with it. */
  | { readonly kind: 'refused'; readonly text: string }

/** A write that the server has not yet confirmed. */
export interface PendingMutation {
  /** Sorts in the order in which the writes were made. */
  readonly key: string
  readonly tripId: string
  readonly write: TripMutation
  /** It was sent at least once: the server may have done it without its answer arriving. */
  readonly sent: boolean
  readonly conflict?: Disagreement | undefined
}

/** The item that a write is about; none for a trip and its own fields. */
export const itemOf = (write: TripMutation): string | undefined => {
  if (write.kind === 'add') return write.item.id
  if (write.kind === 'remove') return write.itemId
  return write.kind === 'edit' ? write.seen.id : undefined
}

/** The trip that waits to be made, where it is one. */
export const startOf = (waiting: readonly PendingMutation[]): TripWish | undefined => {
  const write = waiting.findLast((one) => one.write.kind === 'create')?.write
  return write?.kind === 'create' ? write.wish : undefined
}

/** Whether a write changes an item, alone or along with all others. */
export const touches = (write: TripMutation, itemId: string): boolean =>
  write.kind === 'trip' ? write.along !== undefined : itemOf(write) === itemId
