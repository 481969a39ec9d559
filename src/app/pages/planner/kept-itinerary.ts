import { fromDraft, type LocalItem, toDraft } from '#features/trips/domain/draft-codec.ts'
import { allItems, asWrite, type TripView } from '#features/trips/web/index.ts'
import { draftKeys, readStored, writeStored } from '#platform/web/storage.ts'

function readItems(): readonly LocalItem[] {
  try {
    const stored: unknown = JSON.parse(readStored(draftKeys.items) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((item, n) => fromDraft(item, n) ?? []) : []
  } catch {
    // Unreadable data stays until it's overwritten.
    return []
  }
}

/** Whether the stored itinerary belongs to this account or has no owner yet. */
export const isKeptFor = (userId: string): boolean =>
  [undefined, userId].includes(readStored(draftKeys.owner))

/** Draft items: those without a saved trip. */
export const draftItems = (userId: string): readonly LocalItem[] =>
  isKeptFor(userId) && readStored(draftKeys.itemsOf) === undefined ? readItems() : []

/** Items of a draft that no account has claimed yet. */
export const unownedItems = (): readonly LocalItem[] =>
  readStored(draftKeys.owner) === undefined && readStored(draftKeys.itemsOf) === undefined
    ? readItems()
    : []

export function keepDraftItems(items: readonly LocalItem[]): void {
  writeStored(draftKeys.items, JSON.stringify(items.map(toDraft)))
}

/** Last known items of this trip in this browser. */
export const lastSeen = (tripId: string, userId: string): readonly LocalItem[] =>
  isKeptFor(userId) && readStored(draftKeys.itemsOf) === tripId ? readItems() : []

/**
 * Stores a saved trip's items for offline use. Skips it while there is a draft, or data of another
 * account.
 */
export function keepItinerary(trip: TripView, userId: string): void {
  if (!isKeptFor(userId) || draftItems(userId).length > 0) return
  writeStored(draftKeys.owner, userId)
  if (writeStored(draftKeys.itemsOf, trip.id))
    writeStored(
      draftKeys.items,
      JSON.stringify(allItems(trip).map((item) => toDraft({ ...asWrite(item), id: item.id }))),
    )
}
