import { showToast } from '#design/notices/notices.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { searchFailuresText } from './messages.ts'

const isOffline = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0

const saidBy = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message ? error.message : otherwise

/** Reports that a location was not found, or that the search failed. */
export function tellSearchFailed(error: unknown): void {
  if (isOffline(error))
    showToast({
      tone: 'failed',
      title: searchFailuresText.searchError,
      text: searchFailuresText.unableToSearchFor,
    })
  else
    showToast({
      tone: 'failed',
      title: searchFailuresText.locationNotFound,
      text: saidBy(error, searchFailuresText.pleaseTryDifferentLocation),
    })
}

/** Reports that nearby places could not be loaded. */
export function tellNearbyFailed(error: unknown): void {
  if (isOffline(error))
    showToast({
      tone: 'failed',
      title: searchFailuresText.networkError,
      text: searchFailuresText.unableToSearchForNearby,
    })
  else
    showToast({
      tone: 'failed',
      title: searchFailuresText.searchError,
      text: saidBy(error, searchFailuresText.unableToFindNearby),
    })
}
