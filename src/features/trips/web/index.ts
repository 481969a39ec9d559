export { allItems, tripDates } from './trip-view.ts'
export type { TripEdit } from './trip-edit.ts'
export type { ItemView, NewItem, TripView } from './trips.client.ts'
export { refetchTrip, useCreateTrip, useTrip, useTrips, useUpdateTrip } from './trips.queries.ts'
export { useTripItems } from './use-trip-items.ts'
export {
  TripWriting,
  useIsSending,
  useTripWriter,
  useWaitingWrites,
  useWouldLose,
} from './writes/trip-writing.tsx'
