import { perUnit } from '#features/trips/domain/item-price.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { headsOf, type Party } from '#features/trips/domain/party.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'
import type { Activity } from '../contract/activity.schema.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { admissionCad } from './admission.ts'
import { type Meal, mealCad, mealTimes } from './meal.ts'

interface Visit {
  readonly city: string
  readonly day: string | null
  readonly party: Party
}

const forEach = (cost: number, { party }: Visit) => perUnit('person', cad(cost), headsOf(party))

/** A meal for the party at the average price, at the meal's usual time. */
export const restaurantToItem = (
  restaurant: Restaurant,
  visit: Visit & { readonly meal?: Meal | undefined },
): ItemWrite => ({
  type: 'restaurant',
  name: restaurant.name,
  description: restaurant.cuisine.slice(0, 3).join(', '),
  location: `${restaurant.address}, ${visit.city}`,
  ...forEach(mealCad(restaurant), visit),
  estimated: true,
  sample: restaurant.sample,
  day: visit.day,
  time: visit.meal ? mealTimes[visit.meal] : null,
  lat: restaurant.lat,
  lng: restaurant.lng,
  source: sourceOf('dining', restaurant.id),
})

/** A sight known to be free costs nothing; any other admission is an estimate, including an unknown
    one. Children pay as adults do: no source knows another price. */
export const attractionToItem = (attraction: Attraction, visit: Visit): ItemWrite => ({
  type: 'attraction',
  name: attraction.name,
  description: attraction.description,
  location: `${attraction.address}, ${visit.city}`,
  ...forEach(admissionCad(attraction), visit),
  estimated: attraction.estimated,
  sample: false,
  day: visit.day,
  durationMinutes: attraction.durationMinutes,
  lat: attraction.lat,
  lng: attraction.lng,
  source: sourceOf('dining', attraction.id),
})

/** An activity or excursion, at its first start of the day. */
export const activityToItem = (activity: Activity, visit: Visit): ItemWrite => ({
  type: 'activity',
  name: activity.name,
  description: activity.description,
  location: `${activity.address}, ${visit.city}`,
  ...forEach(activity.price, visit),
  estimated: false,
  sample: activity.sample,
  day: visit.day,
  time: visit.day ? (activity.starts[0] ?? null) : null,
  durationMinutes: activity.durationMinutes || null,
  lat: activity.lat,
  lng: activity.lng,
  source: sourceOf('activities', activity.id),
})
