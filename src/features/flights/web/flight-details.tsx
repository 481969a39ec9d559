import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import type { FlightLeg, FlightOffer, FlightSegment } from '../contract/flight-offer.schema.ts'
import { cabinLabels } from '../domain/cabin.ts'
import { clockText, dayText, durationText, stopsText, travelDate } from '../domain/flight-texts.ts'
import { AirlineMark } from './airline-mark.tsx'
import styles from './flight-dialog.module.css'
import { flightDetailsText } from './messages.ts'

const yesNo = (allowed: boolean | null): string =>
  allowed === null ? flightDetailsText.askTheAirline : allowed ? 'Yes' : 'No'

function Segment({ segment }: { readonly segment: FlightSegment }) {
  const { departure, arrival, carrier, number, aircraft, cabin, operatedBy } = segment
  const facts = [
    operatedBy && flightDetailsText.operatedBy(operatedBy),
    durationText(segment.durationInMinutes),
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

function Change({ change }: { readonly change: FlightLeg['connections'][number] }) {
  return (
    <li className={styles.change}>
      {flightDetailsText.layover(durationText(change.minutes), change.city, change.iataCode)}
      {change.selfTransfer ? flightDetailsText.twoTickets : ''}
    </li>
  )
}

function Leg({ leg, label }: { readonly leg: FlightLeg; readonly label: string }) {
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
        {flightDetailsText.localTimes(
          durationText(leg.durationInMinutes),
          stopsText(leg.stopCount),
        )}
      </p>
      <ol className={styles.segments}>
        {leg.segments.flatMap((segment, at) => {
          const change = leg.connections[at]
          return [
            <Segment key={segment.number + segment.departure.at} segment={segment} />,
            ...(change ? [<Change key={change.iataCode} change={change} />] : []),
          ]
        })}
      </ol>
    </section>
  )
}

/** All that is known of an offer. */
export function FlightDetails({ offer }: { readonly offer: FlightOffer }) {
  const { legs, farePolicy, isMachineBookable, sample } = offer
  const [out] = legs
  return (
    <div className={styles.details}>
      {legs.map((leg, at) => (
        <Leg
          key={leg.departure}
          leg={leg}
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
