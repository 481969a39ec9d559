import { Lightbulb, TriangleAlert } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import type { SharedCheck } from './sharing.queries.ts'
import { sharedFindingsText as text } from './messages.ts'
import styles from './shared-findings.module.css'

interface SharedFindingsProps {
  readonly check: SharedCheck
  /** Null: findings that belong to no day. */
  readonly day: string | null
}

/** What does not fit in a day, or in the whole trip, with the way to the planner that mends it. */
export function SharedFindings({ check: { tripId, findings }, day }: SharedFindingsProps) {
  const found = findings.filter((one) => one.day === day)
  if (tripId === null || found.length === 0) return null
  return (
    <div className={styles.found} data-of={day === null ? 'trip' : 'day'}>
      <ul aria-label={day === null ? text.wholeTrip : text.doesNotFit}>
        {found.map(({ rule, itemIds, message, severity }) => (
          <li key={[rule, ...itemIds].join(' ')} data-severity={severity}>
            <Icon of={severity === 'hint' ? Lightbulb : TriangleAlert} />
            {message}
          </li>
        ))}
      </ul>
      <Link href={`/planner?trip=${tripId}&view=days`}>{text.openPlanner}</Link>
    </div>
  )
}
