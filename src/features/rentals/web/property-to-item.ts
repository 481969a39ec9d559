import type { TripItem } from '#features/trips/contract/trip-item.schema.ts'
import { asFound } from '#features/trips/domain/item-price.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'
import { rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { Property } from '../contract/property.schema.ts'

const original = ({ total, currency }: Property['pricing']): TripItem['original'] =>
  currency === 'CAD'
    ? null
    : { amount: total, currency, rate: rateOf(currency).cadPerUnit, rateDate: ratesAsOf() }

/** A property as an item of a trip from its check-in on, all fees in it: by night where that is whole cents. */
export function propertyToItem(
  { id, source, name, description, sample, location, pricing }: Property,
  { checkIn, guests }: { readonly checkIn: string; readonly guests: number },
): ItemWrite {
  const { nights, totalCad, basis = 'night', quantity = nights } = pricing
  return {
    type: 'property',
    name,
    description,
    location: `${location.address}, ${location.city}`,
    ...asFound(cad(totalCad), { basis, quantity }),
    estimated: false,
    sample,
    day: checkIn,
    nights,
    lat: location.lat,
    lng: location.lng,
    source: sourceOf('rentals', id),
    original: original(pricing),
    offer: { provider: source, id, expiresAt: null },
    details: { kind: 'stay', guests },
  }
}
