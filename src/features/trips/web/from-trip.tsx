import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Luggage } from 'lucide-react'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { partyWords } from '../domain/party-words.ts'
import styles from './from-trip.module.css'
import { fromTripText as text } from './messages.ts'
import type { TripView } from './trips.client.ts'
import type { SearchTrip } from './use-search-trip.ts'

interface FromTripProps {
  readonly found: SearchTrip
  /** Whether the search uses the trip's party; absent if it has no party. */
  readonly party?: boolean
  /** Whether the search uses the trip's dates; absent if it has no dates. */
  readonly dates?: boolean
}

/** "For 2 adults and 1 child · 10 to 14 May 2027" */
function takenFrom({ party, startDate, endDate }: TripView, taken: FromTripProps): string {
  const people = taken.party ? text.forParty(partyWords(party)) : text.ownParty
  const days = taken.dates ? formatDateRange(startDate, endDate) : text.ownDates
  return [
    ...(taken.party === undefined ? [] : [people]),
    ...(taken.dates === undefined ? [] : [days]),
    text.from,
  ].join(' · ')
}

function Failed({ error, refetch }: { readonly error: Error; readonly refetch: () => unknown }) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) {
    const back = encodeURIComponent(window.location.pathname + window.location.search)
    return (
      <Notice
        live
        action={
          <ButtonLink href={`/api/login?returnTo=${back}`} look="line" size="small">
            {text.signIn}
          </ButtonLink>
        }
      >
        {text.signInToSearch}
      </Notice>
    )
  }
  if (status === 404 || status === 422) return <Notice tone="warn">{text.gone}</Notice>
  return (
    <RetryNotice title={text.failed} onRetry={refetch}>
      {error.message}
    </RetryNotice>
  )
}

/** Line with the trip's party and dates and a link back; nothing without a trip. */
export function FromTrip(props: FromTripProps) {
  const { trip, isPending, error, refetch } = props.found
  if (trip)
    return (
      <p className={styles.taken} role="note">
        <Icon of={Luggage} />
        <span>
          {takenFrom(trip, props)} <Link href={`/planner?trip=${trip.id}`}>{trip.title}</Link>
        </span>
      </p>
    )
  if (isPending) return <p className={styles.taken}>{text.loading}</p>
  return error ? <Failed error={error} refetch={refetch} /> : null
}
