import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { addToCart } from '#features/cart/web/index.ts'
import type { Home, ListedPlace, NightsOf } from '#features/maps/domain/listed-place.ts'
import { Maps } from '#features/maps/web/maps-page.tsx'
import { useTrips } from '#features/trips/web/index.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { BookingNotice } from './booking-notice.tsx'
import { nightsOfTrips } from './nights-of-trips.ts'
import { placeToItem } from './place-to-item.ts'
import { townOfTrips } from './town-of-trips.ts'

const addPlaces = (places: readonly ListedPlace[]): boolean =>
  addToCart(places.map((place) => ({ item: placeToItem(place) })))

interface TellProps {
  readonly onHome: (home: Home | null, nightsOf?: NightsOf) => void
}

/** Tells where the next trip of the signed-in traveller goes. */
function TripsTell({ onHome }: TellProps) {
  const [today] = useState(() => earliestToday(new Date()))
  const { data, isPending } = useTrips()
  const tell = useEffectEvent(() =>
    onHome(townOfTrips(data ?? [], today), nightsOfTrips(data ?? [], today)),
  )
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
  const [prices, setPrices] = useState<{ readonly nightsOf: NightsOf }>()
  const tell = (place: Home | null, nightsOf?: NightsOf): void => {
    setHome(place)
    if (nightsOf) setPrices({ nightsOf })
  }
  return (
    <DataFrame>
      {mayBeSignedIn ? <UserTells onHome={tell} /> : null}
      <Maps
        notice={<BookingNotice />}
        addToCart={addPlaces}
        home={mayBeSignedIn === false ? null : home}
        nightsOf={prices?.nightsOf}
      />
    </DataFrame>
  )
}
