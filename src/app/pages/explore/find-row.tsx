import type { ReactNode } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import styles from './find-dialog.module.css'
import { findRowText } from './messages.ts'

export interface RowWords {
  readonly picture: string
  readonly sub: string
  /** Rating and other facts, in one line. */
  readonly facts: ReactNode
  readonly price: ReactNode
}

interface FindRowProps extends RowWords {
  readonly name: string
  readonly addLabel: string
  readonly added: boolean
  readonly onAdd: () => void
  readonly onRemove: () => void
  readonly onDetails: () => void
}

/** One result in a search dialog. */
export function FindRow(props: FindRowProps) {
  const { name, picture, sub, facts, price, addLabel, added, onAdd, onRemove } = props
  return (
    <li className={styles.row}>
      <Picture src={picture} ratio="1/1" lazy className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sub}>{sub}</p>
        <div className={styles.sub}>{facts}</div>
        <p className={styles.price}>{price}</p>
      </div>
      <div className={styles.actions}>
        <Button
          look="line"
          size="small"
          onClick={props.onDetails}
          aria-label={findRowText.viewDetailsOf(name)}
        >
          {findRowText.viewDetails}
        </Button>
        <AddButton
          name={name}
          label={addLabel}
          look="primary"
          added={added}
          onAdd={onAdd}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}
