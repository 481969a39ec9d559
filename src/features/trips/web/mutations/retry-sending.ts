import { onServerBack } from '#platform/web/refetch-cached.ts'
import type { TripMutator } from './trip-mutator.ts'

/** After so long without an answer it is tried again, then after the double, and so on. */
const firstPauseMs = 15_000
const longestPauseMs = 300_000

/**
 * Sends what an earlier visit left, and whatever waits as soon as the network is back or a pause is
 * over. `onSettled` hears of trips whose writes another window has settled. Returns how to stop.
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
