import { type ListedPlace, timesPaid } from '#features/maps/domain/listed-place.ts'
import { perUnit } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'

/** A place of the map as an item: a night, else a meal, an admission or a ride for each who travels. */
export const placeToItem = (place: ListedPlace, heads: number): ItemWrite => ({
  type: place.type,
  name: place.name.slice(0, 200),
  location: place.address.slice(0, 300),
  ...perUnit(place.type === 'hotel' ? 'night' : 'person', cad(place.cost), timesPaid(place, heads)),
  estimated: place.estimated,
  sample: place.sample,
  lat: place.lat,
  lng: place.lng,
  source: place.id,
})
