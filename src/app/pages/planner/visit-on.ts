import { firstTime } from '#features/board/domain/first-time.ts'
import { inOrder } from '#features/board/web/index.ts'
import {
  type Attraction,
  attractionToItem,
  type Restaurant,
  restaurantToItem,
  ticketHolder,
} from '#features/dining/web/index.ts'
import { isStop } from '#features/trips/domain/day-parts.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { visitSpans } from '#features/trips/domain/opening-hours.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { boundsOf } from './day-bounds.ts'
import { mealFor } from './meal-slot.ts'

/** Something found as an item of a day, at its time there; null for the ideas. */
export type WishOn = (day: string | null) => ItemWrite

/** A restaurant: at the meal that is free; of a day whose meals are taken, without a time. */
export function mealOn(trip: TripView, restaurant: Restaurant, city: string): WishOn {
  return (day) => {
    const slot = mealFor(trip, day)
    const time = slot && !slot.held ? slot.time : null
    return inOrder(trip, {
      ...restaurantToItem(restaurant, { city, day, party: trip.party }),
      time,
    })
  }
}

/** A sight: at the first time at which it is open and the day has room for it, else without a time. */
export function sightOn(trip: TripView, sight: Attraction, city: string): WishOn {
  return (day) => {
    const paidWith = ticketHolder(sight, allItems(trip))
    const item = attractionToItem(sight, { city, day, party: trip.party, paidWith })
    const items = trip.days.find(({ date }) => date === day)?.items
    if (day === null || !items) return item
    const { id, name, lat, lng, durationMinutes } = sight
    const visit = { id, name, lat, lng, durationMinutes, day, time: null, nights: null }
    const time = firstTime(
      { ...visit, type: item.type, source: item.source ?? null },
      { open: visitSpans(sight, day), lastEntryMinutes: sight.lastEntryMinutes },
      { bounds: boundsOf(trip, day), stops: items.filter((one) => isStop(one) && isTaken(one)) },
    )
    return inOrder(trip, { ...item, time })
  }
}
