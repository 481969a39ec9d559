import type { TripView } from '../trips.client.ts'
import { allItems } from '../trip-view.ts'
import { tripAfter } from './step-mutations.ts'
import { type Turn, type TripStep, turnOf } from './trip-step.ts'

/** Whether all that a step did is still there to be turned. */
function isWhole(trip: TripView, step: TripStep, back: boolean, turn: Turn): boolean {
  const here = new Set(allItems(trip).map(({ id }) => id))
  return (
    turn.kept.length === 0 &&
    turn.edits.length === step.edited.length &&
    turn.removed.length === (back ? step.added : step.removed).length &&
    !turn.added.some(({ id }) => here.has(id))
  )
}

const after = (trip: TripView, { fields, ...writes }: Turn): TripView =>
  tripAfter(trip, { ...writes, fields: fields && { ...fields, seen: trip } })

/**
 * Of kept steps those that can be turned one after the other in the trip as it is, the last first: where
 * someone else has changed what one of them did, it and all before it are gone.
 */
export function turnable(
  trip: TripView,
  steps: readonly TripStep[],
  back: boolean,
): readonly TripStep[] {
  let now = trip
  const first = steps.findLastIndex((step) => {
    const turn = turnOf(now, step, back)
    if (!isWhole(now, step, back, turn)) return true
    now = after(now, turn)
    return false
  })
  return steps.slice(first + 1)
}
