import type { TripItem } from '../contract/trip-item.schema.ts'

/** Fields of a new item; only type and name are required. Amounts in decimal CAD. */
export type ItemWrite = Pick<TripItem, 'type' | 'name'> &
  Partial<Omit<TripItem, 'id' | 'version' | 'paid' | 'paidBy' | 'booking' | 'kind'>>
