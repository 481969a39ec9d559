import { formatMoney, type Money, toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { asUnits, type ItemPrice } from '#features/trips/domain/item-price.ts'
import type { FlightLeg, FlightOffer, FlightSegment } from '../contract/flight-offer.schema.ts'
import { wallAt, wallOfDate, wallText } from '#platform/shared/local-time.ts'
import type { FlightAirport, FoundFlight, FoundSegment } from './provider/flights-provider.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

const moment = ({ iata, timeZone }: FlightAirport, instant: number) => ({
  iataCode: iata,
  at: wallText(wallAt(timeZone, instant)),
  timeZone,
  instant: `${wallText(instant)}Z`,
})

const toSegment = (segment: FoundSegment): FlightSegment => ({
  number: segment.number,
  carrier: { ...segment.carrier },
  ...(segment.operatedBy ? { operatedBy: segment.operatedBy } : {}),
  departure: moment(segment.from, segment.departs),
  arrival: moment(segment.to, segment.arrives),
  durationInMinutes: Math.round((segment.arrives - segment.departs) / minuteMs),
  aircraft: segment.aircraft,
  cabin: segment.cabin,
  route: segment.route,
})

const toAirport = ({ iata, city, name }: FlightAirport) => ({ displayCode: iata, city, name })

/** Days from one calendar date to another. */
const calendarDays = (from: string, to: string): number =>
  Math.round((wallOfDate(to.slice(0, 10)) - wallOfDate(from.slice(0, 10))) / dayMs)

function toLeg(segments: readonly FoundSegment[]): FlightLeg | undefined {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return undefined
  const shown = segments.map(toSegment)
  const [departure, arrival] = [
    wallText(wallAt(first.from.timeZone, first.departs)),
    wallText(wallAt(last.to.timeZone, last.arrives)),
  ]
  const carriers = new Map(segments.map(({ carrier }) => [carrier.code, { ...carrier }]))
  return {
    origin: toAirport(first.from),
    destination: toAirport(last.to),
    departure,
    arrival,
    durationInMinutes: Math.round((last.arrives - first.departs) / minuteMs),
    dayOffset: calendarDays(departure, arrival),
    stopCount: segments.length - 1,
    carriers: [...carriers.values()],
    segments: shown,
    connections: segments.slice(1).map((next, at) => ({
      iataCode: next.from.iata,
      city: next.from.city,
      minutes: Math.round((next.departs - (segments[at]?.arrives ?? 0)) / minuteMs),
      selfTransfer: next.selfTransfer,
    })),
  }
}

/** A fare by heads; where children pay another one it is the party's price. */
export const fareUnits = (
  { perAdult, total }: Pick<FoundFlight, 'perAdult' | 'total'>,
  heads: number,
): Pick<ItemPrice, 'basis' | 'quantity'> =>
  perAdult.amountMinor * heads === total.amountMinor
    ? { basis: 'person', quantity: heads }
    : { basis: 'group', quantity: 1 }

const priceOf = (found: FoundFlight, { currency, heads }: Presenting): FlightOffer['price'] => {
  const { perAdult, total } = found
  const { basis, quantity } = fareUnits(found, heads)
  const [one, all]: readonly Money[] = [convert(perAdult, currency), convert(total, currency)]
  const party = toMajor(all ?? total)
  return {
    currency,
    raw: toMajor(one ?? perAdult),
    formatted: formatMoney(one ?? perAdult),
    total: party,
    grandTotal: party,
    totalCad: toMajor(convert(total, 'CAD')),
    ...asUnits(basis, quantity, convert(total, 'CAD')),
  }
}

interface Presenting {
  readonly currency: string
  readonly source: string
  /** How many fly, those on a lap counted. */
  readonly heads: number
}

/**
 * Writes offers in the spelling of the wire; a leg that several share is written once. Throws
 * RangeError for a currency without a rate.
 */
export function createOfferPresenter(presenting: Presenting) {
  const { source } = presenting
  const known = new Map<readonly FoundSegment[], FlightLeg | undefined>()
  const legOf = (segments: readonly FoundSegment[]): FlightLeg | undefined => {
    if (!known.has(segments)) known.set(segments, toLeg(segments))
    return known.get(segments)
  }
  return (flight: FoundFlight): FlightOffer => ({
    id: flight.id,
    provider: source,
    sample: flight.sample,
    bookingLink: flight.bookingLink,
    isMachineBookable: flight.isMachineBookable,
    legs: flight.legs.flatMap((leg) => legOf(leg) ?? []),
    validatingAirlines: [...flight.validatingAirlines],
    ...(flight.expiresAt ? { expiresAt: flight.expiresAt } : {}),
    ...(flight.payLaterUntil ? { payLaterUntil: flight.payLaterUntil } : {}),
    price: priceOf(flight, presenting),
    farePolicy: {
      isChangeAllowed: flight.isChangeAllowed,
      isCancellationAllowed: flight.isCancellationAllowed,
      carryOnIncluded: flight.carryOnIncluded,
      checkedBagIncluded: flight.checkedBagIncluded,
    },
  })
}
