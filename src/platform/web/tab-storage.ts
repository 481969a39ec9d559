/** What this tab keeps, and other tabs do not see: gone when it is closed. */
export const tabKeys = {
  /** Partners whose links were opened. */
  partners: 'visited-partners',
  /** Where a page stood before it was left for a payment. */
  scroll: 'scroll-back',
  /** The steps of the trip that was changed last, for Undo and Redo. */
  steps: 'trip-steps',
} as const

type TabKey = (typeof tabKeys)[keyof typeof tabKeys]

/** Session storage that never throws: where it is full or forbidden, a page goes on without it. */
export function writeTab(key: TabKey, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value)
    return true
  } catch {
    // Full or forbidden; the caller says so where it matters.
    return false
  }
}

export function readTab(key: TabKey): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    // Forbidden: the same as nothing kept.
    return undefined
  }
}

export function removeTab(key: TabKey): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Forbidden: there was nothing to remove.
    return
  }
}
