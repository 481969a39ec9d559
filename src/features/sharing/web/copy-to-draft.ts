import { toDraft } from '#features/trips/domain/draft-codec.ts'
import { clearDraft, draftKeys, readStored, writeStored } from '#platform/web/storage.ts'
import type { SharedItem, SharedTrip } from './sharing.client.ts'

/** Whether this browser keeps a draft with something in it, which a copy would replace. */
export function hasDraft(): boolean {
  if (readStored(draftKeys.itemsOf) !== undefined) return false
  try {
    const items: unknown = JSON.parse(readStored(draftKeys.items) ?? '[]')
    return Array.isArray(items) && items.length > 0
  } catch {
    // An unreadable draft counts as none.
    return false
  }
}

/** As the reader's own: what the owner booked is only planned for them. */
const asOwn = (item: SharedItem, day: string | null) => ({
  id: crypto.randomUUID(),
  type: item.type,
  name: item.name,
  location: item.location,
  description: item.notes,
  price: item.price ?? 0,
  // Where the link hides prices, none is known.
  estimated: item.estimated || item.price === null,
  sample: item.sample,
  status: item.status === 'idea' ? ('idea' as const) : ('planned' as const),
  day,
  time: item.time,
  durationMinutes: item.durationMinutes,
  nights: item.nights,
  lat: item.lat,
  lng: item.lng,
  source: item.landmark === null ? null : `dining:embedded:${item.landmark}`,
})

/**
 * Makes a shared trip the draft of this browser: without an owner, so that it moves to the next sign-in.
 * False where the browser stores nothing.
 */
export function copyAsDraft(trip: SharedTrip): boolean {
  const { places, placeId, countryCode, startDate, endDate, party, days, unscheduled } = trip
  const [name = ''] = places
  const placed = days.flatMap(({ date, items }) => items.map((item) => ({ item, date })))
  const all = [...placed, ...unscheduled.map((item) => ({ item, date: null }))]
  const items = all
    .filter(({ item }) => item.status !== 'cancelled')
    .map(({ item, date }) => toDraft(asOwn(item, date)))
  clearDraft()
  writeStored(draftKeys.destination, name)
  if (placeId !== null)
    writeStored(
      draftKeys.place,
      JSON.stringify({ ref: placeId, name, countryCode, lat: null, lng: null }),
    )
  writeStored(draftKeys.dates, JSON.stringify({ start: startDate, end: endDate }))
  writeStored(draftKeys.rest, JSON.stringify({ party, origin: null }))
  return writeStored(draftKeys.items, JSON.stringify(items))
}
