import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import type { FlightLeg, FlightOffer, FlightSegment } from '../contract/flight-offer.schema.ts'
import { cabinLabels } from '../domain/cabin.ts'
import { clockText, dayText, stopsText, travelDate } from '../domain/flight-texts.ts'
import { AirlineMark } from './airline-mark.tsx'
import styles from './flight-dialog.module.css'
import { flightDetailsText } from './messages.ts'

const yesNo = (allowed: boolean | null): string =>
  allowed === null ? flightDetailsText.askTheAirline : allowed ? 'Yes' : 'No'

type LengthOf = (minutes: number) => string

interface SegmentProps {
  readonly segment: FlightSegment
  readonly lengthOf: LengthOf
}

function Segment({ segment, lengthOf }: SegmentProps) {
  const { departure, arrival, carrier, number, aircraft, cabin, operatedBy } = segment
  const facts = [
    operatedBy && flightDetailsText.operatedBy(operatedBy),
    lengthOf(segment.durationInMinutes),
    aircraft,
    cabinLabels[cabin],
  ]
  return (
    <li className={styles.segment}>
      <AirlineMark code={carrier.code} />
      <div>
        <p className={styles.times}>
          <span>
            {clockText(departure.at)} {departure.iataCode}
          </span>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{flightDetailsText.between}</span>
          <span>
            {clockText(arrival.at)} {arrival.iataCode}
          </span>
        </p>
        <p className="mute small">
          {carrier.name} {number} · {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}

interface ChangeProps {
  readonly change: FlightLeg['connections'][number]
  readonly lengthOf: LengthOf
}

function Change({ change, lengthOf }: ChangeProps) {
  return (
    <li className={styles.change}>
      {flightDetailsText.layover(lengthOf(change.minutes), change.city, change.iataCode)}
      {change.selfTransfer ? flightDetailsText.twoTickets : ''}
    </li>
  )
}

interface LegProps {
  readonly leg: FlightLeg
  readonly label: string
  readonly lengthOf: LengthOf
}

function Leg({ leg, label, lengthOf }: LegProps) {
  const later = dayText(leg.dayOffset)
  return (
    <section className={styles.leg} aria-label={label}>
      <h3>
        {flightDetailsText.heading(
          label,
          leg.origin.city,
          leg.origin.displayCode,
          leg.destination.city,
          leg.destination.displayCode,
        )}
      </h3>
      <p className="mute small">
        {flightDetailsText.dateAndTimes(
          travelDate(leg.departure),
          clockText(leg.departure),
          clockText(leg.arrival),
        )}
        {later ? ` ${later}` : ''}
        {flightDetailsText.localTimes(lengthOf(leg.durationInMinutes), stopsText(leg.stopCount))}
      </p>
      <ol className={styles.segments}>
        {leg.segments.flatMap((segment, at) => {
          const change = leg.connections[at]
          return [
            <Segment
              key={segment.number + segment.departure.at}
              segment={segment}
              lengthOf={lengthOf}
            />,
            ...(change
              ? [<Change key={change.iataCode} change={change} lengthOf={lengthOf} />]
              : []),
          ]
        })}
      </ol>
    </section>
  )
}

interface FlightDetailsProps {
  readonly offer: FlightOffer
  /** "7h 5m", as the cards of the flights page have it, or "7 h 05". */
  readonly lengthOf: LengthOf
}

/** All that is known of an offer. */
export function FlightDetails({ offer, lengthOf }: FlightDetailsProps) {
  const { legs, farePolicy, isMachineBookable, sample } = offer
  const [out] = legs
  return (
    <div className={styles.details}>
      {legs.map((leg, at) => (
        <Leg
          key={leg.departure}
          leg={leg}
          lengthOf={lengthOf}
          label={at === 0 ? flightDetailsText.outbound : flightDetailsText.returnText}
        />
      ))}
      <FactList
        items={[
          { label: flightDetailsText.travelDate, value: travelDate(out?.departure) },
          { label: flightDetailsText.changesAllowed, value: yesNo(farePolicy.isChangeAllowed) },
          {
            label: flightDetailsText.cancellationAllowed,
            value: yesNo(farePolicy.isCancellationAllowed),
          },
          {
            label: flightDetailsText.onlineBookingAvailable,
            // The button below leads there either way: a plain no above it would be wrong.
            value: isMachineBookable ? 'Yes' : flightDetailsText.yesOnOurPartners,
          },
          { label: flightDetailsText.cabinBagIncluded, value: yesNo(farePolicy.carryOnIncluded) },
          {
            label: flightDetailsText.checkedBagIncluded,
            value: yesNo(farePolicy.checkedBagIncluded),
          },
        ]}
      />
      <p className={styles.foot}>
        <Link href="/tico-protection" className="text-link">
          {flightDetailsText.whatProtectedWhenYou}
        </Link>
      </p>
      {sample ? <Notice tone="info">{flightDetailsText.sampleAirportsAirlinesAnd}</Notice> : null}
    </div>
  )
}
