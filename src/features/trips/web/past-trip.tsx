import { Link } from '#design/link.tsx'
import { monthNames } from '#platform/shared/local-date.ts'
import { TripMenu } from './trip-menu.tsx'
import { TripPicture } from './trip-picture.tsx'
import type { TripSummaryView } from './trips.client.ts'
import { tripTicketText as text } from './messages.ts'
import styles from './trip-ticket.module.css'

/** "April 2026" */
const monthOf = (date: string): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

interface PastTripProps {
  readonly trip: TripSummaryView
  /** An archived trip can be in the future. */
  readonly stamped: boolean
}

/** Card of a past or archived trip; stamped if travelled. */
export function PastTrip({ trip, stamped }: PastTripProps) {
  return (
    <li className={styles.past}>
      <TripPicture trip={trip} ratio="1/1" className={styles.small} />
      <div className={styles.main}>
        <Link className={styles.name} href={`/planner?trip=${trip.id}`}>
          {trip.title}
        </Link>
        <p className="small mute">{monthOf(trip.endDate)}</p>
      </div>
      {stamped ? <span className={styles.stamp}>{text.travelled}</span> : null}
      <TripMenu trip={trip} />
    </li>
  )
}
