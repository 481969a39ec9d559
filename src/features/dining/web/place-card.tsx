import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import styles from './place-list.module.css'

interface PlaceCardProps {
  readonly name: string
  readonly pictureSrc: string
  readonly sub: string
  readonly description: string
  readonly sample: boolean
  /** Rating, price level, hours: one line of small facts. */
  readonly facts: ReactNode
  readonly price: string
  /** "Add to cart" where there is no trip to add to. */
  readonly addLabel?: string | undefined
  readonly onAdd: () => void
  /** Shows all that is known of it. */
  readonly onDetails?: (() => void) | undefined
}

/** One restaurant or sight in a list, ready to be added. */
export function PlaceCard(props: PlaceCardProps) {
  const { name, pictureSrc, sub, description, sample, facts, price } = props
  const { addLabel = 'Add to Trip', onAdd, onDetails } = props
  return (
    <div className={styles.card}>
      <Picture src={pictureSrc} lazy ratio="16/10" className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          {sample ? <Badge tone="sample">Sample</Badge> : null}
        </div>
        <p className={styles.sub}>{sub}</p>
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.foot}>
          <p className={styles.price}>{price}</p>
          {onDetails ? (
            <Button
              look="quiet"
              size="small"
              onClick={onDetails}
              aria-label={`View Details: ${name}`}
            >
              View Details
            </Button>
          ) : null}
          <Button
            look="line"
            size="small"
            icon={Plus}
            onClick={onAdd}
            aria-label={`${addLabel}: ${name}`}
          >
            {addLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}
