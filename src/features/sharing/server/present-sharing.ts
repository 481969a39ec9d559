import { landmarkOf } from '#design/art/landmarks.ts'
import { arrangeDays } from '#features/trips/domain/arrange-days.ts'
import { placesOfDays } from '#features/trips/domain/day-places.ts'
import type { Moment } from '#features/trips/domain/item-details.ts'
import { costOf } from '#features/trips/domain/item-state.ts'
import { tripSums } from '#features/trips/domain/trip-totals.ts'
import { type ListedItem, presentSpans, type Trip } from '#features/trips/server/index.ts'
import { money, toMajor } from '#platform/shared/money.ts'
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
  showName: link.showName,
  createdAt: link.createdAt.toISOString(),
})

export const presentCalendar = (link: TripLink) => ({
  path: `/api/calendars/${link.token}`,
  hidePrices: link.hidePrices,
  hideNotes: link.hideNotes,
  createdAt: link.createdAt.toISOString(),
})

const nothing = money('CAD', 0)

type KindOf = (source: string) => string | undefined

const changeAt = ({ iata, local }: Moment) => ({ ...(iata ? { iata } : {}), local })

/** The clocks of a flight, and where it changes; where it begins and ends is for its name to say. */
function flownOf({ details }: ListedItem): Pick<SharedItemAnswer, 'directions'> {
  if (details?.kind !== 'flight') return {}
  return {
    directions: details.directions.map(({ segments }) => ({
      segments: segments.map(({ from, to }, at) => ({
        from: at === 0 ? { local: from.local } : changeAt(from),
        to: at === segments.length - 1 ? { local: to.local } : changeAt(to),
      })),
    })),
  }
}

/** Sights and restaurants are public; where an offer came from is not. */
const publicSource = 'dining:'

const presentItem = (
  item: ListedItem,
  hiding: Hiding,
  kindOf: KindOf | undefined,
): SharedItemAnswer => ({
  id: item.id,
  status: item.status,
  type: item.type,
  name: item.name,
  location: item.location,
  notes: hiding.hideNotes ? '' : item.description,
  time: item.time,
  durationMinutes: item.durationMinutes,
  nights: item.nights,
  ...flownOf(item),
  price: hiding.hidePrices ? null : toMajor(item.price),
  ...(hiding.hidePrices
    ? {}
    : {
        basis: item.basis,
        quantity: item.quantity,
        costCad: toMajor(costOf(item)),
        refundedCad: toMajor(item.booking?.refunded ?? nothing),
      }),
  estimated: item.estimated,
  sample: item.sample,
  lat: item.lat,
  lng: item.lng,
  landmark: landmarkOf(item.source) ?? null,
  ...(item.source?.startsWith(publicSource) ? { source: item.source } : {}),
  kind: (item.source && kindOf?.(item.source)) || undefined,
})

/** Field by field: what a link does not name, as the budget or where an offer came from, stays here. */
export function presentSharedTrip(
  trip: Trip,
  items: readonly ListedItem[],
  hiding: Hiding,
  owner: string | null = null,
  kindOf?: KindOf,
): SharedTripAnswer {
  const { days, unscheduled } = arrangeDays(trip, items)
  const placeOn = placesOfDays(trip, items)
  const { spansOn, outside } = presentSpans(trip, items)
  const { total, perPerson } = tripSums(items, trip.party)
  const present = (item: ListedItem) => presentItem(item, hiding, kindOf)
  return {
    title: trip.title,
    owner,
    places: trip.destinations.map(({ name }) => name),
    placeId: trip.destinations[0]?.ref ?? null,
    countryCode: trip.destinations[0]?.countryCode ?? null,
    startDate: trip.startDate,
    endDate: trip.endDate,
    totalCad: hiding.hidePrices ? null : toMajor(total),
    perPersonCad: hiding.hidePrices ? null : toMajor(perPerson),
    party: { ...trip.party, children: [...trip.party.children] },
    days: days.map(({ date, items: placed }, at) => ({
      date,
      place: placeOn[at] ?? 0,
      items: placed.map(present),
      spans: spansOn(date),
    })),
    outside,
    unscheduled: unscheduled.map(present),
    updatedAt: trip.updatedAt.toISOString(),
  }
}
