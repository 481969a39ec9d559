import { showPopup } from '#design/notices/notices.ts'
import { announceFailure, type Failure, onFailure } from '#platform/web/failures.ts'
import { watchFailuresText } from '../messages.ts'

async function handle(failure: Failure): Promise<void> {
  try {
    const { treatFailure } = await import('./treat-failure.ts')
    treatFailure(failure)
  } catch {
    // The code that knows what to say did not come: there is no network, and this is said without it.
    const text = watchFailuresText.networkConnectionIssueDetected
    showPopup({ key: 'network', kind: 'network', text })
  }
}

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : 'unknown')
const stackOf = (reason: unknown) => (reason instanceof Error ? reason.stack : undefined)

/** A failed call has been announced already; one that was given up is no failure. */
const isKnown = (reason: unknown): boolean =>
  reason instanceof Error && /^(ApiError|AbortError)$/.test(reason.name)

/** Hears of every failure in the page: of calls, of scripts, of the network. */
export function watchFailures(): void {
  // One after the other: the second must not be shown before the first because its code was there.
  let last = Promise.resolve()
  onFailure((failure) => {
    last = last.then(() => handle(failure))
  })
  window.addEventListener('error', ({ error, message }) => {
    announceFailure({ kind: 'script', service: 'page', message, stack: stackOf(error) })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isKnown(reason)) return
    const message = textOf(reason)
    announceFailure({ kind: 'script', service: 'page', message, stack: stackOf(reason) })
  })
  window.addEventListener('offline', () => {
    announceFailure({ kind: 'network', service: 'page', message: watchFailuresText.browserOffline })
  })
}
