import { noPrice } from '../domain/item-price.ts'
import { oneAdult } from '../domain/party.ts'
import { completed, type ItemWish } from './item-wish.ts'
import type { ListedItem } from './trip-items.store.ts'
import type { ReadTrip, TripFields } from './trips.store.ts'

/** An unsaved item in the shape of a stored one. */
export const draftItem = ({
  id,
  position,
  ...wish
}: ItemWish & Pick<ListedItem, 'id' | 'position'>): ListedItem => ({
  ...noPrice,
  ...completed(wish),
  id,
  position,
  version: 1,
  paid: null,
  paidBy: [],
  booking: null,
})

/** An unsaved trip without an owner. */
export const draftTrip = (
  fields: Pick<TripFields, 'title' | 'destinations' | 'startDate' | 'endDate' | 'budget'> &
    Partial<TripFields>,
  { id, now }: { readonly id: string; readonly now: Date },
): ReadTrip => ({
  party: oneAdult,
  origin: null,
  dayPlaces: {},
  archived: false,
  ...fields,
  id,
  ownerId: '',
  editorIds: [],
  version: 1,
  fieldVersions: {},
  changes: 1,
  veiled: null,
  createdAt: now,
  updatedAt: now,
})
