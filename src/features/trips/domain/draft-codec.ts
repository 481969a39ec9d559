import type { ItemWrite } from './item-write.ts'
import { readItem } from './read-item.ts'

/** An item stored in this browser outside of any trip. */
export type LocalItem = ItemWrite & {
  readonly id: string
  /** What kind of place it is, for its sign; a server that keeps it knows that by itself. */
  readonly kind?: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * An item as `itinerary` has it: id, type, name, description, location, price, date and time, which other
 * scripts know, and beside them what else is known of it.
 */
export const toDraft = ({ day, time, ...item }: LocalItem): Readonly<Record<string, unknown>> => ({
  description: '',
  location: '',
  price: 0,
  ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
  ...(day ? { date: day } : {}),
  ...(time ? { time } : {}),
})

/** Parses an item; undefined if invalid. `price` wins if another script changed only it. */
export function fromDraft(value: unknown, index: number): LocalItem | undefined {
  if (!isRecord(value)) return undefined
  const { date, id, kind } = value
  const item = readItem({ ...value, day: date })
  const own = typeof id === 'string' ? id.trim() : ''
  return (
    item && { ...item, id: own || String(index), ...(typeof kind === 'string' ? { kind } : {}) }
  )
}
