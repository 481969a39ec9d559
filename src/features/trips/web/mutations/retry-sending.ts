import { onServerBack } from '#platform/web/refetch-cached.ts'
import type { TripMutator } from './trip-mutator.ts'

/** First retry delay, doubled each time. */
const firstPauseMs = 15_000
const longestPauseMs = 300_000

/**
 * Sends mutations left by an earlier visit, and pending ones as soon as the network is back or a pause is
 * over. `onSettled` is called with trips whose mutations another window has settled. Returns a stop
 * function.
 */
export function retrySending(
  { outbox, sendAll }: Pick<TripMutator, 'outbox' | 'sendAll'>,
  onSettled: (tripId: string) => void,
): () => void {
  let pause = firstPauseMs
  let timer: ReturnType<typeof setTimeout>
  let stopped = false
  const now = async (): Promise<void> => {
    clearTimeout(timer)
    if (navigator.onLine) await sendAll()
    if (stopped) return
    timer = setTimeout(() => {
      pause = outbox.tripIds().length > 0 ? Math.min(pause * 2, longestPauseMs) : firstPauseMs
      void now()
    }, pause)
  }
  const online = (): void => {
    pause = firstPauseMs
    void now()
  }
  const stopFollowing = outbox.follow(onSettled)
  window.addEventListener('online', online)
  const stopHearing = onServerBack(online)
  void now()
  return () => {
    stopped = true
    clearTimeout(timer)
    stopFollowing()
    stopHearing()
    window.removeEventListener('online', online)
  }
}
