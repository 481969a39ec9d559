import styles from './planner.module.css'
import type { TripView } from '#features/trips/web/index.ts'
import { tripDates } from '#features/trips/web/index.ts'

type PlannerHeadingProps =
  | { readonly trip: TripView }
  | { readonly title: string; readonly sub: string }

/** The name of the trip and when it is. */
export function PlannerHeading(props: PlannerHeadingProps) {
  const [title, sub] =
    'trip' in props ? [props.trip.title, tripDates(props.trip)] : [props.title, props.sub]
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p className="mute">{sub}</p>
    </header>
  )
}
