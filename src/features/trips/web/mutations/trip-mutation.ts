import type { TripWish } from '../request-trip.ts'
import type { ItemView, NewItem, TripView } from '../trips.client.ts'

/** The fields of an item that an edit may change. */
export type ItemChanges = Partial<Omit<ItemView, 'id' | 'version'>>

/** A trip's own fields, with the version at which they were read. */
export type TripFields = Pick<
  TripView,
  'version' | 'title' | 'destinations' | 'startDate' | 'endDate' | 'budgetCad' | 'archived'
> &
  Partial<Pick<TripView, 'party' | 'origin' | 'dayPlaces'>>
export type TripChanges = Partial<Omit<TripFields, 'version'>>

/** A change to a trip or to its items. `seen` is what the user saw when making it. */
export type TripMutation =
  /** The first mutation of its trip, which the server does not know yet. */
  | { readonly kind: 'create'; readonly wish: TripWish }
  | { readonly kind: 'add'; readonly item: NewItem }
  | { readonly kind: 'remove'; readonly itemId: string; readonly name: string }
  | { readonly kind: 'edit'; readonly seen: ItemView; readonly changes: ItemChanges }
  | {
      readonly kind: 'trip'
      readonly seen: TripFields
      readonly changes: TripChanges
      /** Items move with the first day, except these. */
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

/** Why a mutation waits until the user has chosen. */
export type Disagreement =
  | {
      readonly kind: 'fields'
      readonly conflicts: readonly FieldConflict[]
      /** The version whose values the user sees. */
      readonly version: number
    }
  /** The item was removed elsewhere. */
  | { readonly kind: 'removed' }
  /** An earlier visit stored it, perhaps with an older build, and the server cannot accept it as it is. */
  | { readonly kind: 'unfit' }
  /** The server refuses to create the trip: all mutations in it wait. */
  | { readonly kind: 'refused'; readonly text: string }

/** A mutation that the server has not confirmed yet. */
export interface PendingMutation {
  /** Sorts in the order in which the mutations were made. */
  readonly key: string
  readonly tripId: string
  readonly write: TripMutation
  /** It was sent at least once: the server may have done it although its answer was lost. */
  readonly sent: boolean
  readonly conflict?: Disagreement | undefined
}

/** The item id of a mutation; undefined for a trip and its own fields. */
export const itemOf = (write: TripMutation): string | undefined => {
  if (write.kind === 'add') return write.item.id
  if (write.kind === 'remove') return write.itemId
  return write.kind === 'edit' ? write.seen.id : undefined
}

/** The trip that waits to be created, if there is one. */
export const startOf = (waiting: readonly PendingMutation[]): TripWish | undefined => {
  const write = waiting.findLast((one) => one.write.kind === 'create')?.write
  return write?.kind === 'create' ? write.wish : undefined
}

/** Whether a mutation changes an item, alone or together with all others. */
export const touches = (write: TripMutation, itemId: string): boolean =>
  write.kind === 'trip' ? write.along !== undefined : itemOf(write) === itemId
