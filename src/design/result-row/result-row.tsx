import type { ReactNode } from 'react'
import { RowDetails } from '../list-tools/row-details.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './result-row.module.css'

interface ResultRowProps {
  readonly pictureSrc: string
  /** Of a picture of the thing itself. */
  readonly pictureAlt?: string | undefined
  readonly name: string
  readonly heading?: 'h2' | 'h3' | undefined
  /** Where it is, in one line. */
  readonly sub?: ReactNode
  /** The line that a phone has room for instead. */
  readonly brief?: ReactNode
  /** Rating, length of a visit: small facts in a line. */
  readonly facts?: ReactNode
  /** As wide as facts and price: what is promised, what it is. */
  readonly below?: ReactNode
  readonly price: ReactNode
  /** What all pay for all of it. */
  readonly sum?: ReactNode
  /** On a phone the sum stands in the place of the price. */
  readonly isSumFirst?: boolean | undefined
  /** Effect of adding it, and what else is to be said of the price. */
  readonly children?: ReactNode
  /** The main one first; on a phone alone but for what `data-stays`. */
  readonly actions: ReactNode
  /** Opens all that is known of it: by its name, its picture and, on a phone, a button of its own. */
  readonly onDetails?: (() => void) | undefined
}

/**
 * A result as a row of a long list: what one chooses by, in lines that stand at the same place in each row. `data-rest`
 * in it is not shown on a phone, and `data-people` nowhere: the details say it.
 */
export function ResultRow(props: ResultRowProps) {
  const {
    pictureSrc,
    pictureAlt = '',
    name,
    heading: Heading = 'h3',
    sub,
    brief,
    facts,
    below,
  } = props
  const { price, sum, isSumFirst, children, actions, onDetails } = props
  return (
    <article className={styles.row}>
      <div className={styles.card}>
        <Picture src={pictureSrc} alt={pictureAlt} lazy className={styles.picture} />
        <div className={styles.body}>
          <Heading className={styles.name}>
            {onDetails ? (
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                title={name}
                onClick={onDetails}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </Heading>
          {sub ? <p className={styles.sub}>{sub}</p> : null}
          {brief ? <p className={styles.brief}>{brief}</p> : null}
          <div className={styles.facts}>{facts}</div>
        </div>
        {below ? <p className={styles.below}>{below}</p> : null}
        <div className={styles.offer}>
          <div className={styles.price}>{price}</div>
          {sum ? (
            <p className={styles.sum} data-first={isSumFirst || undefined}>
              {sum}
            </p>
          ) : null}
          <div className={styles.said}>{children}</div>
        </div>
        <div className={styles.actions}>
          {onDetails ? <RowDetails name={name} onOpen={onDetails} /> : null}
          {actions}
        </div>
      </div>
    </article>
  )
}
