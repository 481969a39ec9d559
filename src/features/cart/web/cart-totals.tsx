import { formatMoney } from '#platform/shared/money.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { ratesAsOf } from '#platform/shared/reference-rates.ts'
import { type CartItem, cartTypeLabels } from '../domain/cart-item.ts'
import { cartTotals } from '../domain/cart-totals.ts'
import styles from './cart-dialog.module.css'

const isForeign = (item: CartItem): boolean => Boolean(item.currency && item.currency !== 'CAD')

/** Totals by category and their sum, in CAD. */
export function CartTotals({ items }: { items: readonly CartItem[] }) {
  const { byType, total } = cartTotals(items)
  return (
    <div>
      <dl className={styles.totals}>
        {byType.map(({ type, amount }) => (
          <div key={type}>
            <dt>{cartTypeLabels[type]}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total, CAD</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {items.some(isForeign) ? (
        <p className={styles.rate}>
          Foreign prices at the reference rates of {formatDate(ratesAsOf)}.
        </p>
      ) : null}
      {items.some((item) => item.estimated) ? (
        <p className={styles.rate}>Prices with ~ are estimates.</p>
      ) : null}
    </div>
  )
}
