import type { Moment } from '#features/trips/domain/item-details.ts'
import { asFound } from '#features/trips/domain/item-price.ts'
import type { TripItem } from '#features/trips/contract/trip-item.schema.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'
import type { FlightLeg, FlightOffer, FlightSegment } from '../contract/flight-offer.schema.ts'
import { clockText } from './flight-texts.ts'
import { flightToItemText } from './messages.ts'

const title = (leg: FlightLeg): string =>
  `${leg.origin.displayCode} → ${leg.destination.displayCode}`

const describeLeg = (leg: FlightLeg): string =>
  `${leg.carriers.map(({ name }) => name).join(', ')} - ${leg.departure.slice(0, 10)} ${clockText(leg.departure)}`

/** "Air Canada - 2027-04-13 20:35"; for a return trip, both directions. */
const describe = ({ legs }: FlightOffer): string => legs.map(describeLeg).join('; ')

const moment = ({ iataCode, at, timeZone, instant }: FlightSegment['departure']): Moment => ({
  iata: iataCode,
  local: at.slice(0, 16),
  zone: timeZone,
  instant,
})

/** Both directions with every take-off and landing; null where the offer leaves one out. */
function detailsOf({ legs }: FlightOffer): TripItem['details'] {
  if (legs.length === 0 || legs.some(({ segments }) => segments.length === 0)) return null
  return {
    kind: 'flight',
    oneTicket: !legs.some(({ connections }) => connections.some((one) => one.selfTransfer)),
    directions: legs.map(({ segments }) => ({
      segments: segments.map(({ number, carrier, departure, arrival }) => ({
        number,
        carrier,
        from: moment(departure),
        to: moment(arrival),
      })),
    })),
  }
}

/**
 * A flight as an item of a trip, on the day of its departure, at the offer's own price for those who were
 * searched for: by heads where all pay the same, else the group's.
 */
export function flightToItem(offer: FlightOffer): ItemWrite {
  const [out] = offer.legs
  return {
    type: 'flight',
    name: out ? title(out) : flightToItemText.flight,
    description: describe(offer),
    location: out
      ? flightToItemText.route(out.origin.name, out.destination.name).slice(0, 300)
      : '',
    ...asFound(cad(offer.price.totalCad), offer.price),
    estimated: offer.sample,
    sample: offer.sample,
    // Empty where the offer does not know it.
    day: out?.departure.slice(0, 10) || null,
    time: (out && clockText(out.departure)) || null,
    durationMinutes: out?.durationInMinutes ?? null,
    source: `flights:${offer.provider}`,
    offer: { provider: offer.provider, id: offer.id.slice(0, 200), expiresAt: null },
    details: detailsOf(offer),
  }
}
