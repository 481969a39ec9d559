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
import { keepSending } from './keep-sending.ts'
import { createTripWriter, type TripWriter } from './trip-writer.ts'
import type { TripWrite, WaitingWrite } from './trip-write.ts'
import { refusedText } from './write-words.ts'
import { openJournal } from './write-journal.ts'

const WriterContext = createContext<TripWriter | undefined>(undefined)

/** A refusal in words. */
export const sayRefused = (write: TripWrite, error: Error): void =>
  showToast({ tone: 'failed', title: refusedText(write), text: error.message })

/** Sends for this sign-in of the account; what another window has settled is read anew. */
const startFor = (_signedIn: TripWritingProps['user'], writer: TripWriter): (() => void) =>
  keepSending(writer, (tripId) => void queryClient.invalidateQueries({ queryKey: tripKey(tripId) }))

interface TripWritingProps {
  /** A new object when the person has signed in again: then what waits is sent. */
  readonly user: { readonly id: string }
  readonly children: ReactNode
}

/** Round every page that writes to trips: sends what waits in this browser for the account. */
export function TripWriting({ user, children }: TripWritingProps) {
  const writer = useMemo(
    () =>
      createTripWriter({
        client: queryClient,
        api: tripsApi,
        journal: openJournal(user.id),
        onRefused: sayRefused,
      }),
    [user.id],
  )
  useKeptTrips()
  // Begun anew for a new `user` object: whoever has signed in again has what waited sent at once.
  useEffect(() => {
    return startFor(user, writer)
  }, [user, writer])
  return <WriterContext value={writer}>{children}</WriterContext>
}

export function useTripWriter(): TripWriter {
  const writer = useContext(WriterContext)
  if (!writer) throw new Error('useTripWriter must be used within TripWriting')
  return writer
}

/** The writes of a trip that the server has not confirmed, followed. */
export function useWaitingWrites(tripId: string): readonly WaitingWrite[] {
  const { journal } = useTripWriter()
  const list = () => journal.list(tripId)
  return useSyncExternalStore(journal.subscribe, list, list)
}

/** Whether writes of a trip are on their way. */
export function useIsSending(tripId: string): boolean {
  const { sender } = useTripWriter()
  const sending = () => sender.isSending(tripId)
  return useSyncExternalStore(sender.subscribe, sending, sending)
}

/** Whether closing the window would lose a write, because the browser has no room or lets none be stored. */
export function useWouldLose(): boolean {
  const { journal } = useTripWriter()
  const wouldLose = () => !journal.isSafe()
  return useSyncExternalStore(journal.subscribe, wouldLose, wouldLose)
}
