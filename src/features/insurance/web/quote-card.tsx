import { Ambulance, CalendarX2, HeartPulse, Luggage, Umbrella } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Price } from '#design/price/price.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { Tear } from '#design/ticket/ticket.tsx'
import { showToast } from '#design/notices/notices.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import styles from './quote-card.module.css'
import { quoteToItem } from './quote-to-item.ts'
import { quoteCardText } from './messages.ts'

/** Path to buy a policy through a consultant, who sees the quote. Nothing is charged there. */
const consultationPath = (premium: number, currency: string): string =>
  `/consultation?${new URLSearchParams({ service: 'insurance', amount: premium.toFixed(2), currency })}`

const limit = (amount: number | null): string =>
  amount === null ? quoteCardText.seeThePolicy : `$${amount.toLocaleString('en-CA')}`
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

export interface Cart {
  /** False when the browser could not store it. */
  readonly add: (found: readonly { readonly item: ItemWrite }[]) => boolean
  readonly open: () => void
}

function addToItinerary(quote: InsuranceQuote, cart: Cart): void {
  if (cart.add([{ item: quoteToItem(quote) }]))
    showToast({
      title: quoteCardText.addedToItinerary,
      text: quoteCardText.travelInsuranceForIn(quote.policyDetails.destination),
      action: { label: quoteCardText.openCart, onPress: cart.open },
    })
  else
    showToast({
      tone: 'failed',
      title: quoteCardText.error,
      text: quoteCardText.failedToAddInsurance,
    })
}

interface QuoteCardProps {
  readonly quote: InsuranceQuote
  readonly cart: Cart
  readonly onNew: () => void
}

/** The premium, the traveller and trip, the cover, and the next steps. */
export function QuoteCard({ quote, cart, onNew }: QuoteCardProps) {
  const { premium, currency, coverage, policyDetails: policy, estimate, assumptions } = quote
  return (
    <Card
      as="article"
      padding="none"
      className={styles.card}
      aria-label={quoteCardText.yourInsuranceQuote}
    >
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{quoteCardText.totalPremium}</h2>
          <Price size="quote" amount={formatMoney(cad(premium))} unit={currency} />
          <p>{formatDateRange(policy.travelStartDate, policy.travelEndDate)}</p>
        </div>
        <Icon of={Umbrella} size="alone" />
      </div>
      <div className={styles.body}>
        {estimate ? <Badge tone="sample">{quoteCardText.estimate}</Badge> : null}
        <FactList
          items={[
            { label: quoteCardText.destination, value: policy.destination },
            { label: quoteCardText.tripDuration, value: count(policy.days, 'day') },
            policy.party
              ? { label: quoteCardText.travellers, value: partyWords(policy.party) }
              : { label: quoteCardText.age, value: count(policy.age, 'year') },
          ]}
        />
        <h3 className={styles.sub}>{quoteCardText.coverageLimits}</h3>
        <FactList
          look="sums"
          items={[
            {
              label: quoteCardText.emergencyMedical,
              value: limit(coverage.medical),
              icon: HeartPulse,
            },
            {
              label: quoteCardText.tripCancellation,
              value: limit(coverage.cancellation),
              icon: CalendarX2,
            },
            { label: quoteCardText.baggage, value: limit(coverage.baggage), icon: Luggage },
            {
              label: quoteCardText.emergencyEvacuation,
              value: limit(coverage.emergency),
              icon: Ambulance,
            },
          ]}
        />
        {assumptions.length > 0 ? (
          <>
            <h3 className={styles.sub}>{quoteCardText.whatThisTakesFor}</h3>
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
        <ButtonLink href={consultationPath(premium, currency)}>
          {quoteCardText.purchaseThisPolicy}
        </ButtonLink>
        <Button look="line" onClick={() => addToItinerary(quote, cart)}>
          {quoteCardText.addToItinerary}
        </Button>
        <Button look="quiet" onClick={onNew}>
          {quoteCardText.getNewQuote}
        </Button>
      </div>
    </Card>
  )
}
