export { lastCachedTrip } from './cached-trips.ts'
export { tripKey, tripsKey } from './trip-keys.ts'
export {
  airportIn,
  allItems,
  itemCost,
  itemState,
  placeOfDay,
  rideHomeOf,
  sumsOf,
  wishedItems,
} from './trip-view.ts'
export {
  type BestDay,
  type Deadline,
  type Finding,
  type ItemView,
  newItem,
  type NewItem,
  type TripView,
} from './trips.client.ts'
export {
  askTrip,
  giveUpVeiled,
  keepPlan,
  saveTravellers,
  useCreateTrip,
  useDeleteTrip,
  useBestDay,
  useTripPreview,
  useTrip,
  useTripOfSearch,
  useTripCheck,
  useTripDeadlines,
  useTrips,
} from './trips.queries.ts'
export {
  isSignedOut,
  SearchOffline,
  TripSearchFailed,
  useSearchOnline,
} from './trip-search-failed.tsx'
export { FromTrip } from './from-trip.tsx'
export { SearchFilters } from './search-filters.tsx'
export { type SearchTrip, useSearchTrip } from './use-search-trip.ts'
export { itemKind } from './item-kind.ts'
export { useUnsentTrips } from './use-unsent-trips.ts'
export { positionsAt } from './positions-at.ts'
export { useFollowedTrip } from './use-followed-trip.ts'
export { type NoRoom, useTripItems, whereOf } from './use-trip-items.ts'
export { placeOf } from './swap-items.ts'
export { drawingText, tripItemsText, tripStepText } from './messages.ts'
export type { ItemChanges, TripChanges, PendingMutation } from './mutations/trip-mutation.ts'
export { asWrite, unsentVersion } from './mutations/pending-mutation.ts'
export { fieldName, valueInWords, writeText } from './mutations/mutation-words.ts'
export {
  TripMutations,
  useIsSending,
  useTripHistory,
  useTripMutator,
  useTurnSteps,
  usePendingMutations,
  useWouldLose,
} from './mutations/trip-mutations.tsx'
export { tripAfter, tripStarted } from './mutations/step-mutations.ts'
export { stepBetween, type TripStep } from './mutations/trip-step.ts'
export { DayStrip, dayStrips, TripStrips } from './trip-strips.tsx'
export { areasOf } from './day-areas.ts'
export { TripDays } from './trip-days.tsx'
