import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { NewItem } from '#features/trips/web/index.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { admissionCad } from '../domain/admission.ts'
import { mealCad } from '../domain/meal.ts'

interface Place {
  readonly city: string
  readonly day: string | null
}

export const restaurantToItem = (restaurant: Restaurant, { city, day }: Place): NewItem => ({
  id: crypto.randomUUID(),
  type: 'restaurant',
  name: restaurant.name,
  description: restaurant.cuisine.slice(0, 3).join(', '),
  location: `${restaurant.address}, ${city}`,
  price: mealCad(restaurant),
  estimated: true,
  sample: restaurant.sample,
  day,
  lat: restaurant.lat,
  lng: restaurant.lng,
  source: sourceOf('dining', restaurant.id),
})

/** A sight known to be free costs nothing; any other admission is an estimate, including an unknown
    one. */
export const attractionToItem = (attraction: Attraction, { city, day }: Place): NewItem => ({
  id: crypto.randomUUID(),
  type: 'attraction',
  name: attraction.name,
  description: attraction.description,
  location: `${attraction.address}, ${city}`,
  price: admissionCad(attraction),
  estimated: attraction.estimated,
  sample: false,
  day,
  durationMinutes: attraction.durationMinutes,
  lat: attraction.lat,
  lng: attraction.lng,
  source: sourceOf('dining', attraction.id),
})
