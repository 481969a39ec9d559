import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'

const key = 'leaving'

/** A log-out through /api/logout has begun. The next page shows whether it worked. */
export const beginLeaving = (): void => void writeStored(key, '1')

/** A sign-in cancels a pending log-out. */
export const stopLeaving = (): void => removeStored(key)

/** On each page load: finishes a pending log-out. */
export async function finishLeaving(): Promise<void> {
  if (!readStored(key)) return
  try {
    const { clearTravellerData } = await import('./clear-traveller-data.ts')
    await clearTravellerData(() => readStored(key) !== undefined, stopLeaving)
  } catch {
    // The module failed to load: the next page retries.
    return
  }
}
