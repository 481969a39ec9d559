import type { FlightLeg } from '../contract/flight-offer.schema.ts'
import { clockText, dayText, durationText, stopsText } from '../domain/flight-texts.ts'
import { AirlineMark } from './airline-mark.tsx'
import styles from './flight-card.module.css'

const numbers = ({ segments }: FlightLeg): string => segments.map(({ number }) => number).join(', ')

const via = ({ connections }: FlightLeg): string =>
  connections.map(({ iataCode }) => iataCode).join(', ')

/** One direction in a line: airline, times, duration. It shows airport codes; the details show names. */
export function LegLine({ leg }: { readonly leg: FlightLeg }) {
  const [carrier] = leg.carriers
  const later = dayText(leg.dayOffset)
  return (
    <div className={styles.leg}>
      <AirlineMark code={carrier?.code ?? ''} />
      <p className={styles.carrier}>
        <span>{leg.carriers.map(({ name }) => name).join(', ')}</span>
        <span className={styles.numbers}>{numbers(leg)}</span>
      </p>
      <p className={styles.point}>
        <time dateTime={leg.departure} className={styles.time}>
          {clockText(leg.departure)}
        </time>
        <span className={styles.code}>{leg.origin.displayCode}</span>
      </p>
      <p className={styles.way}>
        <span>{durationText(leg.durationInMinutes)}</span>
        <span aria-hidden="true" className={styles.rule} />
        <span className={styles.stops}>
          {stopsText(leg.stopCount)}
          {leg.stopCount > 0 ? `, ${via(leg)}` : ''}
        </span>
      </p>
      <p className={styles.point}>
        <time dateTime={leg.arrival} className={styles.time}>
          {clockText(leg.arrival)}
        </time>
        <span className={styles.code}>{leg.destination.displayCode}</span>
        {later ? <span className={styles.later}>{later}</span> : null}
      </p>
    </div>
  )
}
