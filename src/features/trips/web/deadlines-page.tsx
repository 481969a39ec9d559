import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { formatDayFull } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import styles from './deadlines-page.module.css'
import { deadlinesPageText as text } from './messages.ts'
import type { TripDeadline } from './trips.client.ts'
import { clockPlace } from '../domain/deadlines.ts'
import { useAllDeadlines, useDeadlineMails, useSetDeadlineMails } from './trips.queries.ts'

const dayMs = 86_400_000

/** Groups by time left; the first that fits counts. */
const spans = [
  { title: text.thisWeek, days: 7 },
  { title: text.thisMonth, days: 31 },
  { title: text.later, days: Number.POSITIVE_INFINITY },
] as const

const spanOf = ({ at }: TripDeadline, now: number) =>
  spans.find(({ days }) => Date.parse(at) - now <= days * dayMs) ?? spans[2]

function Row({ deadline }: { readonly deadline: TripDeadline }) {
  const { title, local, source, tripId, tripTitle } = deadline
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <b>{formatDayFull(local.slice(0, 10))}</b>
        <br />
        {text.clock(local.slice(11), clockPlace(deadline))}
      </p>
      <div>
        <p className={styles.title}>{title}</p>
        <p className="mute small">{source}</p>
        <Link className="text-link" href={`/planner?trip=${tripId}&view=days`}>
          {tripTitle}
        </Link>
      </div>
    </li>
  )
}

function All({ deadlines, now }: { readonly deadlines: readonly TripDeadline[]; now: number }) {
  const bySpan = Map.groupBy(deadlines, (deadline) => spanOf(deadline, now))
  return [...bySpan].map(([{ title }, due]) => (
    <section key={title} aria-label={title} className={styles.span}>
      <h2>{title}</h2>
      <ul className={styles.rows}>
        {due.map((deadline) => (
          <Row
            key={`${deadline.tripId} ${deadline.kind} ${deadline.at} ${deadline.title}`}
            deadline={deadline}
          />
        ))}
      </ul>
    </section>
  ))
}

/** Switch for emails before deadlines. */
function Mails() {
  const { data } = useDeadlineMails()
  const save = useSetDeadlineMails()
  // Optimistic update.
  const [wanted, setWanted] = useState<boolean>()
  if (!data) return null
  return (
    <Checkbox
      className={styles.mails}
      label={text.emailMe}
      hint={save.isError ? undefined : text.dayBefore}
      error={save.isError ? text.notSaved : undefined}
      checked={wanted ?? data.on}
      onChange={(event) => {
        setWanted(event.target.checked)
        save.mutate(event.target.checked, { onError: () => setWanted(undefined) })
      }}
    />
  )
}

function Deadlines() {
  const deadlines = useAllDeadlines()
  if (deadlines.isPending) return <SkeletonList label={text.loading} look="row" />
  if (deadlines.isError)
    return <RetryNotice onRetry={deadlines.refetch}>{deadlines.error.message}</RetryNotice>
  if (deadlines.data.length > 0)
    return <All deadlines={deadlines.data} now={deadlines.dataUpdatedAt} />
  return (
    <EmptyState
      icon={BellRing}
      heading="h2"
      title={text.none}
      action={
        <ButtonLink href="/itinerary" look="line">
          {text.myTrips}
        </ButtonLink>
      }
    >
      {text.whatComesHere}
    </EmptyState>
  )
}

/** Page of deadlines of all trips. */
export const DeadlinesPage = () => (
  <DataFrame>
    <div className="wrap page">
      <SignedIn
        pending={<SkeletonList label={text.loading} look="row" />}
        title={text.deadlines}
        text={text.signIn}
      >
        <h1 tabIndex={-1}>{text.deadlines}</h1>
        <p className={`lead ${styles.lead}`}>{text.lead}</p>
        <Mails />
        <Deadlines />
      </SignedIn>
    </div>
  </DataFrame>
)
