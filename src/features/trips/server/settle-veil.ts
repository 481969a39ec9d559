import { foldVeil, type Shorter } from './fold-veil.ts'
import { endsWish, followedVeil } from './follow-veil.ts'
import type { Asked } from './reprice-trip.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import type { TripDeps } from './trip-deps.ts'
import type { ReadTrip, TripFields } from './trips.store.ts'
import { saveVeil } from './veil.store.ts'

interface TripEdit {
  readonly trip: ReadTrip
  /** Trip fields after the edit. */
  readonly values: TripFields
  readonly keepDays: true | undefined
  /** Whether items move with the start date. */
  readonly along: boolean
  readonly asked: ReadonlyMap<string, Asked> | undefined
  readonly shorter: Shorter
}

/** Updates or drops the veiled part in the edit's transaction. */
export async function settleVeil(held: HeldTrip, deps: TripDeps, edit: TripEdit): Promise<void> {
  const { trip, values, keepDays, shorter } = edit
  const { veiled } = trip
  if (!veiled) return
  if (keepDays) return foldVeil(held, deps, trip, shorter)
  if (endsWish(trip, values))
    return foldVeil(held, deps, { ...trip, endDate: values.endDate }, shorter)
  await saveVeil(held.db, held.id, followedVeil(veiled, { ...edit, before: trip, after: values }))
}
