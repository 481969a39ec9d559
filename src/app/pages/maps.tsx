import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { addToCart } from '#features/cart/web/index.ts'
import type { Home, ListedPlace, NightsOf, Travellers } from '#features/maps/domain/listed-place.ts'
import { Maps } from '#features/maps/web/maps-page.tsx'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { type TripView, useTripOfSearch, useTrips } from '#features/trips/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { BookingNotice } from './booking-notice.tsx'
import { nightsOfTrips } from './nights-of-trips.ts'
import { mapsText as text } from './messages.ts'
import { placesOf, placesOfAll } from './planner/day-places.ts'
import { MapDays, type ShownDay } from './planner/map-days.tsx'
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
  readonly onHome: (home: Home | null, trip?: OfTrip, view?: TripView) => void
}

/** Tells where the next trip of the signed-in traveller goes. */
function TripsTell({ onHome }: TellProps) {
  const [today] = useState(() => earliestToday(new Date()))
  const { data, isPending } = useTrips()
  const trips = data ?? []
  const [next] = tripsAhead(trips, today)
  const view = useTripOfSearch(next?.id ?? '')
  const tell = useEffectEvent(() => {
    const travellers = next && {
      heads: headsOf(next.party),
      words: partyWords(next.party),
      trip: {
        title: next.title,
        href: `/planner?trip=${next.id}`,
        sum: text.inTrip(next.itemCount, formatBrief(cad(next.totalCad))),
      },
    }
    const ofTrip = { nightsOf: nightsOfTrips(trips, today), travellers }
    onHome(townOfTrips(trips, today), ofTrip, view.data)
  })
  const isKnown = !isPending && (!next || !view.isPending)
  useEffect(() => {
    if (isKnown) tell()
  }, [isKnown])
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

/** The stops of a trip for the map, all or of one day; undefined where it has none. */
function useOwnStops(trip: TripView | undefined) {
  const [shown, setShown] = useState<ShownDay>('all')
  const date = shown === 'all' ? undefined : trip?.days[shown]?.date
  const places = useMemo(() => {
    if (!trip) return []
    return date === undefined ? placesOfAll(trip) : placesOf(trip, date)
  }, [trip, date])
  if (!trip || (shown === 'all' && places.length === 0)) return undefined
  return {
    places,
    day: shown === 'all' ? undefined : shown + 1,
    choice: <MapDays days={trip.days} shown={shown} onShow={setShown} />,
  }
}

export function MapsPage() {
  // Of a visitor nothing is asked.
  const mayBeSignedIn = useHint()
  const [home, setHome] = useState<Home | null>()
  const [trip, setTrip] = useState<OfTrip>()
  const [view, setView] = useState<TripView>()
  const tell = (place: Home | null, next?: OfTrip, whole?: TripView): void => {
    setHome(place)
    setTrip(next)
    setView(whole)
  }
  const own = useOwnStops(view)
  return (
    <DataFrame>
      {mayBeSignedIn ? <UserTells onHome={tell} /> : null}
      <Maps
        notice={<BookingNotice />}
        addToCart={addPlaces}
        own={own}
        home={mayBeSignedIn === false ? null : home}
        {...trip}
      />
    </DataFrame>
  )
}
