import { randomUUID } from 'node:crypto'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { addItem, presentItem, readTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { stableId } from '#platform/server/stable-id.ts'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import { cad } from '#platform/shared/money.ts'
import { diningErrors } from '../contract/dining.errors.ts'
import { type Meal, mealTimes, mealCad } from '../domain/meal.ts'
import type { DiningProvider } from './provider/dining-provider.ts'

const fail = failWith(diningErrors)

export interface AddRestaurantDeps {
  readonly db: Db
  readonly dining: DiningProvider
}

interface Wish {
  readonly restaurantId: string
  readonly restaurantData?: { readonly price?: number | undefined } | undefined
  readonly itineraryId: string
  readonly date: string | null
  readonly timeSlot: Meal
}

/** Keeps the trip's own error where it says more; another price for the same meal gets our message. */
function asDomainError(error: unknown): never {
  if (error instanceof AppError && error.code === 'id-taken')
    throw fail('already-in-trip', { cause: error })
  throw error
}

/**
 * Adds a restaurant to a trip at its average price, for each person of the party. The same one for the same
 * day and meal is added once. Without a day, or with one outside the trip, it is unscheduled.
 */
export async function addRestaurant(
  { db, dining }: AddRestaurantDeps,
  session: Session,
  { restaurantId, restaurantData, itineraryId, date, timeSlot }: Wish,
  signal: AbortSignal,
) {
  const found = await dining.restaurant(restaurantId, signal)
  if (!found) throw fail('restaurant-unknown')
  const { restaurant, city } = found
  const seen = restaurantData?.price
  if (seen !== undefined && seen !== restaurant.price)
    throw fail('price-changed', { extra: { price: restaurant.price } })
  const { trip } = await readTrip({ db }, session, itineraryId)
  const item = {
    id: stableId('restaurant', itineraryId, restaurant.id, date ?? '', timeSlot),
    type: 'restaurant' as const,
    name: restaurant.name,
    description: restaurant.cuisine.slice(0, 3).join(', '),
    location: `${restaurant.address}, ${city}`,
    basis: 'person' as const,
    unitPrice: cad(mealCad(restaurant)),
    quantity: headsOf(trip.party),
    estimated: true,
    sample: restaurant.sample,
    day: date,
    time: mealTimes[timeSlot],
    durationMinutes: null,
    nights: null,
    lat: restaurant.lat,
    lng: restaurant.lng,
    link: null,
    source: sourceOf('dining', restaurant.id),
    original: null,
    offer: null,
    details: null,
    // A fresh restore id, so that a restaurant removed in the meantime comes back.
    restore: randomUUID(),
  }
  return presentItem(await addItem({ db }, session, itineraryId, item).catch(asDomainError))
}
