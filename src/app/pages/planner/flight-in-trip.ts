import { displacedBy } from '#features/board/domain/displaced-by.ts'
import type { BoardEdits } from '#features/board/web/index.ts'
import { type FlightOffer, type FlightStanding, flightToItem } from '#features/flights/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import {
  allItems,
  itemCost,
  type ItemView,
  newItem,
  placeOf,
  tripItemsText,
  tripStepText,
  type TripView,
} from '#features/trips/web/index.ts'
import { cad } from '#platform/shared/money.ts'
import { flightsStepText as text } from './messages.ts'
import type { AddedMoney } from './with-this.ts'

/** The trip's item for a flight offer, if any. */
export const itemOf = (trip: TripView, { id, provider }: FlightOffer): ItemView | undefined =>
  allItems(trip).find(
    ({ offer, status }) =>
      offer?.id === id.slice(0, 200) && offer.provider === provider && isTaken({ status }),
  )

/** The idea that an offer is already, if any. */
export const ideaOf = (trip: TripView, { id, provider }: FlightOffer): ItemView | undefined =>
  allItems(trip).find(
    ({ offer, status }) =>
      offer?.id === id.slice(0, 200) && offer.provider === provider && status === 'idea',
  )

/** The planned flights that an offer would replace; paid ones stay. */
const heldBy = (trip: TripView): ItemView | undefined =>
  allItems(trip).find((item) => item.type === 'flight' && isReplaceable(item))

/** The flights that are booked or paid: no other ones take their place before they are cancelled. */
export const bookedIn = (trip: TripView): ItemView | undefined =>
  allItems(trip).find((item) => item.type === 'flight' && isTaken(item) && !isReplaceable(item))

/** What an offer is in the trip. */
export function standingOf(trip: TripView, offer: FlightOffer): FlightStanding {
  const item = itemOf(trip, offer)
  if (item) return isReplaceable(item) ? 'added' : 'booked'
  const idea = ideaOf(trip, offer)
  if (bookedIn(trip)) return idea ? 'kept' : 'idea'
  if (heldBy(trip)) return 'swap'
  return idea ? 'waits' : undefined
}

/** "TP771, back TP770" */
export const flownBy = ({ details, name }: Pick<ItemWrite, 'details' | 'name'>): string =>
  details?.kind === 'flight'
    ? details.directions.flatMap(({ segments }) => segments.map(({ number }) => number)).join(', ')
    : name

/** "TP771": the one that a toast has room for. */
const firstOf = ({ details, name }: Pick<ItemWrite, 'details' | 'name'>): string =>
  (details?.kind === 'flight' && details.directions[0]?.segments[0]?.number) || name

/** A flight that leaves the evening before is placed on its landing day. */
function itemFor(trip: TripView, offer: FlightOffer) {
  const item = newItem(flightToItem(offer))
  const isEarly = item.day !== null && item.day !== undefined && item.day < trip.startDate
  return isEarly ? { ...item, day: trip.startDate } : item
}

const displacedIn = (trip: TripView, { details }: Pick<ItemWrite, 'details'>) =>
  details?.kind === 'flight' ? displacedBy(details, allItems(trip)) : []

/** Stops that would become ideas with an offer; none for flights in the trip and beside booked ones. */
export const displacedWith = (trip: TripView, offer: FlightOffer): readonly ItemView[] =>
  itemOf(trip, offer) || bookedIn(trip) ? [] : displacedIn(trip, flightToItem(offer))

const lessBy = (item: ItemView): AddedMoney => ({
  type: item.type,
  cents: -itemCost(item).amountMinor,
})

/**
 * What an offer changes in each kind of spending: its price, and without the flights it replaces and the stops that
 * become ideas. Nothing for flights in the trip and for an idea.
 */
export function moneyWith(trip: TripView, offer: FlightOffer): readonly AddedMoney[] {
  if (itemOf(trip, offer) || bookedIn(trip)) return []
  const held = heldBy(trip)
  const price: AddedMoney = { type: 'flight', cents: cad(offer.price.totalCad).amountMinor }
  return [price, ...[...(held ? [held] : []), ...displacedWith(trip, offer)].map(lessBy)]
}

/** Keeps an offer as an idea, beside the flights that are booked. */
const keeping = (item: ReturnType<typeof itemFor>): Parameters<BoardEdits['applySaid']> => [
  {
    added: [{ ...item, day: null, status: 'idea' }],
    removed: [],
    edits: [],
    text: text.kept(item.name),
  },
  { title: text.keptAsIdea, text: item.name },
]

/**
 * The step that adds both directions, or plans the idea that they are, in the place of those that were planned;
 * stops that no longer fit become ideas. And the words of its toast.
 */
export function addingFlight(
  trip: TripView,
  offer: FlightOffer,
): Parameters<BoardEdits['applySaid']> {
  const item = itemFor(trip, offer)
  if (bookedIn(trip)) return keeping(item)
  const held = heldBy(trip)
  const idea = ideaOf(trip, offer)
  const displaced = displacedIn(trip, item)
  const place = held ? placeOf(held, item.day) : {}
  const moved = displaced.map((stop) => ({
    item: stop,
    changes: { day: null, status: 'idea' as const },
  }))
  const planned = { day: item.day ?? null, status: 'planned' as const, ...place }
  const names = held && ([flownBy(item), flownBy(held)] as const)
  const words = held ? `${tripStepText.swapped(firstOf(item), firstOf(held))}.` : ''
  return [
    {
      added: idea ? [] : [{ ...item, ...place }],
      removed: held ? [held] : [],
      edits: idea ? [...moved, { item: idea, changes: planned }] : moved,
      text: names ? tripStepText.swapped(...names) : text.added(item.name),
    },
    {
      title: held ? tripItemsText.swapped : text.addedToTrip,
      text:
        [words, displaced.length > 0 ? text.moved(displaced.length) : '']
          .filter(Boolean)
          .join(' ') || item.name,
    },
  ]
}
