import { Ambulance, CalendarX2, HeartPulse, Luggage, Umbrella } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Price } from '#design/price/price.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { Tear } from '#design/ticket/ticket.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { addToCart, openCart } from '#features/cart/web/index.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { consultationPath } from './consultation-path.ts'
import styles from './quote-card.module.css'
import { quoteToCart } from './quote-to-cart.ts'

const limit = (amount: number): string => `$${amount.toLocaleString('en-CA')}`
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

function addToItinerary(quote: InsuranceQuote): void {
  if (addToCart([quoteToCart(quote)]))
    showToast({
      title: 'Added to Itinerary',
      text: `Travel insurance for ${quote.policyDetails.destination} is in your itinerary.`,
      action: { label: 'Open cart', onPress: openCart },
    })
  else
    showToast({
      tone: 'failed',
      title: 'Error',
      text: 'Failed to add insurance to itinerary. Please try again.',
    })
}

interface QuoteCardProps {
  readonly quote: InsuranceQuote
  readonly onNew: () => void
}

/** The premium, for whom and where, what is covered, and the ways on. */
export function QuoteCard({ quote, onNew }: QuoteCardProps) {
  const { premium, currency, coverage, policyDetails: policy, estimate, assumptions } = quote
  return (
    <Card as="article" padding="none" className={styles.card} aria-label="Your insurance quote">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>Total premium</h2>
          <Price size="quote" amount={formatMoney(cad(premium))} unit={currency} />
          <p>{formatDateRange(policy.travelStartDate, policy.travelEndDate)}</p>
        </div>
        <Icon of={Umbrella} size="alone" />
      </div>
      <div className={styles.body}>
        {estimate ? <Badge tone="sample">Estimate</Badge> : null}
        <FactList
          items={[
            { label: 'Destination', value: policy.destination },
            { label: 'Trip duration', value: count(policy.days, 'day') },
            { label: 'Age', value: count(policy.age, 'year') },
          ]}
        />
        <h3 className={styles.sub}>Coverage limits</h3>
        <FactList
          look="sums"
          items={[
            { label: 'Emergency medical', value: limit(coverage.medical), icon: HeartPulse },
            { label: 'Trip cancellation', value: limit(coverage.cancellation), icon: CalendarX2 },
            { label: 'Baggage', value: limit(coverage.baggage), icon: Luggage },
            { label: 'Emergency evacuation', value: limit(coverage.emergency), icon: Ambulance },
          ]}
        />
        {assumptions.length > 0 ? (
          <>
            <h3 className={styles.sub}>What this takes for granted</h3>
            <ul className={styles.assumptions}>
              {assumptions.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <Tear />
      <div className={styles.buttons}>
        <ButtonLink href={consultationPath(premium, currency)}>Purchase This Policy</ButtonLink>
        <Button look="line" onClick={() => addToItinerary(quote)}>
          Add to Itinerary
        </Button>
        <Button look="quiet" onClick={onNew}>
          Get New Quote
        </Button>
      </div>
    </Card>
  )
}
