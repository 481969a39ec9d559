import { showPopup } from '#design/notices/notices.ts'
import { announceFailure, type Failure, onFailure } from '#platform/web/failures.ts'
import { watchFailuresText } from '../messages.ts'

async function handle(failure: Failure): Promise<void> {
  try {
    const { treatFailure } = await import('./treat-failure.ts')
    treatFailure(failure)
  } catch {
    // The module failed to load: report the lost connection without it.
    const text = watchFailuresText.networkConnectionIssueDetected
    showPopup({ key: 'network', kind: 'network', text })
  }
}

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : 'unknown')
const stackOf = (reason: unknown) => (reason instanceof Error ? reason.stack : undefined)

/** Already reported, or aborted. */
const isKnown = (reason: unknown): boolean =>
  reason instanceof Error && /^(ApiError|AbortError)$/.test(reason.name)

/** Listens to failures of calls, scripts and the network. */
export function watchFailures(): void {
  // In sequence, so failures are shown in order.
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
