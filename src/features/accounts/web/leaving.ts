import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'

const key = 'leaving'

/** Somebody is on the way to /api/logout. Whether that worked shows on the page that comes next. */
export const beginLeaving = (): void => void writeStored(key, '1')

/** Somebody has signed in: a log-out before that is no longer wanted. */
export const stopLeaving = (): void => removeStored(key)

/** On each page that is opened: finishes a log-out that was begun. */
export async function finishLeaving(): Promise<void> {
  if (!readStored(key)) return
  try {
    const { forgetTraveller } = await import('./forget-traveller.ts')
    await forgetTraveller(() => readStored(key) !== undefined, stopLeaving)
  } catch {
    // Its code did not arrive: the next page tries again.
    return
  }
}
