import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './price.module.css'
import { priceText } from '../messages.ts'

export interface PriceProps {
  /** Written out with its sign: "$168", "$1,008.00", "Free". */
  amount: string
  /** Small, after the number: "CAD a night". */
  unit?: ReactNode
  /** The price before a reduction, struck through. */
  was?: string | undefined
  /** A line beneath: "6 nights, $1,008 with taxes". */
  total?: ReactNode
  /** 16, 24, 28 and 44 px. */
  size?: 'text' | 'total' | 'card' | 'quote'
  className?: string | undefined
}

export function Price({ amount, unit, was, total, size = 'card', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      <span className={styles.line}>
        {was ? (
          <s className={styles.was}>
            <span className="visually-hidden">{priceText.before}</span>
            {was}
          </s>
        ) : null}
        {was ? <span className="visually-hidden">{priceText.now}</span> : null}
        <span className={styles.amount}>{amount}</span>
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </span>
      {total ? <span className={styles.sum}>{total}</span> : null}
    </span>
  )
}
