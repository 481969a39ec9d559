import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { draftKeys, readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { keepDraftItems, unownedItems } from './kept-itinerary.ts'

/** `foreign`: the draft of this browser belongs to an account. `full`: the browser stores nothing. */
export type AddedToDraft = 'added' | 'there' | 'foreign' | 'full'

/** Adds an item to this browser's draft, once; the draft moves to the next account that signs in. */
export function addToDraft(
  item: ItemWrite,
  place: { readonly ref: string | null; readonly name: string },
): AddedToDraft {
  if (readStored(draftKeys.owner) || readStored(draftKeys.itemsOf)) return 'foreign'
  const items = unownedItems()
  if (items.some(({ source }) => source && source === item.source)) return 'there'
  keepDraftItems([...items, { ...item, id: crypto.randomUUID() }])
  if (unownedItems().length === items.length) return 'full'
  if (!readStored(draftKeys.destination)) {
    writeStored(draftKeys.destination, place.name)
    const chosen = { ref: place.ref, name: place.name, countryCode: null, lat: null, lng: null }
    writeStored(draftKeys.place, JSON.stringify(chosen))
  }
  return 'added'
}

/** Takes an item out of the draft again, and with the last one the destination that came with it. */
export function takeFromDraft({ source }: ItemWrite, place: { readonly name: string }): void {
  if (readStored(draftKeys.owner) || readStored(draftKeys.itemsOf)) return
  const left = unownedItems().filter((item) => item.source !== source)
  keepDraftItems(left)
  if (left.length > 0 || readStored(draftKeys.destination) !== place.name) return
  removeStored(draftKeys.destination)
  removeStored(draftKeys.place)
}
