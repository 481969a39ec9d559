import { type ItemType, itemTypes } from '#features/trips/domain/trip-item.ts'
import { allItems, type ItemView, type NewItem, type TripView } from '#features/trips/web/index.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { draftKeys, readStored, writeStored } from '#platform/web/storage.ts'

/** An item as this browser keeps it under `itinerary`. */
export interface KeptItem {
  readonly id: string
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly location: string
  /** In CAD. */
  readonly price: number
  readonly date?: string
  readonly time?: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const isType = (value: unknown): value is ItemType => itemTypes.some((type) => type === value)
const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads one item; what has no name is none, and what is odd about the rest is left out. */
function readItem(value: unknown, index: number): KeptItem | undefined {
  if (!isRecord(value)) return undefined
  const { type, price } = value
  const name = textOf(value['name']).slice(0, 200)
  if (!name) return undefined
  const [date, time] = [textOf(value['date']), textOf(value['time'])]
  return {
    id: textOf(value['id']) || String(index),
    type: isType(type) ? type : 'other',
    name,
    description: textOf(value['description']).slice(0, 5000),
    location: textOf(value['location']).slice(0, 300),
    price: typeof price === 'number' && price >= 0 && price < 10_000_000 ? price : 0,
    ...(isLocalDate(date) ? { date } : {}),
    ...(clock.test(time) ? { time } : {}),
  }
}

function readItems(): readonly KeptItem[] {
  try {
    const stored: unknown = JSON.parse(readStored(draftKeys.items) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((item, n) => readItem(item, n) ?? []) : []
  } catch {
    // Unreadable: it stays as it is until something is kept in its place.
    return []
  }
}

/** Whether the stored itinerary belongs to this account or has no owner yet. */
export const isKeptFor = (userId: string): boolean =>
  [undefined, userId].includes(readStored(draftKeys.owner))

/** Items of the draft: whatever was put here and does not belong to a saved trip. */
export const draftItems = (userId: string): readonly KeptItem[] =>
  isKeptFor(userId) && readStored(draftKeys.itemsOf) === undefined ? readItems() : []

export function keepDraftItems(items: readonly KeptItem[]): void {
  writeStored(draftKeys.items, JSON.stringify(items))
}

/** What this browser saw last of a saved trip's items, if it was this trip. */
export const lastSeen = (tripId: string, userId: string): readonly KeptItem[] =>
  isKeptFor(userId) && readStored(draftKeys.itemsOf) === tripId ? readItems() : []

const asKept = ({
  id,
  type,
  name,
  description,
  location,
  price,
  day,
  time,
}: ItemView): KeptItem => ({
  id,
  type,
  name,
  description,
  location,
  price,
  ...(day ? { date: day } : {}),
  ...(time ? { time } : {}),
})

/**
 * Stores a saved trip's items for offline use. Skips it while there is a draft, or data of another
 * account.
 */
export function keepItinerary(trip: TripView, userId: string): void {
  if (!isKeptFor(userId) || draftItems(userId).length > 0) return
  writeStored(draftKeys.owner, userId)
  if (writeStored(draftKeys.itemsOf, trip.id))
    writeStored(draftKeys.items, JSON.stringify(allItems(trip).map(asKept)))
}

/** An item of the draft as the trip will have it. */
export const asTripItem = ({ date, time, ...item }: KeptItem): NewItem => ({
  ...item,
  id: crypto.randomUUID(),
  day: date ?? null,
  time: time ?? null,
})
