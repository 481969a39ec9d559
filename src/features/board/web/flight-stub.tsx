import { Plane, PlaneLanding, PlaneTakeoff } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { FlightStub } from '../domain/flight-stubs.ts'
import styles from './flight-stub.module.css'
import { stubText as text } from './messages.ts'

/** A stub with its price; empty on the return leg. */
export interface PricedStub extends FlightStub {
  readonly units: string
  readonly price: string
  /** "for all 4", where that is the sum of a party. */
  readonly forAll: string
  readonly isBooked: boolean
}

/** "$2,345 for all 4", as it is read out. */
export const costWords = ({ price, forAll }: Pick<PricedStub, 'price' | 'forAll'>): string =>
  price ? [price, forAll].filter(Boolean).join(' ') : text.inReturnFare

/** Stub of one flight direction. */
export const Stub = memo(function Stub({
  stub,
  isOut = false,
}: {
  readonly stub: PricedStub
  /** A draft takes it out of the trip. */
  readonly isOut?: boolean
}) {
  const { itemId, direction, numbers, from, to, length, stops, units, price, isBooked } = stub
  const which = direction === 'out' ? text.out : text.back
  return (
    <button
      type="button"
      data-flight={itemId}
      data-on-paper=""
      data-drafted={isOut ? 'out' : undefined}
      className={styles.stub}
      aria-label={text.label(
        which,
        `${from.place} ${from.time} ${from.date}`,
        `${to.place} ${to.time} ${to.date}`,
        costWords(stub),
      )}
    >
      <span className={styles.line}>
        <b className={styles.which}>
          <Icon of={direction === 'out' ? PlaneTakeoff : PlaneLanding} />
          {which}
        </b>
        <span className={styles.mute}>
          {[isBooked ? text.booked : '', stops > 0 ? text.stops(stops) : numbers]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className={styles.codes}>
        <b>{from.place}</b>
        <Icon of={Plane} />
        <b>{to.place}</b>
      </span>
      <span className={styles.ends}>
        <b>{from.time}</b>
        <span className={styles.mute}>{length}</span>
        <b>{to.time}</b>
      </span>
      <span className={styles.ends}>
        <span>{from.date}</span>
        <span>{to.date}</span>
      </span>
      <span className={styles.tear}>
        <span>{units || (price ? '' : text.inReturnFare)}</span>
        <b>{price}</b>
      </span>
    </button>
  )
})

/** Stub of a trip without an outbound flight. */
export const NoFlight = () => (
  <div className={styles.none}>
    <p>{text.how}</p>
    <button type="button" data-flight="" className={styles.find}>
      {text.find}
    </button>
    <button type="button" data-own="" className={styles.find}>
      {text.own}
    </button>
  </div>
)
