import type { TripItem } from '../contract/trip-item.schema.ts'

/** What is written of an item: type and name, the rest has its defaults on the server. Amounts are decimal CAD. */
export type ItemWrite = Pick<TripItem, 'type' | 'name'> &
  Partial<Omit<TripItem, 'id' | 'version' | 'paid' | 'paidBy' | 'booking'>>
