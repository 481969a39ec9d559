import { Link } from '#design/link.tsx'
import { headsOf, roomsFor } from '#features/trips/domain/party.ts'
import { type ChosenStay, type StayOffer, useHotels } from '#features/stays/web/index.ts'
import { type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { formatBrief, money } from '#platform/shared/money.ts'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { addedCents, fitOfStay, nightsFor, swappedBy } from './fit-of-stay.ts'
import { ribbonText as text } from './messages.ts'

/** The suitable stay that saves most, with the savings in cents. */
function cheapestSwap(trip: TripView, offers: readonly StayOffer[], stay: ChosenStay) {
  const swaps = offers
    .filter((offer) => fitOfStay(trip, offer, stay).suits && swappedBy(trip, offer, stay))
    .map((offer) => ({ name: offer.hotel.name, saves: -addedCents(trip, offer, stay) }))
  const [best] = swaps.toSorted((a, b) => b.saves - a.saves)
  return best && best.saves > 0 ? best : undefined
}

/** Over budget: link to the swap that saves most; renders nothing without one. */
export function CheaperStay({ trip }: { readonly trip: TripView }) {
  const place = placeIn(trip, '')
  const { checkIn, checkOut } = nightsFor(trip, place, null)
  const rooms = roomsFor(trip.party)
  const stay = { checkIn, checkOut, guests: headsOf(trip.party), rooms }
  const { data } = useHotels({
    location: searchKeyOf(place),
    checkInDate: checkIn,
    checkOutDate: checkOut,
    itineraryId: trip.id,
    ...(rooms > 1 && { rooms }),
    party: trip.party,
    possible: trip.version !== unsentVersion,
  })
  const swap = data && cheapestSwap(trip, data, stay)
  if (!swap) return null
  return (
    <Link href={`/planner?trip=${trip.id}&step=hotels&sort=price`} className="text-link">
      <span>{text.swapTo(swap.name)}</span>{' '}
      <span>{text.save(formatBrief(money('CAD', swap.saves)))}</span>
    </Link>
  )
}
