/** Where the draft of a new trip is kept. */
export const draftKeys = {
  destination: 'selectedDestination',
  /** Which place that is. */
  place: 'selectedPlace',
  dates: 'travelDates',
  budget: 'travel-budget',
  /** The older name of the amount. */
  oldBudget: 'budget',
  /** Who travels, and where the trip begins. */
  rest: 'itinerary_draft',
  /** Items: of the draft, or of the saved trip that `itemsOf` names. */
  items: 'itinerary',
  itemsOf: 'itinerary-trip',
  /** The id of the trip that the draft becomes. */
  asked: 'draft-trip-id',
  /** User id of the draft's owner; absent while it has none. */
  owner: 'draft-owner',
} as const

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

/** Forgets the draft of a new trip. */
export function clearDraft(): void {
  for (const key of Object.values(draftKeys)) removeStored(key)
}

/** Deletes the draft at log-out if it has an owner; a draft without one stays for the next sign-in. */
export function clearOwnedDraft(): void {
  if (readStored(draftKeys.owner) !== undefined) clearDraft()
}

/** The stored keys with this prefix. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    // Forbidden: nothing is stored.
    return []
  }
}
