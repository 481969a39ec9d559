import type { ReactNode } from 'react'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { useRates } from '#platform/web/use-rates.ts'
import type { Property } from '../contract/property.schema.ts'
import { nightsText } from '../domain/property-words.ts'
import styles from './property-price.module.css'
import { propertyPriceText } from './messages.ts'

type Pricing = Property['pricing']

/** An amount of a property's price: "$286.00", "€177.00 EUR". */
export const amountText = ({ currency }: Pricing, amount: number): string =>
  formatMoney(fromMajor(currency, amount))

/** "$286", "€177.43": for a place that names the currency itself. */
export const shortAmount = (pricing: Pricing, amount: number): string =>
  amountText(pricing, amount).replace(` ${pricing.currency}`, '').replace(/\.00$/, '')

/** "2 nights, $842.00 with all fees" */
export const totalText = (pricing: Pricing): string =>
  propertyPriceText.withAllFees(nightsText(pricing.nights), amountText(pricing, pricing.total))

/** "$842 for 2 nights, 2 adults, all fees included" */
export const rowTotalText = (pricing: Pricing, people: string): ReactNode => (
  <>
    {propertyPriceText.forNights(shortAmount(pricing, pricing.total), nightsText(pricing.nights))}
    <span data-people="">, {people}</span>
    <span data-rest="">{propertyPriceText.feesIncluded}</span>
  </>
)

/** How the total is made: nights, cleaning, service. */
export function PriceParts({ pricing }: { readonly pricing: Pricing }) {
  // An item made of this property notes the rate and its day.
  useRates()
  const { rate, nights, cleaningFee, serviceFee, total, totalCad, currency } = pricing
  const nightly = fromMajor(currency, rate)
  const sum = { ...nightly, amountMinor: nightly.amountMinor * nights }
  return (
    <dl className={styles.parts}>
      <div>
        <dt>
          {amountText(pricing, rate)} × {nightsText(nights)}
        </dt>
        <dd>{formatMoney(sum)}</dd>
      </div>
      <div>
        <dt>{propertyPriceText.cleaningOnce}</dt>
        <dd>{amountText(pricing, cleaningFee)}</dd>
      </div>
      <div>
        <dt>{propertyPriceText.serviceFee}</dt>
        <dd>{amountText(pricing, serviceFee)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{propertyPriceText.totalTaxesIncluded}</dt>
        <dd>{amountText(pricing, total)}</dd>
      </div>
      {currency === 'CAD' ? null : (
        <div>
          <dt>{propertyPriceText.atReferenceRate}</dt>
          <dd>{propertyPriceText.aboutCad(formatMoney(fromMajor('CAD', totalCad)))}</dd>
        </div>
      )}
    </dl>
  )
}
