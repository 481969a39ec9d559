import { Skeleton } from '#design/skeleton/skeleton.tsx'
import styles from './days-skeleton.module.css'

const days = ['1', '2', '3', '4', '5'] as const
const stops = ['a', 'b', 'c'] as const

/** Placeholder of the days at their final height. */
export const DaysSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.days}>
    <output className="visually-hidden">{label}</output>
    {days.map((day) => (
      <div key={day} className={styles.day} aria-hidden="true">
        <Skeleton shape="line" width="most" />
        <div className={styles.stops}>
          {stops.map((stop) => (
            <div key={stop} className={styles.stop}>
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="third" />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
