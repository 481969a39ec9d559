import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import { tripTotal } from '#features/trips/domain/trip-totals.ts'
import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import type {
  PageLinkAnswer,
  SharedItemAnswer,
  SharedTripAnswer,
} from '../contract/sharing.contract.ts'
import type { TripLink } from './manage-links.ts'
import type { Hiding } from './sharing.store.ts'

export const presentPage = (link: TripLink): PageLinkAnswer => ({
  path: `/shared/${link.token}`,
  hidePrices: link.hidePrices,
  hideNotes: link.hideNotes,
  createdAt: link.createdAt.toISOString(),
})

export const presentCalendar = (link: TripLink) => ({
  path: `/api/calendars/${link.token}`,
  hidePrices: link.hidePrices,
  hideNotes: link.hideNotes,
  createdAt: link.createdAt.toISOString(),
})

const presentItem = (item: ListedItem, hiding: Hiding): SharedItemAnswer => ({
  type: item.type,
  name: item.name,
  location: item.location,
  notes: hiding.hideNotes ? '' : item.description,
  time: item.time,
  durationMinutes: item.durationMinutes,
  nights: item.nights,
  price: hiding.hidePrices ? null : toMajor(item.price),
  estimated: item.estimated,
  sample: item.sample,
})

/** Field by field: what a link does not name, as the budget or where an offer came from, stays here. */
export function presentSharedTrip(
  trip: Trip,
  items: readonly ListedItem[],
  hiding: Hiding,
): SharedTripAnswer {
  const { days, unscheduled } = arrangeDays(trip, items)
  const present = (item: ListedItem) => presentItem(item, hiding)
  return {
    title: trip.title,
    places: trip.destinations.map(({ name }) => name),
    placeId: trip.destinations[0]?.ref ?? null,
    startDate: trip.startDate,
    endDate: trip.endDate,
    totalCad: hiding.hidePrices ? null : toMajor(tripTotal(items)),
    days: days.map((day) => ({ date: day.date, items: day.items.map(present) })),
    unscheduled: unscheduled.map(present),
    updatedAt: trip.updatedAt.toISOString(),
  }
}
