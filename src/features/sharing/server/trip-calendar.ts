import type { ListedItem, Trip, TripPlaces } from '#features/trips/server/index.ts'
import { deadlinesOf } from '#features/trips/domain/deadlines.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { tripSums } from '#features/trips/domain/trip-totals.ts'
import type { FileAnswer } from '#platform/server/http/bind-contract.ts'
import { businessZone } from '#platform/shared/business-day.ts'
import { fileNameOf } from '#platform/shared/file-name.ts'
import { formatMoney, money } from '#platform/shared/money.ts'
import { calendarText } from '../domain/calendar-text.ts'
import { deadlineEvents, tripEvents } from '../domain/trip-events.ts'
import { tripCalendarText } from './messages.ts'
import type { Hiding } from './sharing.store.ts'

const nothing = money('CAD', 0)

/** For readers that know only ASCII. */
const plainName = (title: string): string =>
  `${
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-+|(?<!-)-+$/g, '')
      .toLowerCase() || 'trip'
  }.ics`

const hidden = (item: ListedItem, { hidePrices, hideNotes }: Hiding): ListedItem => ({
  ...item,
  ...(hidePrices ? { price: nothing } : {}),
  ...(hideNotes ? { description: '' } : {}),
})

/** "For 2 adults. $1,200.00 CAD in all, $600.00 a person"; without prices only for whom. */
function aboutTrip(trip: Trip, items: readonly ListedItem[], { hidePrices }: Hiding): string {
  const party = tripCalendarText.forParty(partyWords(trip.party))
  const { total, perPerson } = tripSums(items, trip.party)
  if (hidePrices || total.amountMinor === 0) return party
  const each = headsOf(trip.party) > 1 ? tripCalendarText.aPerson(formatMoney(perPerson)) : ''
  return `${party} ${tripCalendarText.inAll(formatMoney(total), each)}`
}

/** A trip as a calendar file: each time by the clock of its place. */
export function tripCalendar(
  {
    tripPlaces,
    product,
  }: { readonly tripPlaces: Pick<TripPlaces, 'zonesAt'>; readonly product: string },
  { trip, items }: { readonly trip: Trip; readonly items: readonly ListedItem[] },
  hiding: Hiding = { hidePrices: false, hideNotes: false },
): FileAnswer {
  const home = trip.destinations.find(({ lat, lng }) => lat !== null && lng !== null)
  const zoneOf = (at: { readonly lat: number | null; readonly lng: number | null }) =>
    at.lat === null || at.lng === null
      ? undefined
      : tripPlaces.zonesAt({ lat: at.lat, lng: at.lng })[0]
  const zoneHere = home && zoneOf(home)
  const events = [
    ...tripEvents(
      // Ideas and cancelled items are no events.
      items.filter(isTaken).map((item) => hidden(item, hiding)),
      'wayleaf',
      (item) => zoneOf(item) ?? zoneHere,
    ),
    ...deadlineEvents(
      deadlinesOf(items, (item) => zoneOf(item) ?? zoneHere ?? businessZone),
      'wayleaf',
    ),
  ]
  const description = aboutTrip(trip, items, hiding)
  const head = { product, name: trip.title, description, stamp: trip.updatedAt.getTime() }
  return {
    bytes: new TextEncoder().encode(calendarText(head, events)),
    fileName: fileNameOf(trip.title, 'ics'),
    plainName: plainName(trip.title),
  }
}
