import { hasHint } from '#platform/web/hint-cookie.ts'
import { forgetAnswers } from '#platform/web/offline-cache.ts'
import { clearOwnedDraft } from '#platform/web/storage.ts'

/** Asks the server once more. Whether it worked shows in the hint, which only the server's answer clears. */
async function askAgain(): Promise<boolean> {
  try {
    await fetch('/api/logout', { redirect: 'manual', cache: 'no-store' })
  } catch {
    // Still without a network.
    return false
  }
  return !hasHint()
}

/**
 * After a log-out the trips that were kept go at once, whether it worked or not: the next one at this
 * browser may be somebody else. The own draft goes once it has worked. One that failed is still wanted,
 * and is tried again here, when the network comes back and on the next page.
 */
export async function forgetTraveller(isLeaving: () => boolean, left: () => void): Promise<void> {
  const finish = (): void => {
    left()
    clearOwnedDraft()
  }
  void forgetAnswers()
  if (!hasHint()) return finish()
  const retry = async (): Promise<void> => {
    if (!isLeaving()) return
    if (!(await askAgain())) return window.addEventListener('online', onLine, { once: true })
    finish()
    // What is on the screen is still the traveller's.
    window.location.assign('/')
  }
  const onLine = (): void => void retry()
  await retry()
}
