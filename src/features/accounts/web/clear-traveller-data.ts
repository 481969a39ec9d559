import { hasHint } from '#platform/web/hint-cookie.ts'
import { clearCachedAnswers } from '#platform/web/offline-cache.ts'
import { clearOwnedDraft } from '#platform/web/storage.ts'
import { removeTab, tabKeys } from '#platform/web/tab-storage.ts'

/** Retries the log-out. Only the server's answer clears the hint, so the hint shows whether it
    worked. */
async function askAgain(): Promise<boolean> {
  try {
    await fetch('/api/logout', { redirect: 'manual', cache: 'no-store' })
  } catch {
    // Still offline.
    return false
  }
  return !hasHint()
}

/**
 * After a log-out the cached trips and their steps are deleted at once, even if the call failed, because the next user of
 * this browser may be a different person. The own draft is deleted once the log-out succeeds. A failed
 * log-out is retried here, when the network comes back, and on the next page.
 */
export async function clearTravellerData(
  isLeaving: () => boolean,
  left: () => void,
): Promise<void> {
  const finish = (): void => {
    left()
    clearOwnedDraft()
  }
  void clearCachedAnswers()
  removeTab(tabKeys.steps)
  if (!hasHint()) return finish()
  const retry = async (): Promise<void> => {
    if (!isLeaving()) return
    if (!(await askAgain())) return window.addEventListener('online', onLine, { once: true })
    finish()
    // The screen still shows the traveller's data.
    window.location.assign('/')
  }
  const onLine = (): void => void retry()
  await retry()
}
