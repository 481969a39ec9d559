import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { fitDays } from '#features/flights/domain/fit-days.ts'
import { clockText } from '#features/flights/domain/flight-texts.ts'
import type { FlightOffer } from '#features/flights/web/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { itemCost, type ItemView, rideHomeOf, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief, money } from '#platform/shared/money.ts'
import type { WantedDates } from './dates-preview.tsx'
import { flightsOf } from './move-by-fare.ts'
import { movePreviewText as text } from './move-messages.ts'
import styles from './planner.module.css'

/** "Tue 4 May, 22:40 YYZ, lands Wed 5 May, 10:35 LIS. TP258" */
function legText({
  departure,
  arrival,
  origin,
  destination,
  segments,
}: FlightOffer['legs'][number]) {
  const [left, landed] = [departure, arrival].map((at) => formatDayShort(at.slice(0, 10)))
  return text.leg({
    from: `${left}, ${clockText(departure)} ${origin.displayCode}`,
    to: `${landed === left ? '' : `${landed}, `}${clockText(arrival)} ${destination.displayCode}`,
    numbers: segments.map(({ number }) => number).join(', '),
  })
}

/** "$84 less than your flights now"; empty where the trip has none. */
function comparedWith(trip: TripView, offer: FlightOffer): string {
  const held = flightsOf(trip)
  if (held.length === 0) return ''
  const now = held.reduce((sum, item) => sum + itemCost(item).amountMinor, 0)
  const more = cad(offer.price.totalCad).amountMinor - now
  return text.than(formatBrief(money('CAD', Math.abs(more))), Math.sign(more))
}

interface MovedFlightProps {
  readonly trip: TripView
  readonly wanted: WantedDates
  readonly offer: FlightOffer | undefined
  readonly isPending: boolean
  /** Stops that no longer fit around it. */
  readonly displaced: readonly ItemView[]
}

/** The flights of the new dates with their price for all, and what falls out because of them. */
export function MovedFlight({ trip, wanted, offer, isPending, displaced }: MovedFlightProps) {
  if (isPending)
    return (
      <div>
        <output className="visually-hidden">{text.looking}</output>
        <Skeleton shape="block" />
      </div>
    )
  if (!offer) return <p role="status">{text.none}</p>
  return (
    <section className={styles.effect} aria-label={text.flights}>
      {offer.legs.map((leg) => (
        <p key={leg.departure}>{legText(leg)}</p>
      ))}
      <p>
        <b>{text.price(formatBrief(cad(offer.price.totalCad)), partyWords(trip.party))}</b>
        {comparedWith(trip, offer)}
      </p>
      <p>{fitDays({ ...wanted, rideHome: rideHomeOf(trip) }, offer.legs)?.words}</p>
      {displaced.length > 0 ? <p>{text.displaced(displaced.map(({ name }) => name))}</p> : null}
    </section>
  )
}
