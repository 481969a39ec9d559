import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { showToast } from '#design/notices/notices.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { useCachedTrips } from '../cached-trips.ts'
import { tripsApi } from '../trips.client.ts'
import { tripKey } from '../trip-keys.ts'
import { leaveSending, takeOverSending } from './leave-sending.ts'
import { retrySending } from './retry-sending.ts'
import { createTripMutator, type TripMutator } from './trip-mutator.ts'
import type { TripMutation, PendingMutation } from './trip-mutation.ts'
import { tripStepText } from '../messages.ts'
import { refusedText } from './mutation-words.ts'
import type { TripStep } from './trip-step.ts'
import { openOutbox } from './mutation-outbox.ts'
import { createHistoryStore, type HistoryStore, type TripHistory } from './trip-history.ts'

const MutatorContext = createContext<TripMutator | undefined>(undefined)

/** Shows a refusal in a toast. */
export const sayRefused = (write: TripMutation, error: Error): void =>
  showToast({ tone: 'failed', title: refusedText(write), text: error.message })

/** Starts sending for this sign-in; trips settled by another window are refetched. */
const startFor = (_signedIn: TripMutationsProps['user'], writer: TripMutator): (() => void) =>
  retrySending(
    writer,
    (tripId) => void queryClient.invalidateQueries({ queryKey: tripKey(tripId) }),
  )

/** The steps of the account that was signed in last: Undo outlives a change of page, not of account. */
let keptSteps: { readonly owner: string; readonly history: HistoryStore } | undefined
function historyOf(owner: string): HistoryStore {
  if (keptSteps?.owner !== owner) keptSteps = { owner, history: createHistoryStore(owner) }
  return keptSteps.history
}

interface TripMutationsProps {
  /** A new object after each sign-in, which triggers sending. */
  readonly user: { readonly id: string }
  readonly children: ReactNode
}

/** Wraps every page that changes trips: sends the account's pending mutations of this browser. */
export function TripMutations({ user, children }: TripMutationsProps) {
  const writer = useMemo(
    () =>
      createTripMutator({
        client: queryClient,
        api: tripsApi,
        outbox: openOutbox(user.id),
        onRefused: sayRefused,
        history: historyOf(user.id),
      }),
    [user.id],
  )
  useCachedTrips()
  // Restarts for a new `user` object, so that pending mutations are sent at once after a new sign-in.
  useEffect(() => {
    takeOverSending()
    const stop = startFor(user, writer)
    return () => leaveSending(writer.outbox, stop)
  }, [user, writer])
  return <MutatorContext value={writer}>{children}</MutatorContext>
}

export function useTripMutator(): TripMutator {
  const writer = useContext(MutatorContext)
  if (!writer) throw new Error('useTripWriter must be used within TripWriting')
  return writer
}

/** The pending mutations of a trip, as a subscription. */
export function usePendingMutations(tripId: string): readonly PendingMutation[] {
  const { outbox } = useTripMutator()
  const list = () => outbox.list(tripId)
  return useSyncExternalStore(outbox.subscribe, list, list)
}

/** Whether mutations of a trip are being sent. */
export function useIsSending(tripId: string): boolean {
  const { sender } = useTripMutator()
  const sending = () => sender.isSending(tripId)
  return useSyncExternalStore(sender.subscribe, sending, sending)
}

/** Whether closing the window would lose a mutation, because storage is full or forbidden. */
export function useWouldLose(): boolean {
  const { outbox } = useTripMutator()
  const wouldLose = () => !outbox.isSafe()
  return useSyncExternalStore(outbox.subscribe, wouldLose, wouldLose)
}

/** The steps of an open trip, which Undo and Redo turn; after a reload, those that this tab has kept. */
export function useTripHistory(tripId: string): TripHistory {
  const writer = useTripMutator()
  const { steps } = writer
  useEffect(() => {
    writer.restoreSteps(tripId)
  }, [writer, tripId])
  const now = () => steps.of(tripId)
  return useSyncExternalStore(steps.subscribe, now, now)
}

/** Undoes a step or does it again, the last one by default, and says what was changed since and stays. */
export function useTurnSteps(tripId: string) {
  const writer = useTripMutator()
  return useMemo(() => {
    const say = (kept: readonly string[]): void => {
      for (const name of kept)
        showToast({
          tone: 'hint',
          title: tripStepText.unchanged(name),
          text: tripStepText.changedByOther,
        })
    }
    return {
      undo: (step?: TripStep): void => say(writer.undo(tripId, step)),
      redo: (step?: TripStep): void => say(writer.redo(tripId, step)),
    }
  }, [writer, tripId])
}
