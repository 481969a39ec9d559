import { type ReactNode, useState } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { RowDetails } from '#design/list-tools/row-details.tsx'
import { Picture } from '#design/picture/picture.tsx'
import styles from './venue-list.module.css'
import { placeCardText } from './messages.ts'

interface PlaceCardProps {
  readonly name: string
  readonly pictureSrc: string
  readonly sub: string
  /** The one line of it that a row on a phone has room for. */
  readonly brief?: string | undefined
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

type Offered = Pick<
  PlaceCardProps,
  'name' | 'label' | 'added' | 'swap' | 'onAdd' | 'onRemove' | 'onDetails'
>

/** Where all meals of a day are taken, taking the place of one comes before one more. */
function Presses({ name, label, added, swap, onAdd, onRemove, onDetails }: Offered) {
  return (
    <>
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
      {swap && !added ? (
        <Button
          look="line"
          size="small"
          onClick={swap.onSwap}
          aria-label={placeCardText.swapNamed(name, swap.held)}
        >
          {placeCardText.swap}
        </Button>
      ) : null}
      <AddButton
        {...{ name, label, added, onAdd, onRemove }}
        {...(swap && { look: 'quiet', icon: null })}
      />
    </>
  )
}

/** One restaurant or sight in a list, ready to be added; in a finder it can be compared, and is a row on a phone. */
export function PlaceCard(props: PlaceCardProps) {
  const { name, pictureSrc, sub, brief, description, facts, price } = props
  const { added, note, isOver, sum, compare, swap } = props
  const [isOpen, setIsOpen] = useState(false)
  const isRow = compare !== undefined
  return (
    <div className={classNames(styles.card, isRow && styles.row)} data-open={isOpen || undefined}>
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
        {brief ? <p className={styles.brief}>{brief}</p> : null}
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.foot}>
          {compare || (note && !added) ? (
            <div className={styles.ways}>
              <p className={styles.note} data-over={(isOver && !added) || undefined}>
                {added ? placeCardText.inTrip : note}
                {swap && !added ? (
                  <span className={styles.held}>{placeCardText.insteadOf(swap.held)}</span>
                ) : null}
              </p>
              {compare}
            </div>
          ) : null}
          <div className={styles.price}>
            <p>{price}</p>
            {sum ? <p className={styles.sum}>{sum}</p> : null}
          </div>
          <div className={styles.presses}>
            {isRow ? <RowDetails name={name} isOpen={isOpen} onTurn={setIsOpen} /> : null}
            <Presses {...props} />
          </div>
        </div>
      </div>
    </div>
  )
}
