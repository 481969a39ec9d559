import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Price } from '#design/price/price.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { clockText, stopsText } from '../domain/flight-texts.ts'
import type { FlightMark } from '../domain/mark-flights.ts'
import { warningsOf } from '../domain/sane-journey.ts'
import styles from './flight-card.module.css'
import { LegLine } from './leg-line.tsx'

const titleOf = ({ legs: [out] }: FlightOffer): string =>
  out
    ? `${out.segments[0]?.number ?? ''}, ${clockText(out.departure)} to ${clockText(out.arrival)}, ${stopsText(out.stopCount)}`
    : ''

interface FlightCardProps {
  readonly offer: FlightOffer
  readonly marks: readonly FlightMark[]
  /** How many people its total is for. */
  readonly people: number
  readonly onDetails: () => void
  readonly onBook: () => void
}

/** An offer as a ticket: its legs, and behind the tear its price. */
export function FlightCard(props: FlightCardProps) {
  const { offer, marks, people, onDetails, onBook } = props
  const { price, legs } = offer
  const title = titleOf(offer)
  return (
    <li className={styles.frame}>
      <article className={styles.card} aria-label={title}>
        <div className={styles.body}>
          <p className={styles.badges}>
            {marks.map(({ label, reason }) => (
              <span key={label} className={styles.markLine}>
                <Badge tone={label === 'Best' ? 'ok' : 'info'}>{label}</Badge>
                <span>{reason}</span>
              </span>
            ))}
            {warningsOf(legs).map((warning) => (
              <Badge key={warning} tone="warn">
                {warning}
              </Badge>
            ))}
            <Badge tone="sample">{offer.sample ? 'Sample' : offer.provider}</Badge>
          </p>
          {legs.map((leg) => (
            <LegLine key={leg.departure + leg.origin.displayCode} leg={leg} />
          ))}
        </div>
        <div className={styles.deal}>
          <Price
            amount={price.formatted}
            unit="per person"
            total={
              people > 1
                ? `${formatMoney(cad(price.totalCad))} for ${people}, taxes included`
                : `${price.currency === 'CAD' ? 'CAD, taxes' : 'Taxes'} included`
            }
          />
          <div className={styles.actions}>
            <Button
              size="small"
              look="line"
              onClick={onDetails}
              aria-label={`View Details: ${title}`}
            >
              View Details
            </Button>
            <Button size="small" onClick={onBook} aria-label={`Book Flight: ${title}`}>
              Book Flight
            </Button>
          </div>
        </div>
      </article>
    </li>
  )
}
