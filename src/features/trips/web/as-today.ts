import { oneAdult } from '../domain/party.ts'
import type { ItemView, TripSummaryView, TripView } from './trips.client.ts'

/** Defaults for fields missing in items of older builds or unsent items. */
export const unsetItem = {
  status: 'planned',
  choice: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  priority: 5,
  booking: null,
} as const satisfies Partial<ItemView>

const noParty = (): TripView['party'] => ({ ...oneAdult, children: [] })

/** Defaults for a trip. */
const unsetTrip = { party: noParty(), origin: null, perPersonCad: 0 }

/** A listed trip with defaults for an older build's cache. */
export const summaryToday = (
  trip: Omit<TripSummaryView, 'party'> & Partial<TripSummaryView>,
): TripSummaryView => (trip.party ? { ...trip, party: trip.party } : { ...trip, party: noParty() })

type KeptItem = Omit<ItemView, 'basis' | 'quantity' | 'unitPrice'> & Partial<ItemView>

const itemToday = (item: KeptItem): ItemView => ({
  ...unsetItem,
  basis: 'group',
  quantity: 1,
  unitPrice: item.price,
  ...item,
})

/** A trip with defaults filled in; the same object if complete. */
export function asToday(
  trip: Omit<TripView, keyof typeof unsetTrip> & Partial<TripView>,
): TripView {
  if (Object.hasOwn(trip, 'party')) return { ...unsetTrip, ...trip }
  return {
    ...unsetTrip,
    ...trip,
    days: trip.days.map((day) => ({ ...day, items: day.items.map(itemToday) })),
    unscheduled: trip.unscheduled.map(itemToday),
  }
}
