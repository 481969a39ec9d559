import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { addToCart } from '#features/cart/web/index.ts'
import type { Home, ListedPlace, NightsOf, Travellers } from '#features/maps/domain/listed-place.ts'
import { Maps } from '#features/maps/web/maps-page.tsx'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { useTrips } from '#features/trips/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { BookingNotice } from './booking-notice.tsx'
import { nightsOfTrips } from './nights-of-trips.ts'
import { mapsText as text } from './messages.ts'
import { placeToItem } from './place-to-item.ts'
import { townOfTrips, tripsAhead } from './town-of-trips.ts'

const addPlaces = (places: readonly ListedPlace[], heads: number): boolean =>
  addToCart(places.map((place) => ({ item: placeToItem(place, heads) })))

/** What the trip that comes next tells of prices. */
interface OfTrip {
  readonly nightsOf: NightsOf
  readonly travellers: Travellers | undefined
}

interface TellProps {
  readonly onHome: (home: Home | null, trip?: OfTrip) => void
}

/** Tells where the next trip of the signed-in traveller goes. */
function TripsTell({ onHome }: TellProps) {
  const [today] = useState(() => earliestToday(new Date()))
  const { data, isPending } = useTrips()
  const tell = useEffectEvent(() => {
    const trips = data ?? []
    const [next] = tripsAhead(trips, today)
    const travellers = next && {
      heads: headsOf(next.party),
      words: partyWords(next.party),
      trip: {
        title: next.title,
        href: `/planner?trip=${next.id}`,
        sum: text.inTrip(next.itemCount, formatBrief(cad(next.totalCad))),
      },
    }
    onHome(townOfTrips(trips, today), { nightsOf: nightsOfTrips(trips, today), travellers })
  })
  useEffect(() => {
    if (!isPending) tell()
  }, [isPending])
  return null
}

function UserTells({ onHome }: TellProps) {
  const { data: user, isPending } = useCurrentUser()
  const tell = useEffectEvent(() => onHome(null))
  useEffect(() => {
    if (!user && !isPending) tell()
  }, [user, isPending])
  return user ? <TripsTell onHome={onHome} /> : null
}

export function MapsPage() {
  // Of a visitor nothing is asked.
  const mayBeSignedIn = useHint()
  const [home, setHome] = useState<Home | null>()
  const [trip, setTrip] = useState<OfTrip>()
  const tell = (place: Home | null, next?: OfTrip): void => {
    setHome(place)
    setTrip(next)
  }
  return (
    <DataFrame>
      {mayBeSignedIn ? <UserTells onHome={tell} /> : null}
      <Maps
        notice={<BookingNotice />}
        addToCart={addPlaces}
        home={mayBeSignedIn === false ? null : home}
        {...trip}
      />
    </DataFrame>
  )
}
