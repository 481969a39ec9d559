import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { CalendarDays, Map as MapIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import styles from './saved-trips.module.css'
import { tripDates } from './trip-view.ts'
import { TripMenu } from './trip-menu.tsx'
import type { TripSummaryView } from './trips.client.ts'
import { useTrips } from './trips.queries.ts'
import { useUnsentTrips } from './use-unsent-trips.ts'
import { TripMutations } from './mutations/trip-mutations.tsx'
import { unsentVersion } from './mutations/pending-mutation.ts'
import { savedTripsPageText } from './messages.ts'

function TripPicture({ place, destination }: { place: string | null; destination: string }) {
  const slug = place ?? destination.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return isPosterSlug(slug) ? (
    <Poster slug={slug} ratio="1/1" lazy className={styles.picture} />
  ) : (
    <Picture
      src={`/art/attraction/${encodeURIComponent(slug)}.svg`}
      ratio="1/1"
      lazy
      className={styles.picture}
    />
  )
}

/** The way into the day that a traveller is in the middle of. */
function TodayLine({ trips }: { readonly trips: readonly TripSummaryView[] }) {
  const [today] = useState(() => new Date().toLocaleDateString('en-CA'))
  const trip = trips.find(({ startDate, endDate }) => startDate <= today && today <= endDate)
  if (!trip) return null
  const day = daysInclusive(trip.startDate, today)
  return (
    <p className={styles.today}>
      <Icon of={CalendarDays} />
      <Link className="text-link" href={`/planner?trip=${trip.id}&view=days#${today}`}>
        {savedTripsPageText.todayIn(trip.destination)}
      </Link>
      <span className="mute">
        {savedTripsPageText.day(day, daysInclusive(trip.startDate, trip.endDate))}
      </span>
    </p>
  )
}

function Rows({ trips }: { readonly trips: readonly TripSummaryView[] }) {
  return (
    <ul className={styles.list}>
      {trips.map((trip) => (
        <li key={trip.id} className={styles.row}>
          <TripPicture place={trip.destinations[0]?.ref ?? null} destination={trip.destination} />
          <div>
            <Link className={styles.name} href={`/planner?trip=${trip.id}`}>
              {trip.title}
            </Link>
            <p className="mute small">
              {trip.destination} · {tripDates(trip)}
              {trip.role === 'editor' ? savedTripsPageText.sharedWithYou : ''}
            </p>
            {trip.version === unsentVersion ? (
              <Badge tone="warn">{savedTripsPageText.notSavedYet}</Badge>
            ) : null}
          </div>
          <p className={styles.sum}>
            <b>{formatMoney(cad(trip.totalCad))}</b>
            <span className="mute small">
              {trip.itemCount} {trip.itemCount === 1 ? 'item' : 'items'}
            </span>
          </p>
          {trip.version === unsentVersion ? (
            <span className={styles.noMenu} />
          ) : (
            <TripMenu trip={trip} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TripList() {
  const trips = useTrips()
  const unsent = useUnsentTrips()
  if (trips.isPending)
    return <SkeletonList label={savedTripsPageText.loadingYourTrips} look="row" />
  if (trips.isError)
    return (
      <>
        <RetryNotice onRetry={trips.refetch}>{trips.error.message}</RetryNotice>
        <Rows trips={unsent} />
      </>
    )
  const known = new Set(trips.data.map(({ id }) => id))
  const all = [...unsent.filter(({ id }) => !known.has(id)), ...trips.data]
  if (all.length === 0)
    return (
      <EmptyState
        icon={MapIcon}
        heading="h2"
        title={savedTripsPageText.noTripsYet}
        action={<ButtonLink href="/planner">{savedTripsPageText.startPlanning}</ButtonLink>}
      >
        {savedTripsPageText.chooseDestinationAndThree}
      </EmptyState>
    )
  const away = all.filter(({ archived }) => archived)
  const here = all.filter(({ archived }) => !archived)
  return (
    <>
      <TodayLine trips={here} />
      {here.length > 0 ? (
        <Rows trips={here} />
      ) : (
        <p className="mute">{savedTripsPageText.allYourTripsPut}</p>
      )}
      {away.length > 0 ? (
        <div className={styles.away}>
          <Disclosure summary={savedTripsPageText.putAway(away.length)}>
            <Rows trips={away} />
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}

function SavedTrips() {
  return (
    <>
      <div className={styles.head}>
        <h1>{savedTripsPageText.savedTrips}</h1>
        <ButtonLink href="/planner" icon={Plus}>
          {savedTripsPageText.newTrip}
        </ButtonLink>
      </div>
      <TripList />
    </>
  )
}

/** The trips of the account. */
export function SavedTripsPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn
          pending={<SkeletonList label={savedTripsPageText.loadingYourTrips} look="row" />}
          title={savedTripsPageText.yourSavedTrips}
          text={savedTripsPageText.signInToSee}
        >
          {(user) => (
            <TripMutations user={user}>
              <SavedTrips />
            </TripMutations>
          )}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
