import { takesSlot } from '../../domain/slot.ts'
import type { ItemView, NewItem, TripView } from '../trips.client.ts'
import type { TripWish } from '../request-trip.ts'
import { asStarted, withPending } from './pending-mutation.ts'
import type {
  FieldsMutation,
  ItemChanges,
  TripChanges,
  TripFields,
  TripMutation,
} from './trip-mutation.ts'

interface FieldsWrite {
  /** The trip as shown. */
  readonly seen: TripFields
  readonly changes: TripChanges
  readonly along: FieldsMutation['along']
}

/** What one user action writes. */
export interface Writes {
  readonly edits?: readonly { readonly item: ItemView; readonly changes: ItemChanges }[]
  readonly removed?: readonly ItemView[]
  readonly added?: readonly NewItem[]
  readonly fields?: FieldsWrite | undefined
}

/** A mutation of a trip's own fields, without the rest of what is shown. */
export function fieldsMutation({ seen: shown, changes, along }: FieldsWrite): TripMutation {
  const { version, title, destinations, startDate, endDate, budgetCad, archived } = shown
  const { party, origin, dayPlaces } = shown
  const seen = {
    version,
    title,
    destinations,
    startDate,
    endDate,
    budgetCad,
    archived,
    ...(party === undefined ? {} : { party }),
    ...(origin === undefined ? {} : { origin }),
    ...(dayPlaces === undefined ? {} : { dayPlaces }),
  }
  return { kind: 'trip', seen, changes, ...(along ? { along } : {}) }
}

/** A slot is empty before an item of the same step takes it: who takes a held one displaces its holder. */
export function mutationsOf({
  edits = [],
  removed,
  added,
  fields,
}: Writes): readonly TripMutation[] {
  const [taking, others] = [true, false].map((takes) =>
    edits
      .filter(({ item, changes }) => takesSlot(item, { ...item, ...changes }) === takes)
      .map(({ item: seen, changes }) => ({ kind: 'edit' as const, seen, changes })),
  )
  return [
    ...(fields ? [fieldsMutation(fields)] : []),
    ...(others ?? []),
    ...(removed ?? []).map(({ id: itemId, name }) => ({ kind: 'remove' as const, itemId, name })),
    ...(taking ?? []),
    ...(added ?? []).map((item) => ({ kind: 'add' as const, item })),
  ]
}

/** A trip as these writes would leave it. */
export const tripAfter = (trip: TripView, writes: Writes): TripView =>
  withPending(
    trip,
    mutationsOf(writes).map((write, at) => ({
      key: String(at),
      tripId: trip.id,
      sent: false,
      write,
    })),
  )

/** A trip that begins with these items, as it would be made. */
export const tripStarted = (wish: TripWish, added: readonly NewItem[]): TripView =>
  tripAfter(asStarted(wish), { added })
