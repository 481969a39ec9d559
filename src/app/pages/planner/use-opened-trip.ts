import { useState } from 'react'
import type { TripView } from '#features/trips/web/index.ts'

/** What a list is ordered for; another answer to one of these is another list. */
const wishOf = (trip: TripView, asked: string): string => {
  const { id, startDate, endDate, destinations, origin, party, budgetCad } = trip
  return JSON.stringify([asked, id, startDate, endDate, destinations, origin, party, budgetCad])
}

/**
 * The trip as it was when a list was opened or asked for something else: what is added meanwhile keeps its
 * row, and the others theirs.
 */
export function useOpenedTrip(trip: TripView, asked = ''): TripView {
  const wish = wishOf(trip, asked)
  const [opened, setOpened] = useState({ wish, trip })
  if (opened.wish === wish) return opened.trip
  setOpened({ wish, trip })
  return trip
}
