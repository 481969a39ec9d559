import type { ListedPlace } from '#features/maps/domain/listed-place.ts'
import { perUnit } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'

/** A place of the map as an item: a night for one room, else a meal, an admission or a ride for one. */
export const placeToItem = (place: ListedPlace): ItemWrite => ({
  type: place.type,
  name: place.name.slice(0, 200),
  location: place.address.slice(0, 300),
  ...perUnit(place.type === 'hotel' ? 'night' : 'person', cad(place.cost), 1),
  estimated: place.estimated,
  sample: place.sample,
  lat: place.lat,
  lng: place.lng,
  source: place.id,
})
