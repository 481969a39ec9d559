import { Columns3, ListChecks } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import styles from './planner.module.css'

const views = [
  { id: 'steps', label: 'Plan in steps', icon: ListChecks, search: '' },
  { id: 'days', label: 'Day board', icon: Columns3, search: '&view=days' },
] as const
export type TripViewId = (typeof views)[number]['id']

interface TripViewsProps {
  readonly tripId: string
  readonly current: TripViewId
}

/** The two ways to look at a trip: where to find things for it, and its days. */
export function TripViews({ tripId, current }: TripViewsProps) {
  return (
    <nav aria-label="Views of the trip" className={styles.views}>
      {views.map(({ id, label, icon, search }) => (
        <Link
          key={id}
          href={`/planner?trip=${tripId}${search}`}
          aria-current={id === current ? 'page' : undefined}
          className={styles.view}
        >
          <Icon of={icon} size="button" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
