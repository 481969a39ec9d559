import { onServerBack } from '#platform/web/reread-kept.ts'
import type { TripWriter } from './trip-writer.ts'

/** After so long without an answer it is tried again, then after the double, and so on. */
const firstPauseMs = 15_000
const longestPauseMs = 300_000

/**
 * Sends what an earlier visit left, and whatever waits as soon as the network is back or a pause is
 * over. `onSettled` hears of trips whose writes another window has settled. Returns how to stop.
 */
export function keepSending(
  { journal, sendAll }: Pick<TripWriter, 'journal' | 'sendAll'>,
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
      pause = journal.tripIds().length > 0 ? Math.min(pause * 2, longestPauseMs) : firstPauseMs
      void now()
    }, pause)
  }
  const online = (): void => {
    pause = firstPauseMs
    void now()
  }
  const stopFollowing = journal.follow(onSettled)
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
