import { type LocalItem, toDraft } from '#features/trips/domain/draft-codec.ts'
import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import { addDays, daysBetween, type LocalDate } from '#platform/shared/local-date.ts'
import { localToday } from '#platform/web/local-today.ts'
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

const yearOfWeeks = 364

/** Days by which a trip that has begun is moved: whole weeks, so that each day keeps its weekday and its opening hours. */
export const daysToMove = (startDate: LocalDate, today: LocalDate): number =>
  Math.max(0, Math.ceil(daysBetween(startDate, today) / yearOfWeeks)) * yearOfWeeks

/** A flight out and home by its own clocks; the name, "YYZ → LIS", has the airports. */
function flownOf(
  { name, directions }: SharedItem,
  move: number,
): NonNullable<LocalItem['details']> | null {
  if (!directions?.length) return null
  const [, from, to] = /^([A-Z]{3}) → ([A-Z]{3})$/.exec(name) ?? []
  type End = (typeof directions)[number]['segments'][number]['from']
  const end = ({ iata, local }: End, of?: string) => ({
    ...(iata || of ? { iata: iata ?? of } : {}),
    local: addDays(local.slice(0, 10), move) + local.slice(10),
  })
  return {
    kind: 'flight',
    directions: directions.map(({ segments }, way) => ({
      segments: segments.map((one, at) => ({
        from: end(one.from, at > 0 ? undefined : way === 0 ? from : to),
        to: end(one.to, at < segments.length - 1 ? undefined : way === 0 ? to : from),
      })),
    })),
  }
}

/** Its price was an offer, for one booking. */
const isOffered = ({ type, nights }: SharedItem): boolean => type === 'flight' || nights !== null

/** As the reader's own: what the owner booked is only planned for them, and past prices are estimates. */
const asOwn = (item: SharedItem, day: string | null, move: number) => ({
  id: crypto.randomUUID(),
  type: item.type,
  name: item.name,
  location: item.location,
  description: item.notes,
  price: item.price ?? 0,
  ...(item.basis && item.quantity ? { basis: item.basis, quantity: item.quantity } : {}),
  // Where the link hides prices, none is known; what a seat or a bed cost, it cost the owner.
  estimated: item.estimated || item.price === null || move > 0 || isOffered(item),
  sample: item.sample,
  status: item.status === 'idea' ? ('idea' as const) : ('planned' as const),
  day,
  time: item.time,
  durationMinutes: item.durationMinutes,
  nights: item.nights,
  details: flownOf(item, move),
  lat: item.lat,
  lng: item.lng,
  source: item.source ?? null,
  ...(item.kind === undefined ? {} : { kind: item.kind }),
})

/**
 * Makes a shared trip the draft of this browser: without an owner, so that it moves to the next sign-in.
 * False where the browser stores nothing.
 */
export function copyAsDraft(trip: SharedTrip, origin: TripOrigin | null): boolean {
  const { places, placeId, countryCode, startDate, endDate, party, days, unscheduled } = trip
  const move = daysToMove(startDate, localToday())
  const [name = ''] = places
  // An idea of a day, as another stay for its nights, is not on the page that is copied.
  const placed = days.flatMap(({ date, items }) =>
    items
      .filter(({ status }) => status !== 'idea')
      .map((item) => ({ item, date: addDays(date, move) })),
  )
  const all = [...placed, ...unscheduled.map((item) => ({ item, date: null }))]
  const items = all
    .filter(({ item }) => item.status !== 'cancelled')
    .map(({ item, date }) => toDraft(asOwn(item, date, move)))
  clearDraft()
  writeStored(draftKeys.destination, name)
  if (placeId !== null)
    writeStored(
      draftKeys.place,
      JSON.stringify({ ref: placeId, name, countryCode, lat: null, lng: null }),
    )
  writeStored(
    draftKeys.dates,
    JSON.stringify({ start: addDays(startDate, move), end: addDays(endDate, move) }),
  )
  writeStored(draftKeys.rest, JSON.stringify({ party, origin }))
  return writeStored(draftKeys.items, JSON.stringify(items))
}
