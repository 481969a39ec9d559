import { showToast } from '#design/toast-region/toasts.ts'
import { ApiError } from '#platform/web/api-client.ts'

const isOffline = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0

const saidBy = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message ? error.message : otherwise

/** A location that was not found, or nobody who could have found it. */
export function tellSearchFailed(error: unknown): void {
  if (isOffline(error))
    showToast({
      tone: 'failed',
      title: 'Search Error',
      text: 'Unable to search for location. Check your internet connection.',
    })
  else
    showToast({
      tone: 'failed',
      title: 'Location Not Found',
      text: saidBy(error, 'Please try a different location'),
    })
}

/** Places around it that could not be asked for. */
export function tellNearbyFailed(error: unknown): void {
  if (isOffline(error))
    showToast({
      tone: 'failed',
      title: 'Network Error',
      text: 'Unable to search for nearby places',
    })
  else
    showToast({
      tone: 'failed',
      title: 'Search Error',
      text: saidBy(error, 'Unable to find nearby places'),
    })
}
