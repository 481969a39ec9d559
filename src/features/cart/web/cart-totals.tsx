import { sharedParty } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { formatMoney } from '#platform/shared/money.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { type Currency, rateText } from '#platform/shared/reference-rates.ts'
import { useRates } from '#platform/web/use-rates.ts'
import { type CartItem, cartTypeLabels } from '../domain/cart-item.ts'
import { cartTotals } from '../domain/cart-totals.ts'
import styles from './cart-dialog.module.css'
import { cartTotalsText } from './messages.ts'

/** The other currencies of the items, each once. */
const foreignCurrencies = (items: readonly CartItem[]): readonly Currency[] => [
  ...new Set(items.flatMap(({ currency = 'CAD' }) => (currency === 'CAD' ? [] : [currency]))),
]

/** Totals by category and their sum, in CAD. */
export function CartTotals({ items }: { items: readonly CartItem[] }) {
  const { asOf } = useRates()
  const { byType, total } = cartTotals(items)
  const party = sharedParty(items)
  const foreign = foreignCurrencies(items)
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
          <dt>{party ? cartTotalsText.totalCadFor(partyWords(party)) : cartTotalsText.totalCad}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {foreign.length > 0 ? (
        <p className={styles.rate}>
          {cartTotalsText.foreignPricesAtReference(
            formatDate(asOf),
            foreign.map(rateText).join(', '),
          )}
        </p>
      ) : null}
    </div>
  )
}
