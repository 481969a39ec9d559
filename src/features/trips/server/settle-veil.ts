import { foldVeil, type Shorter } from './fold-veil.ts'
import { endsWish, followedVeil } from './follow-veil.ts'
import type { Asked } from './reprice-trip.ts'
import type { HeldTrip } from './trip-counts.store.ts'
import type { TripDeps } from './trip-deps.ts'
import type { ReadTrip, TripFields } from './trips.store.ts'
import { saveVeil } from './veil.store.ts'

interface TripEdit {
  readonly trip: ReadTrip
  /** The trip's fields after it. */
  readonly values: TripFields
  readonly keepDays: true | undefined
  /** The items move with the first day. */
  readonly along: boolean
  readonly asked: ReadonlyMap<string, Asked> | undefined
  readonly shorter: Shorter
}

/** What waits for a higher tier follows an edit of its trip, or is given up by it; in its transaction. */
export async function settleVeil(held: HeldTrip, deps: TripDeps, edit: TripEdit): Promise<void> {
  const { trip, values, keepDays, shorter } = edit
  const { veiled } = trip
  if (!veiled) return
  if (keepDays) return foldVeil(held, deps, trip, shorter)
  if (endsWish(trip, values))
    return foldVeil(held, deps, { ...trip, endDate: values.endDate }, shorter)
  await saveVeil(held.db, held.id, followedVeil(veiled, { ...edit, before: trip, after: values }))
}
