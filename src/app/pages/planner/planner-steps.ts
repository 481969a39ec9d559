import { isWithin } from '#features/board/domain/stay-bars.ts'
import type { TripDraft } from './trip-draft.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { allItems } from '#features/trips/web/index.ts'

export const stepIds = ['destination', 'dates', 'hotels', 'activities'] as const
export type StepId = (typeof stepIds)[number]
/** Kinds of search in the finder; flights have no tab. */
export const finderIds = [...stepIds, 'flights'] as const
export type FinderId = (typeof finderIds)[number]

interface Step {
  readonly id: StepId
  readonly label: string
  readonly done: boolean
  readonly disabled: boolean
}

const stays = new Set(['hotel', 'property'])

/** The four steps with their done and disabled states. */
export function tripSteps({
  trip,
  draft,
}: {
  trip?: TripView
  draft?: TripDraft
}): readonly Step[] {
  // What was cancelled or only waits fills no step.
  const taken = trip ? allItems(trip).filter(isTaken) : []
  const hasPlace = Boolean(trip ?? draft?.destination.trim())
  const hasDates = Boolean(trip)
  return [
    { id: 'destination', label: 'Destination', done: hasPlace, disabled: false },
    { id: 'dates', label: 'Dates', done: hasDates, disabled: !hasPlace },
    {
      id: 'hotels',
      label: 'Hotels',
      // A stay of other dates is no bed for this trip.
      done: taken.some(
        (item) => stays.has(item.type) && (!trip || item.day === null || isWithin(trip, item)),
      ),
      disabled: !hasDates,
    },
    {
      id: 'activities',
      label: 'Activities',
      done: taken.some((item) => !stays.has(item.type)),
      disabled: !hasDates,
    },
  ]
}
