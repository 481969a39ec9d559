import { BellRing } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { clockPlace } from '#features/trips/domain/deadlines.ts'
import {
  allItems,
  type Deadline,
  type TripView,
  useTripDeadlines,
} from '#features/trips/web/index.ts'
import { formatDayFull, formatDayShort } from '#platform/shared/local-date.ts'
import { tripDeadlinesText as text } from './messages.ts'
import styles from './trip-deadlines.module.css'

/** "Sun 9 May 2027, 15:00, Lisbon time" */
const whenText = (deadline: Deadline, format = formatDayFull): string => {
  const { local } = deadline
  return text.when(format(local.slice(0, 10)), local.slice(11), clockPlace(deadline))
}

/** Next deadline of a trip, expandable to all; renders nothing without deadlines. */
export function TripDeadlines({ trip }: { readonly trip: TripView }) {
  const { data = [], dataUpdatedAt } = useTripDeadlines(trip)
  const booked = new Set(
    allItems(trip).flatMap(({ id, status }) => (status === 'booked' ? [id] : [])),
  )
  // A flight that is not booked has no check-in.
  const isOwn = ({ kind, itemId }: Deadline): boolean =>
    kind !== 'check-in-opens' || booked.has(itemId ?? '')
  const open = data.filter((one) => Date.parse(one.at) > dataUpdatedAt && isOwn(one))
  const [next] = open
  if (!next) return null
  return (
    <details className={styles.deadlines}>
      <summary className={styles.summary}>
        <Icon of={BellRing} />
        <span className={styles.words}>
          {text.next} <strong>{next.title}</strong>,{' '}
          <span className={styles.when}>{whenText(next, formatDayShort)}</span>
        </span>
      </summary>
      <ol className={styles.list} aria-label={text.all}>
        {open.map((deadline) => (
          <li key={`${deadline.kind} ${deadline.at} ${deadline.title}`}>
            <strong>{deadline.title}</strong>
            <br />
            {whenText(deadline)}
            <br />
            <span className="mute small">{deadline.source}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
