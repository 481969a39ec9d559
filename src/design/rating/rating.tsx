import { Star } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import styles from './rating.module.css'
import { ratingText } from '../messages.ts'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** Number of reviews, shown as "2,318 reviews". */
  count?: number | undefined
  /** True if there are no ratings and the value is our estimate. */
  estimated?: boolean | undefined
}

const counts = new Intl.NumberFormat('en-CA')

export function Rating({ value, count, estimated = false }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Icon of={Star} filled={!estimated} className={styles.star} />
      <b>{value.toFixed(1)}</b>
      <span className="visually-hidden">{ratingText.outOfFive}</span>
      {estimated ? <span className={styles.count}>{ratingText.ourEstimate}</span> : null}
      {count === undefined ? null : (
        <span className={styles.count}>
          {counts.format(count)} {count === 1 ? 'review' : 'reviews'}
        </span>
      )}
    </span>
  )
}

/** Five stars in a row: testimonials only. */
export function Stars({ value }: { value: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{ratingText.stars(value)}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon
          key={place}
          of={Star}
          size="button"
          filled={place <= value}
          className={place <= value ? styles.star : styles.missing}
        />
      ))}
    </span>
  )
}
