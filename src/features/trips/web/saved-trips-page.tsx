import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { BellRing, CalendarDays, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { partsOf, tripProgress } from '../domain/trip-progress.ts'
import { TripMutations } from './mutations/trip-mutations.tsx'
import { PastTrip } from './past-trip.tsx'
import styles from './saved-trips.module.css'
import { sortTrips } from './sort-trips.ts'
import { TripTicket } from './trip-ticket.tsx'
import { allItems } from './trip-view.ts'
import type { TripSummaryView, TripView } from './trips.client.ts'
import { useTrips } from './trips.queries.ts'
import { useUnsentTrips } from './use-unsent-trips.ts'
import { savedTripsPageText as text } from './messages.ts'

interface EmptyProps {
  /** Shown without trips: the planning ticket. */
  readonly empty: ReactNode
}

/** Link to today's day of the current trip. */
function TodayLine({ trip, today }: { readonly trip: TripSummaryView; readonly today: string }) {
  const day = daysInclusive(trip.startDate, today)
  return (
    <p className={styles.today}>
      <Icon of={CalendarDays} />
      <Link className="text-link" href={`/planner?trip=${trip.id}&view=days#${today}`}>
        {text.todayIn(trip.destination)}
      </Link>
      <span className="mute">{text.day(day, daysInclusive(trip.startDate, trip.endDate))}</span>
    </p>
  )
}

const atOnce = 20

/** A long list with a button for the rest. */
function Some<T>({
  all,
  children,
}: {
  all: readonly T[]
  children: (shown: readonly T[]) => ReactNode
}) {
  const [count, setCount] = useState(atOnce)
  return (
    <>
      {children(all.slice(0, count))}
      <ShowMore
        all={all.length}
        shown={count}
        step={atOnce}
        onMore={setCount}
        className={styles.more}
      />
    </>
  )
}

function Tickets({ trips }: { readonly trips: readonly TripSummaryView[] }) {
  return (
    <Some all={trips}>
      {(shown) => (
        <ul className={styles.tickets}>
          {shown.map((trip, at) => (
            <TripTicket key={trip.id} trip={trip} first={at === 0} />
          ))}
        </ul>
      )}
    </Some>
  )
}

function PastTrips(props: {
  readonly trips: readonly TripSummaryView[]
  readonly stamped: boolean
}) {
  return (
    <Some all={props.trips}>
      {(shown) => (
        <ul className={styles.past}>
          {shown.map((trip) => (
            <PastTrip key={trip.id} trip={trip} stamped={props.stamped} />
          ))}
        </ul>
      )}
    </Some>
  )
}

/** An unsent trip as a list entry. */
const asListed = (trip: TripView): TripSummaryView => ({
  ...trip,
  progress: tripProgress(trip, partsOf(allItems(trip))),
})

function AllTrips({ trips }: { readonly trips: readonly TripSummaryView[] }) {
  const [today] = useState(() => new Date().toLocaleDateString('en-CA'))
  const { ahead, past, archived } = sortTrips(trips, today)
  const now = ahead.find(({ startDate }) => startDate <= today)
  return (
    <>
      {now ? <TodayLine trip={now} today={today} /> : null}
      {ahead.length > 0 ? <Tickets trips={ahead} /> : null}
      {ahead.length + past.length === 0 ? <p className="mute">{text.allArchived}</p> : null}
      {past.length > 0 ? (
        <section className={styles.been} aria-labelledby="been">
          <h2 id="been">{text.pastTrips}</h2>
          <PastTrips trips={past} stamped />
        </section>
      ) : null}
      {archived.length > 0 ? (
        <div className={styles.away}>
          <Disclosure summary={text.archived(archived.length)}>
            <PastTrips trips={archived} stamped={false} />
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}

function TripList({ empty }: EmptyProps) {
  const trips = useTrips()
  const unsent = useUnsentTrips().map(asListed)
  if (trips.isPending) return <SkeletonList label={text.loadingYourTrips} look="ticket" />
  if (trips.isError)
    return (
      <>
        <RetryNotice onRetry={trips.refetch}>{trips.error.message}</RetryNotice>
        {unsent.length > 0 ? <AllTrips trips={unsent} /> : null}
      </>
    )
  const known = new Set(trips.data.map(({ id }) => id))
  const all = [...unsent.filter(({ id }) => !known.has(id)), ...trips.data]
  if (all.length > 0) return <AllTrips trips={all} />
  return (
    <div className={styles.first}>
      <p className="lead">{text.noTripsYet}</p>
      {empty}
    </div>
  )
}

function SavedTrips({ empty }: EmptyProps) {
  return (
    <>
      <div className={styles.head}>
        <h1>{text.myTrips}</h1>
        <div className={styles.ways}>
          <ButtonLink href="/deadlines" look="quiet" icon={BellRing}>
            {text.deadlines}
          </ButtonLink>
          <ButtonLink href="/planner" look="line" icon={Plus}>
            {text.planATrip}
          </ButtonLink>
        </div>
      </div>
      <TripList empty={empty} />
    </>
  )
}

/** Page of the account's trips. */
export function SavedTripsPage({ empty }: EmptyProps) {
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn
          pending={<SkeletonList label={text.loadingYourTrips} look="ticket" />}
          title={text.myTrips}
          text={text.signInToSee}
        >
          {(user) => (
            <TripMutations user={user}>
              <SavedTrips empty={empty} />
            </TripMutations>
          )}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
