import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { showToast } from '#design/toast-region/toasts.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { useKeptTrips } from '../kept-trips.ts'
import { tripsApi } from '../trips.client.ts'
import { tripKey } from '../trip-keys.ts'
import { retrySending } from './retry-sending.ts'
import { createTripMutator, type TripMutator } from './trip-mutator.ts'
import type { TripMutation, PendingMutation } from './trip-mutation.ts'
import { refusedText } from './mutation-words.ts'
import { openOutbox } from './mutation-outbox.ts'

const MutatorContext = createContext<TripMutator | undefined>(undefined)

/** A refusal in words. */
export const sayRefused = (write: TripMutation, error: Error): void =>
  showToast({ tone: 'failed', title: refusedText(write), text: error.message })

/** Sends for this sign-in of the account; what another window has settled is read anew. */
const startFor = (_signedIn: TripMutationsProps['user'], writer: TripMutator): (() => void) =>
  retrySending(
    writer,
    (tripId) => void queryClient.invalidateQueries({ queryKey: tripKey(tripId) }),
  )

interface TripMutationsProps {
  /** A new object when the person has signed in again: then what waits is sent. */
  readonly user: { readonly id: string }
  readonly children: ReactNode
}

/** Round every page that writes to trips: sends what waits in this browser for the account. */
export function TripMutations({ user, children }: TripMutationsProps) {
  const writer = useMemo(
    () =>
      createTripMutator({
        client: queryClient,
        api: tripsApi,
        outbox: openOutbox(user.id),
        onRefused: sayRefused,
      }),
    [user.id],
  )
  useKeptTrips()
  // Begun anew for a new `user` object: whoever has signed in again has what waited sent at once.
  useEffect(() => {
    return startFor(user, writer)
  }, [user, writer])
  return <MutatorContext value={writer}>{children}</MutatorContext>
}

export function useTripMutator(): TripMutator {
  const writer = useContext(MutatorContext)
  if (!writer) throw new Error('useTripWriter must be used within TripWriting')
  return writer
}

/** The writes of a trip that the server has not confirmed, followed. */
export function usePendingMutations(tripId: string): readonly PendingMutation[] {
  const { outbox } = useTripMutator()
  const list = () => outbox.list(tripId)
  return useSyncExternalStore(outbox.subscribe, list, list)
}

/** Whether writes of a trip are on their way. */
export function useIsSending(tripId: string): boolean {
  const { sender } = useTripMutator()
  const sending = () => sender.isSending(tripId)
  return useSyncExternalStore(sender.subscribe, sending, sending)
}

/** Whether closing the window would lose a write, because the browser has no room or lets none be stored. */
export function useWouldLose(): boolean {
  const { outbox } = useTripMutator()
  const wouldLose = () => !outbox.isSafe()
  return useSyncExternalStore(outbox.subscribe, wouldLose, wouldLose)
}
