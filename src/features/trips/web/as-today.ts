import { oneAdult } from '../domain/party.ts'
import type { ItemView, TripSummaryView, TripView } from './trips.client.ts'

/** What an item means that says nothing of it: kept by an older build, or not sent yet. */
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

/** The same of a trip. */
const unsetTrip = { party: noParty(), origin: null, perPersonCad: 0 }

/** A trip of the list, with what a list that an older build kept leaves out. */
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

/** A trip with all that trips have today; what is whole already stays as it is. */
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
