import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import type { PlaceKind } from '../art/kind-shapes.ts'
import { KindSign } from '../kind-tile/kind-sign.tsx'
import styles from './itinerary-row.module.css'
import { itineraryRowText } from '../messages.ts'

export interface ItineraryRowProps {
  /** Of a place, the sign of its kind. */
  icon: IconShape | PlaceKind
  name: string
  sub?: string | undefined
  price: string
  /** No longer counts: the name is struck through, and the row is dashed. */
  struck?: boolean | undefined
  /** A way on, below the words. */
  action?: ReactNode
  /** Without it the row has no remove button. */
  onRemove?: (() => void) | undefined
  /** Another drawing for the button, such as a bin. */
  removeIcon?: IconShape
}

/** A row of the cart or of Your Itinerary; put rows into a list. */
export function ItineraryRow(props: ItineraryRowProps) {
  const { icon, name, sub, price, struck = false, action, onRemove, removeIcon = X } = props
  return (
    <div className={classNames(styles.row, struck && styles.struck)}>
      {typeof icon === 'string' ? (
        <KindSign kind={icon} />
      ) : (
        <Icon of={icon} size="button" tone="subject" />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{struck ? <s>{name}</s> : name}</p>
        {sub ? <p className={styles.sub}>{sub}</p> : null}
        {action}
      </div>
      <p className={styles.price}>{price}</p>
      {onRemove ? (
        <IconButton
          icon={removeIcon}
          label={itineraryRowText.remove(name)}
          className={styles.remove}
          onClick={onRemove}
        />
      ) : null}
    </div>
  )
}
