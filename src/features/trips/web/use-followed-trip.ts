import { useEffect } from 'react'
import { ApiError, createClient } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { TripContract } from '../contract/trips.contract.ts'
import { tripRoutes } from '../contract/trips.endpoints.ts'
import { tripKey } from './trip-keys.ts'
import type { TripView } from './trips.client.ts'

/** Two people at one trip see each other's changes within two seconds. */
const everyMs = 1500
/** Without an answer the polling slows down, up to this pause. */
const longestPauseMs = 60_000

/** Background polling: failures are not shown; the user's next action reports them. */
const quietApi = createClient<TripContract>(tripRoutes, { service: 'trips', quiet: true })

/**
 * Polls for changes made elsewhere and refetches the trip, while the page is visible. Returns a stop
 * function.
 */
export function followTrip(tripId: string): () => void {
  const queryKey = tripKey(tripId)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = everyMs
  let stopped = false
  let looking = false
  const isWatched = (): boolean => document.visibilityState === 'visible' && navigator.onLine
  async function look(): Promise<void> {
    const shown = queryClient.getQueryData<TripView>(queryKey)
    if (!shown || !isWatched() || queryClient.isFetching({ queryKey }) > 0) return
    const { changes } = await quietApi('readTripChanges', { params: { id: tripId } })
    // The current count: this window's own mutations may have been read in the meantime.
    const known = queryClient.getQueryData<TripView>(queryKey)?.changes
    if (!stopped && known !== undefined && known !== changes)
      await queryClient.invalidateQueries({ queryKey })
  }
  const next = async (): Promise<void> => {
    looking = true
    try {
      await look()
      pause = everyMs
    } catch (error) {
      // Deleted, or no longer accessible: a normal fetch reports it.
      if (error instanceof ApiError && error.code === 'trip-not-found')
        await queryClient.invalidateQueries({ queryKey })
      // No network, or a failing server: polls on, but less often.
      pause = Math.min(pause * 2, longestPauseMs)
    }
    looking = false
    if (!stopped) timer = setTimeout(() => void next(), pause)
  }
  const now = (): void => {
    if (!isWatched() || looking) return
    clearTimeout(timer)
    pause = everyMs
    void next()
  }
  timer = setTimeout(() => void next(), everyMs)
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}

/** Follows changes by others, or other devices, while a trip is open. */
export const useFollowedTrip = (tripId: string): void => {
  useEffect(() => followTrip(tripId), [tripId])
}
