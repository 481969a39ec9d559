export { tripKey, tripsKey } from './trip-keys.ts'
export { allItems, itemCost, tripDates } from './trip-view.ts'
export type { ItemView, NewItem, TripView } from './trips.client.ts'
export { askTrip, useCreateTrip, useTrip, useTrips } from './trips.queries.ts'
export { itemIcon } from './item-icon.ts'
export { positionsAt } from './positions-at.ts'
export { useFollowedTrip } from './use-followed-trip.ts'
export { useTripItems } from './use-trip-items.ts'
export type { ItemChanges, TripChanges, WaitingWrite } from './writes/trip-write.ts'
export { asNew, unsentVersion } from './writes/waiting-write.ts'
export { fieldName, valueInWords, writeText } from './writes/write-words.ts'
export {
  TripWriting,
  useIsSending,
  useTripWriter,
  useWaitingWrites,
  useWouldLose,
} from './writes/trip-writing.tsx'
