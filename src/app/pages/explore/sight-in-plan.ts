import { useState } from 'react'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import type { SightInPlan, SightToAdd } from '#features/content/web/index.ts'
import { allItems, type TripView, useTripOfSearch } from '#features/trips/web/index.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import { draftKeys, readStored } from '#platform/web/storage.ts'
import { unownedItems } from '../planner/kept-itinerary.ts'
import { sightInPlanText as text } from './messages.ts'

/** Whether something stands for a sight: by its id in the atlas, from wherever it was added. */
const isOf =
  (id: string) =>
  ({ source }: { readonly source?: string | null | undefined }): boolean =>
    source?.endsWith(`:${id}`) === true

/** "day 5", or "Ideas": where a sight stands in a trip; undefined where it does not. */
export function whereInTrip(trip: TripView, id: string): string | undefined {
  const found = allItems(trip).find((item) => isOf(id)(item) && item.status !== 'cancelled')
  if (!found) return undefined
  const at = trip.days.findIndex(({ date }) => date === found.day)
  return at < 0 ? text.ideas : text.day(at + 1)
}

/** The trip that was opened last in this browser; '' signed out. */
const openTripId = (): string => (hasHint() ? (readStored(draftKeys.itemsOf) ?? '') : '')

/** Where a sight of a guide stands in the open trip, signed out in the plan of this browser. */
export function useSightInPlan(sight: SightToAdd) {
  const id = `${sight.placeId}/${sight.slug}`
  const isHydrating = useHydrating()
  const [tripId, setTripId] = useState(openTripId)
  const [, setDraftRead] = useState(0)
  const { data: trip } = useTripOfSearch(tripId)
  const find = (): SightInPlan | undefined => {
    if (isHydrating) return undefined
    const where = trip && whereInTrip(trip, id)
    if (where) return { words: text.inTrip(where), href: `/planner?trip=${trip.id}&view=days` }
    const isInDraft = !hasHint() && unownedItems().some(isOf(id))
    return isInDraft ? { words: text.inPlan, href: '/planner' } : undefined
  }
  return {
    inPlan: find(),
    /** The trip that it was put into. */
    onTrip: setTripId,
    onDraft: () => setDraftRead((before) => before + 1),
  }
}
