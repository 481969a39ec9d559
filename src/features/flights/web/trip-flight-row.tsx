import { CircleCheck } from 'lucide-react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CompareButton } from '#design/compare-two/compare-two.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FlightLeg, FlightOffer } from '../contract/flight-offer.schema.ts'
import { fareEach } from '../domain/fare-each.ts'
import type { DayFit } from '../domain/fit-days.ts'
import { clockText } from '../domain/flight-texts.ts'
import { warningsOf } from '../domain/sane-journey.ts'
import { tripFlightsText as text } from './messages.ts'
import styles from './trip-flights.module.css'

/** State of an offer: in the trip, booked, or in place of the flights that are planned. */
export type FlightStanding = 'added' | 'booked' | 'swap' | undefined

export const stopsOf = ({ stopCount, connections }: FlightLeg): string =>
  stopCount === 0
    ? text.direct
    : text.stops(stopCount, connections.map(({ iataCode }) => iataCode).join(', '))

/** "22:45 YYZ → 10:50 LIS +1   7 h 05, Direct" */
function Leg({ leg }: { readonly leg: FlightLeg }) {
  const { departure, arrival, origin, destination, dayOffset, durationInMinutes } = leg
  return (
    <p className={styles.leg}>
      <span className={styles.ends}>
        <b>{clockText(departure)}</b> {origin.displayCode} <span aria-hidden="true">→</span>
        <span className="visually-hidden">{text.arrow}</span> <b>{clockText(arrival)}</b>{' '}
        {destination.displayCode}
        {dayOffset === 0 ? null : (
          <sup className={styles.later}>
            <span aria-hidden="true">{text.daysLater(dayOffset)}</span>
            <span className="visually-hidden">{text.daysLaterSpoken(dayOffset)}</span>
          </sup>
        )}
      </span>
      <span className={styles.length}>
        {lengthText(durationInMinutes)}, {stopsOf(leg)}
      </span>
    </p>
  )
}

interface TripFlightRowProps {
  readonly offer: FlightOffer
  /** "2 adults" */
  readonly people: string
  readonly heads: number
  /** "each" */
  readonly each: string
  readonly fit: DayFit | undefined
  readonly standing: FlightStanding
  /** "With this: $1,240 left" */
  readonly note: string
  /** It leaves on another day than the trip begins on. */
  readonly otherDay: boolean
  readonly onAdd: () => void
  readonly onRemove: () => void
  readonly onDetails: () => void
  /** Chosen to be laid beside another. */
  readonly isCompared: boolean
  readonly onCompare: () => void
}

export const titleOf = ({ legs: [out] }: FlightOffer): string =>
  out
    ? `${out.segments[0]?.number ?? ''}, ${clockText(out.departure)} ${out.origin.displayCode}${text.arrow}${clockText(out.arrival)} ${out.destination.displayCode}`
    : ''

/** An offer as a row of the finder: its legs, its price, and what it does to the days. */
export function TripFlightRow(props: TripFlightRowProps) {
  const { offer, people, heads, fit, standing, note, otherDay, onAdd, onRemove, onDetails } = props
  const { isCompared, onCompare, each } = props
  const { legs, price } = offer
  const [out] = legs
  const title = titleOf(offer)
  const said = standing === 'added' || standing === 'booked' ? text.inTrip : note && `${note}.`
  return (
    <article className={styles.row} aria-label={title}>
      <p className={styles.carrier}>
        <b>{out?.carriers.map(({ name }) => name).join(', ')}</b>
        <span>{out?.segments.map(({ number }) => number).join(', ')}</span>
        {otherDay && out ? <span>{formatDayShort(out.departure.slice(0, 10))}</span> : null}
        <span>
          <CompareButton name={title} isOn={isCompared} words={text} onTurn={onCompare} />
        </span>
      </p>
      <div className={styles.legs}>
        {legs.map((leg) => (
          <Leg key={leg.departure + leg.origin.displayCode} leg={leg} />
        ))}
        {warningsOf(legs).map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
      <div className={styles.deal}>
        <p className={styles.price}>
          <b>{formatBrief(cad(fareEach(price)))}</b> {text.each(each, legs.length > 1)}
        </p>
        <p className={styles.total}>
          {heads > 1 ? text.total(formatBrief(cad(price.totalCad)), people) : text.taxes}
        </p>
        <p className={styles.fit} data-loses={fit?.loses ?? undefined}>
          {[said, fit?.words].filter(Boolean).join(' ')}
        </p>
      </div>
      <div className={styles.actions}>
        {standing === 'booked' ? (
          <ButtonLink href="/profile" size="small" look="line" icon={CircleCheck}>
            {text.booked}
          </ButtonLink>
        ) : (
          <AddButton
            name={title}
            added={standing === 'added'}
            {...(standing === 'swap' && { label: text.swap, icon: null })}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        )}
        <Button size="small" look="quiet" onClick={onDetails} aria-label={text.detailsOf(title)}>
          {text.details}
        </Button>
      </div>
    </article>
  )
}
