import { AddButton } from '#design/add-button/add-button.tsx'
import { CompareTwo } from '#design/compare-two/compare-two.tsx'
import { headsOf } from '#features/trips/domain/party.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FlightLeg, FlightOffer } from '../contract/flight-offer.schema.ts'
import { fareEach } from '../domain/fare-each.ts'
import { fitDays } from '../domain/fit-days.ts'
import { clockText } from '../domain/flight-texts.ts'
import { flightCompareText as text, tripFlightsText } from './messages.ts'
import { addWords, type FlightStanding, stopsOf, titleOf } from './trip-flight-row.tsx'
import type { FlownTrip } from './use-trip-flights.ts'

interface FlightCompareProps {
  readonly trip: FlownTrip
  readonly chosen: readonly FlightOffer[]
  readonly noteOf: (offer: FlightOffer) => string
  readonly standingOf: (offer: FlightOffer) => FlightStanding
  readonly onAdd: (offer: FlightOffer) => void
  readonly onRemove: (offer: FlightOffer) => void
  readonly onClose: () => void
}

const legText = (leg: FlightLeg | undefined): string =>
  leg
    ? text.leg(
        clockText(leg.departure),
        clockText(leg.arrival),
        lengthText(leg.durationInMinutes),
        stopsOf(leg),
      )
    : ''

/** Two flights side by side: what they cost and what they do to the days. */
export function FlightCompare(props: FlightCompareProps) {
  const { trip, chosen, noteOf, standingOf, onAdd, onRemove, onClose } = props
  const heads = headsOf(trip.party)
  return (
    <CompareTwo
      chosen={chosen}
      nameOf={titleOf}
      rows={[
        [
          trip.party.children.length > 0 ? text.adult : text.each,
          ({ price }) => formatBrief(cad(fareEach(price))),
        ],
        [text.total, ({ price }) => (heads > 1 ? formatBrief(cad(price.totalCad)) : '')],
        [text.left, noteOf],
        [text.days, ({ legs }) => fitDays(trip, legs)?.words ?? ''],
        [text.out, ({ legs }) => legText(legs[0])],
        [text.back, ({ legs }) => legText(legs[1])],
        [text.carrier, ({ legs: [out] }) => out?.carriers.map(({ name }) => name).join(', ') ?? ''],
      ]}
      words={text}
      onClose={onClose}
      renderAction={(offer) => {
        const standing = standingOf(offer)
        return standing === 'booked' ? (
          tripFlightsText.booked
        ) : (
          <AddButton
            name={titleOf(offer)}
            added={standing === 'added'}
            {...addWords(standing)}
            onAdd={() => {
              onAdd(offer)
              // What was compared is no longer what the trip holds.
              if (standing === 'swap') onClose()
            }}
            onRemove={() => onRemove(offer)}
          />
        )
      }}
    />
  )
}
