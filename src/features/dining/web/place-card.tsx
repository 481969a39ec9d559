import type { ReactNode } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import styles from './venue-list.module.css'
import { placeCardText } from './messages.ts'

interface PlaceCardProps {
  readonly name: string
  readonly pictureSrc: string
  readonly sub: string
  readonly description: string
  /** Rating, price level, hours: one line of small facts. */
  readonly facts: ReactNode
  readonly price: string
  /** Label of the add button; "Add to cart" without a trip. */
  readonly label?: string | undefined
  readonly added?: boolean | undefined
  /** Effect of adding it: "With this: $1,240.00 left". */
  readonly note?: string | undefined
  /** With it the trip would cost more than its budget. */
  readonly isOver?: boolean | undefined
  /** What all who travel pay: "$76 for 2 adults". */
  readonly sum?: string | undefined
  /** Chooses it to be laid beside another. */
  readonly compare?: ReactNode
  /** Takes the place of a meal of the day. */
  readonly swap?: { readonly held: string; readonly onSwap: () => void } | undefined
  readonly onAdd: () => void
  readonly onRemove?: (() => void) | undefined
  /** Opens its details. */
  readonly onDetails?: (() => void) | undefined
}

/** One restaurant or sight in a list, ready to be added. */
export function PlaceCard(props: PlaceCardProps) {
  const { name, pictureSrc, sub, description, facts, price } = props
  const { label, added, note, isOver, sum, compare, swap, onAdd, onRemove, onDetails } = props
  return (
    <div className={styles.card}>
      <Picture
        src={pictureSrc}
        alt={pictureSrc.startsWith('/landmarks/') ? name : ''}
        lazy
        ratio="16/10"
        className={styles.picture}
      />
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sub}>{sub}</p>
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.foot}>
          {compare || (note && !added) ? (
            <div className={styles.ways}>
              <p className={styles.note} data-over={(isOver && !added) || undefined}>
                {added ? placeCardText.inTrip : note}
              </p>
              {compare}
              {swap && !added ? (
                <Button
                  look="quiet"
                  size="small"
                  className={styles.swap}
                  onClick={swap.onSwap}
                  aria-label={placeCardText.swapNamed(name, swap.held)}
                  title={placeCardText.swapNamed(name, swap.held)}
                >
                  {placeCardText.swap(swap.held)}
                </Button>
              ) : null}
            </div>
          ) : null}
          <div className={styles.price}>
            <p>{price}</p>
            {sum ? <p className={styles.sum}>{sum}</p> : null}
          </div>
          {onDetails ? (
            <Button
              look="quiet"
              size="small"
              onClick={onDetails}
              aria-label={placeCardText.viewDetailsOf(name)}
            >
              {placeCardText.viewDetails}
            </Button>
          ) : null}
          <AddButton name={name} label={label} added={added} onAdd={onAdd} onRemove={onRemove} />
        </div>
      </div>
    </div>
  )
}
