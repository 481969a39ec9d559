import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Price } from '#design/price/price.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { clockText, stopsText } from '../domain/flight-texts.ts'
import type { DayFit } from '../domain/fit-days.ts'
import type { FlightMark } from '../domain/mark-flights.ts'
import { warningsOf } from '../domain/sane-journey.ts'
import styles from './flight-card.module.css'
import { LegLine } from './leg-line.tsx'
import { flightCardText } from './messages.ts'

const titleOf = ({ legs: [out] }: FlightOffer): string =>
  out
    ? flightCardText.summary(
        out.segments[0]?.number ?? '',
        clockText(out.departure),
        clockText(out.arrival),
        stopsText(out.stopCount),
      )
    : ''

interface FlightCardProps {
  readonly offer: FlightOffer
  readonly marks: readonly FlightMark[]
  /** How many people its total is for. */
  readonly people: number
  /** What it does to the days of a trip. */
  readonly fit?: DayFit | undefined
  readonly onDetails: () => void
  readonly onBook: () => void
}

/** An offer as a ticket: its legs, and behind the tear its price. */
export function FlightCard(props: FlightCardProps) {
  const { offer, marks, people, fit, onDetails, onBook } = props
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
            <Badge tone="sample">{offer.sample ? flightCardText.sample : offer.provider}</Badge>
          </p>
          {fit ? (
            <p className={styles.fit} data-loss={fit.isLoss ? '' : undefined}>
              {fit.words}
            </p>
          ) : null}
          {legs.map((leg) => (
            <LegLine key={leg.departure + leg.origin.displayCode} leg={leg} />
          ))}
        </div>
        <div className={styles.deal}>
          <Price
            amount={price.formatted}
            unit={flightCardText.perPerson}
            total={
              people > 1
                ? flightCardText.forTaxesIncluded(formatMoney(cad(price.totalCad)), people)
                : `${price.currency === 'CAD' ? flightCardText.cadTaxes : 'Taxes'} included`
            }
          />
          <div className={styles.actions}>
            <Button
              size="small"
              look="line"
              onClick={onDetails}
              aria-label={flightCardText.viewDetailsOf(title)}
            >
              {flightCardText.viewDetails}
            </Button>
            <Button
              size="small"
              onClick={onBook}
              aria-label={flightCardText.bookFlightNamed(title)}
            >
              {flightCardText.bookFlight}
            </Button>
          </div>
        </div>
      </article>
    </li>
  )
}
