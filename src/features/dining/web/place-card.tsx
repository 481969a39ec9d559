import type { ReactNode } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { ResultRow } from '#design/result-row/result-row.tsx'
import styles from './venue-list.module.css'
import { placeCardText } from './messages.ts'

/** Effect of adding a place: "With this: $1,240.00 left"; empty without a budget. */
export interface MoneyNote {
  readonly words: string
  /** With it the trip would cost more than its budget. */
  readonly isOver: boolean
}

interface PlaceCardProps {
  readonly name: string
  readonly pictureSrc: string
  readonly sub: ReactNode
  /** The one line of it that a row on a phone has room for. */
  readonly brief?: string | undefined
  readonly description: string
  /** Rating, price level, hours: one line of small facts. */
  readonly facts: ReactNode
  readonly price: string
  /** Label of the add button; "Add to cart" without a trip. */
  readonly label?: string | undefined
  readonly added?: boolean | undefined
  readonly note?: MoneyNote | undefined
  /** What stands in its way: that it is closed that day, or on another day already. */
  readonly warnings?: readonly (string | undefined)[]
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

export interface Pressed extends Pick<
  PlaceCardProps,
  'name' | 'label' | 'added' | 'swap' | 'onAdd' | 'onRemove'
> {
  readonly look: 'line' | 'primary'
}

/** Adds it; where all meals of a day are taken, it may take the place of one instead. */
export function PlacePresses({ name, label, added, swap, onAdd, onRemove, look }: Pressed) {
  const add = <AddButton {...{ name, label, added, onAdd, onRemove, look }} />
  if (!swap || added) return add
  const instead = (
    <Button
      look="quiet"
      size="small"
      onClick={swap.onSwap}
      aria-label={placeCardText.swapNamed(name, swap.held)}
    >
      {look === 'primary' ? placeCardText.swap : placeCardText.swapBrief}
    </Button>
  )
  // The main one comes first in a row, and last below details.
  return look === 'primary' ? (
    <>
      {instead}
      {add}
    </>
  ) : (
    <>
      {add}
      {instead}
    </>
  )
}

type Noted = Pick<PlaceCardProps, 'added' | 'note'>

/** What adding it would mean, or that it is there. */
export const PlaceNote = ({ added, note }: Noted) =>
  added || note?.words ? (
    <p className={styles.note} data-over={(note?.isOver && !added) || undefined}>
      {added ? placeCardText.inTrip : note?.words}
    </p>
  ) : null

const badgesOf = ({ warnings = [] }: Pick<PlaceCardProps, 'warnings'>) =>
  warnings.flatMap((words) =>
    words
      ? [
          <Badge key={words} tone="warn">
            {words}
          </Badge>,
        ]
      : [],
  )

/** What a swap takes the place of. */
export const SwapNote = ({ held }: { readonly held: string }) => (
  <p className={styles.held}>{placeCardText.insteadOf(held)}</p>
)

/** Of a drawing of the sight itself. */
export const altOf = ({ pictureSrc, name }: Pick<PlaceCardProps, 'pictureSrc' | 'name'>): string =>
  pictureSrc.startsWith('/landmarks/') ? name : ''

/** "$76 for 2 adults", whose amount stands out. */
export function PlaceSum({ of }: { readonly of: string }) {
  const [amount, ...people] = of.split(' ')
  return (
    <>
      <b>{amount}</b> {people.join(' ')}
    </>
  )
}

/** One restaurant or sight in the list of a finder. */
function PlaceRow(props: PlaceCardProps) {
  const { name, pictureSrc, sub, brief, description, facts, price, sum, compare } = props
  const badges = badgesOf(props)
  return (
    <ResultRow
      pictureSrc={pictureSrc}
      pictureAlt={altOf(props)}
      name={name}
      sub={sub}
      brief={brief}
      facts={facts}
      below={description}
      price={price}
      sum={sum ? <PlaceSum of={sum} /> : null}
      isSumFirst
      onDetails={props.onDetails}
      actions={
        <>
          <PlacePresses {...props} look="line" />
          {compare}
        </>
      }
    >
      <PlaceNote {...props} />
      {badges.length > 0 ? <p data-stays="">{badges}</p> : null}
    </ResultRow>
  )
}

/** One restaurant or sight in a list, ready to be added; in a finder a row that can be compared. */
export function PlaceCard(props: PlaceCardProps) {
  const { name, pictureSrc, sub, description, facts, price } = props
  const { added, note, sum } = props
  if (props.compare) return <PlaceRow {...props} />
  return (
    <div className={styles.card}>
      <Picture src={pictureSrc} alt={altOf(props)} lazy ratio="16/10" className={styles.picture} />
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sub}>{sub}</p>
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>
          {facts}
          {badgesOf(props)}
        </div>
        <div className={styles.foot}>
          {note?.words && !added ? (
            <div className={styles.ways}>
              <PlaceNote {...props} />
            </div>
          ) : null}
          <div className={styles.price}>
            <p>{price}</p>
            {sum ? <p className={styles.sum}>{sum}</p> : null}
          </div>
          <div className={styles.presses}>
            {props.onDetails ? (
              <Button
                look="quiet"
                size="small"
                onClick={props.onDetails}
                aria-label={placeCardText.viewDetailsOf(name)}
              >
                {placeCardText.viewDetails}
              </Button>
            ) : null}
            <PlacePresses {...props} look="line" />
          </div>
        </div>
      </div>
    </div>
  )
}
