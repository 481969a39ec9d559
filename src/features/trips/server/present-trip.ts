import { toMajor } from '#platform/shared/money.ts'
import type { z } from 'zod'
import type { tripItemSchema } from '../contract/trip-item.schema.ts'
import type { TripAnswer, TripSummaryAnswer } from '../contract/trips.contract.ts'
import { arrangeDays } from '../domain/arrange-days.ts'
import { placesOfDays } from '../domain/day-places.ts'
import type { TripDestination } from '../domain/trip-destination.ts'
import { memberRole } from '../domain/trip-role.ts'
import { unitPriceOf } from '../domain/item-price.ts'
import type { ItemBooking } from '../domain/item-state.ts'
import type { Party } from '../domain/party.ts'
import { tripProgress } from '../domain/trip-progress.ts'
import { tripSums } from '../domain/trip-totals.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { presentSpans } from './present-spans.ts'
import type { TripPlaces } from './provider/trip-places.ts'
import type { ListedItem } from './trip-items.store.ts'
import type { TripSummary } from './trip-list.store.ts'
import type { ReadTrip } from './trips.store.ts'

type ItemOnWire = z.input<typeof tripItemSchema>

const presentBooking = ({ paid, refunded, isErased: _, ...booking }: ItemBooking) => ({
  ...booking,
  paidCad: toMajor(paid),
  refundedCad: toMajor(refunded),
})

type KindOf = TripPlaces['kindOf']

function presentKind({ source }: ListedItem, kindOf: KindOf | undefined) {
  const kind = source === null ? undefined : kindOf?.(source)
  return kind ? { kind } : {}
}

/** `kindOf` tells what kind of place it is, for its sign; without it the type has to do. */
export const presentItem = (item: ListedItem, kindOf?: KindOf): ItemOnWire => ({
  id: item.id,
  type: item.type,
  name: item.name,
  description: item.description,
  location: item.location,
  price: toMajor(item.price),
  basis: item.basis,
  unitPrice: toMajor(unitPriceOf(item)),
  quantity: item.quantity,
  status: item.status,
  choice: item.choice,
  estimated: item.estimated,
  sample: item.sample,
  day: item.day,
  time: item.time,
  durationMinutes: item.durationMinutes,
  nights: item.nights,
  lat: item.lat,
  lng: item.lng,
  position: item.position,
  link: item.link,
  source: item.source,
  original: item.original,
  offer: item.offer,
  // A cast: the schema infers arrays that may be changed, the domain's are readonly.
  details: item.details as ItemOnWire['details'],
  hours: item.hours,
  lastEntryMinutes: item.lastEntryMinutes,
  advanceTicket: item.advanceTicket,
  countryCode: item.countryCode,
  priority: item.priority,
  paid: item.paid && toMajor(item.paid),
  ...(item.paid ? { paidBy: [...item.paidBy] } : {}),
  booking: item.booking && presentBooking(item.booking),
  version: item.version,
  ...presentKind(item, kindOf),
})

const presentPlaces = (destinations: readonly TripDestination[]) => ({
  destination: destinations[0]?.name ?? '',
  destinations: [...destinations],
})

const presentParty = ({ adults, children }: Party) => ({ adults, children: [...children] })

/** The airports at which the flights of a trip begin and end. */
function airportsOf(
  items: readonly ListedItem[],
  { airport }: Partial<Pick<TripPlaces, 'airport'>>,
) {
  if (!airport) return {}
  const codes = items.flatMap(({ details }) =>
    details?.kind === 'flight'
      ? details.directions.flatMap(({ segments }) => [
          segments[0]?.from.iata,
          segments.at(-1)?.to.iata,
        ])
      : [],
  )
  const known = [...new Set(codes)].toSorted().flatMap((code) => {
    const found = code === undefined ? undefined : airport(code)
    return code && found ? [[code, { lat: found.lat, lng: found.lng }] as const] : []
  })
  return { airports: Object.fromEntries(known) }
}

export function presentTrip(
  trip: ReadTrip,
  items: readonly ListedItem[],
  caller: Pick<Session, 'userId'>,
  places: Partial<Pick<TripPlaces, 'airport' | 'kindOf'>> = {},
): TripAnswer {
  const { days, unscheduled } = arrangeDays(trip, items)
  const { total, perPerson } = tripSums(items, trip.party)
  const placeOn = placesOfDays(trip, items, places.airport)
  const { spansOn, outside } = presentSpans(trip, items)
  return {
    id: trip.id,
    title: trip.title,
    ...presentPlaces(trip.destinations),
    startDate: trip.startDate,
    endDate: trip.endDate,
    budgetCad: toMajor(trip.budget),
    itemCount: items.length,
    party: presentParty(trip.party),
    origin: trip.origin,
    dayPlaces: trip.dayPlaces,
    totalCad: toMajor(total),
    perPersonCad: toMajor(perPerson),
    role: memberRole(trip, caller.userId),
    people: 1 + trip.editorIds.length,
    archived: trip.archived,
    changes: trip.changes,
    updatedAt: trip.updatedAt.toISOString(),
    version: trip.version,
    days: days.map(({ date, items: placed }, index) => ({
      date,
      items: placed.map((item) => presentItem(item, places.kindOf)),
      spans: spansOn(date),
      place: placeOn[index] ?? 0,
    })),
    ...airportsOf(items, places),
    outside,
    unscheduled: unscheduled.map((item) => presentItem(item, places.kindOf)),
  }
}

export const presentSummary = (
  trip: TripSummary,
  { userId }: Pick<Session, 'userId'>,
): TripSummaryAnswer => ({
  id: trip.id,
  title: trip.title,
  ...presentPlaces(trip.destinations),
  startDate: trip.startDate,
  endDate: trip.endDate,
  itemCount: trip.itemCount,
  totalCad: toMajor(trip.total),
  party: presentParty(trip.party),
  origin: trip.origin,
  budgetCad: toMajor(trip.budget),
  progress: tripProgress(trip, trip.parts),
  role: memberRole(trip, userId),
  archived: trip.archived,
  updatedAt: trip.updatedAt.toISOString(),
  version: trip.version,
  changes: trip.changes,
})
