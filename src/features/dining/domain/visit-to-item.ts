import { perUnit } from '#features/trips/domain/item-price.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { isTaken, type ItemStatus } from '#features/trips/domain/item-state.ts'
import { headsOf, type Party } from '#features/trips/domain/party.ts'
import { openedWith } from '#features/trips/domain/shared-ticket.ts'
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

interface TicketHolder {
  readonly source?: string | null | undefined
  readonly status?: ItemStatus | undefined
  readonly price?: number | undefined
  readonly name: string
}

/** What of a trip pays the ticket that opens a sight too; undefined where each has its own. */
export const ticketHolder = <T extends TicketHolder>(
  { ticketWith = [] }: Pick<Attraction, 'ticketWith'>,
  items: readonly T[],
): T | undefined => {
  const sources = new Set(ticketWith.map((id) => sourceOf('dining', id)))
  return items.find(
    ({ source, status = 'planned', price = 0 }) =>
      source && sources.has(source) && isTaken({ status }) && price > 0,
  )
}

/**
 * A sight known to be free costs nothing, nor does one that the ticket of another opens, `paidWith`; any other
 * admission is an estimate, including an unknown one. Children pay as adults do: no source knows another price.
 */
export const attractionToItem = (
  attraction: Attraction,
  visit: Visit & { readonly paidWith?: { readonly name: string } | undefined },
): ItemWrite => ({
  type: 'attraction',
  name: attraction.name,
  description: visit.paidWith
    ? openedWith(visit.paidWith, attraction.description)
    : attraction.description,
  location: `${attraction.address}, ${visit.city}`,
  ...forEach(visit.paidWith ? 0 : admissionCad(attraction), visit),
  estimated: attraction.estimated && !visit.paidWith,
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
