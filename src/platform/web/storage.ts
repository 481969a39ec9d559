/** Whose the draft of a new trip is; absent while it is nobody's. */
export const draftOwnerKey = 'draft-owner'

/**
 * Local storage that never throws: in private windows and where storage is full or forbidden, a page
 * goes on without it. Returns false when nothing was written.
 */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    // Full or forbidden; the caller says so where it matters.
    return false
  }
}

export function readStored(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    // Forbidden: the same as nothing stored.
    return undefined
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Forbidden: there was nothing to remove.
    return
  }
}
