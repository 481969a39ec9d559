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

/**
 * State of an offer: in the trip, booked, in place of the flights that are planned, an idea beside those that are
 * booked (or kept as one already), or an idea that waits to be planned.
 */
export type FlightStanding = 'added' | 'booked' | 'swap' | 'idea' | 'kept' | 'waits' | undefined

/** What its button says where it does not add the first flights of a trip. */
export const addWords = (standing: FlightStanding) =>
  standing === undefined || standing === 'added' || standing === 'booked'
    ? {}
    : { label: text[standing], icon: null }

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
        <b>{clockText(departure)}</b> <span>{origin.displayCode}</span>{' '}
        <span className={styles.arrow}>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{text.arrow}</span>
        </span>{' '}
        <b>{clockText(arrival)}</b>{' '}
        <span>
          {destination.displayCode}
          {dayOffset === 0 ? null : (
            <sup className={styles.later}>
              <span aria-hidden="true">{text.daysLater(dayOffset)}</span>
              <span className="visually-hidden">{text.daysLaterSpoken(dayOffset)}</span>
            </sup>
          )}
        </span>
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
  /** What it does to the days. */
  readonly fit: Pick<DayFit, 'words' | 'loses'> | undefined
  readonly standing: FlightStanding
  /** "With this: $1,240 left" */
  readonly note: string
  /** True if the trip would cost more than its budget with it. */
  readonly isOver: boolean
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
  const { offer, people, heads, fit, standing, note, onAdd, onRemove, onDetails } = props
  const { isCompared, onCompare, each } = props
  const { legs, price } = offer
  const [out] = legs
  const title = titleOf(offer)
  const isIn = standing === 'added' || standing === 'booked'
  const isIdea = standing === 'kept' || standing === 'waits'
  const said = isIn
    ? text.inTrip
    : [isIdea ? `${text.inIdeas}.` : '', note].filter(Boolean).join(' ')
  return (
    <article className={styles.row} aria-label={title}>
      <p className={styles.carrier}>
        <b>{out?.carriers.map(({ name }) => name).join(', ')}</b>
        <span>{out?.segments.map(({ number }) => number).join(', ')}</span>
        {out ? <span>{formatDayShort(out.departure.slice(0, 10))}</span> : null}
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
        {fit?.words ? (
          <p className={styles.fit} data-loses={fit.loses ?? undefined}>
            {fit.words}
          </p>
        ) : null}
      </div>
      <div className={styles.deal}>
        <p className={styles.price}>
          <b>{formatBrief(cad(fareEach(price)))}</b> {text.each(each, legs.length > 1)}
        </p>
        <p className={styles.total}>
          {heads > 1 ? text.total(formatBrief(cad(price.totalCad)), people) : text.taxes}
        </p>
        {said ? (
          <p className={styles.said} data-over={(props.isOver && !isIn) || undefined}>
            {said}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {standing === 'booked' ? (
          <ButtonLink href="/profile#bookings" size="small" look="line" icon={CircleCheck}>
            {text.booked}
          </ButtonLink>
        ) : (
          <AddButton
            name={title}
            added={standing === 'added'}
            {...addWords(standing)}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        )}
        <div className={styles.more}>
          <Button size="small" look="quiet" onClick={onDetails} aria-label={text.detailsOf(title)}>
            {text.details}
          </Button>
          <CompareButton name={title} isOn={isCompared} words={text} onTurn={onCompare} />
        </div>
      </div>
    </article>
  )
}
