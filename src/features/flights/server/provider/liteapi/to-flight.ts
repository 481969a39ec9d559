import { instantOf, wallOfText } from '#platform/shared/local-time.ts'
import { fromMajor, money } from '#platform/shared/money.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import type {
  FlightAirport,
  FlightQuery,
  FlownJourney,
  FoundFlight,
  FoundSegment,
} from '../flights-provider.ts'
import type { LiteFlightOffer, LiteJourney, LiteSegment } from './liteapi-flight-answers.ts'

const cabins = wordTable<CabinName>({
  economy: 'ECONOMY',
  'premium economy': 'PREMIUM_ECONOMY',
  premium_economy: 'PREMIUM_ECONOMY',
  business: 'BUSINESS',
  first: 'FIRST',
})

/** Names and zones of airports: the vendor says no zone. */
export type AirportOf = (iata: string) => FlightAirport | undefined

const minuteMs = 60_000

interface Reading {
  readonly offer: LiteFlightOffer
  readonly query: FlightQuery
  readonly airportOf: AirportOf
}

/** A flight; undefined at an airport whose clocks we do not know. */
function toSegment(
  segment: LiteSegment,
  { offer, query, airportOf }: Reading,
): FoundSegment | undefined {
  const [from, to] = [airportOf(segment.originCode), airportOf(segment.destinationCode)]
  if (!from || !to) return undefined
  const { marketingCode: code, marketingName: name, operatingName: flier } = segment.carrier
  const of = <T extends { readonly segmentKey?: string | null | undefined }>(
    list: readonly T[] | null | undefined,
  ) => list?.find(({ segmentKey }) => segmentKey === segment.segmentKey)
  const departs = instantOf(from.timeZone, wallOfText(segment.departureTime.slice(0, 16)))
  return {
    carrier: { code, name: name ?? code },
    ...(flier && name && flier !== name ? { operatedBy: flier } : {}),
    number: `${code}${segment.flight.marketingNumber}`,
    from,
    to,
    departs,
    arrives: instantOf(to.timeZone, wallOfText(segment.arrivalTime.slice(0, 16))),
    aircraft: of(offer.segmentAmenities)?.aircraftType ?? null,
    cabin: cabins.get(of(offer.segmentFares)?.cabin?.toLowerCase() ?? '') ?? query.cabin,
    route: 'known',
    selfTransfer: false,
  }
}

const isSane = (legs: FoundFlight['legs']): boolean =>
  legs.every((leg) =>
    leg.every(
      ({ departs, arrives }, at) => arrives > departs && departs >= (leg[at - 1]?.arrives ?? 0),
    ),
  )

/** The flights there, and those back. */
const legsOf = ({
  segments,
}: Pick<LiteJourney, 'segments'>): readonly (readonly LiteSegment[])[] => {
  const back = segments.filter(({ direction }) => direction === 'INBOUND')
  const there = segments.filter(({ direction }) => direction !== 'INBOUND')
  return back.length > 0 ? [there, back] : [there]
}

/** The vendor may set an offer's end to the instant of the search: then it is valid as long as we keep it. */
const endOf = (expiration: string | null | undefined, now: number, keptMs: number): string => {
  const said = Date.parse(expiration ?? '')
  return new Date(said > now + minuteMs ? said : now + keptMs).toISOString()
}

export interface FlightFacts {
  readonly journey: LiteJourney
  readonly query: FlightQuery
  readonly airportOf: AirportOf
  readonly now: number
  readonly keptMs: number
  /** Our id, made of the flown segments. */
  readonly idOf: (flights: string) => string
}

/** A journey at its cheapest offer as the port says it; undefined where it cannot be flown like that. */
export function toFlight(facts: FlightFacts): FoundFlight | undefined {
  const { journey, query, airportOf, now, keptMs, idOf } = facts
  const offer = (journey.offers ?? []).toSorted(
    (a, b) => a.pricing.display.total - b.pricing.display.total,
  )[0]
  if (!offer) return undefined
  const legs: FoundSegment[][] = []
  for (const leg of legsOf(journey)) {
    const segments = leg.map((one) => toSegment(one, { offer, query, airportOf }))
    if (segments.length === 0 || segments.includes(undefined)) return undefined
    legs.push(segments.filter((one) => one !== undefined))
  }
  if (!isSane(legs) || legs.length !== (query.returnDate ? 2 : 1)) return undefined
  const { total, currency, perPassenger } = offer.pricing.display
  const whole = fromMajor(currency, total)
  const adult = perPassenger?.adult?.total
  // Without a price for each, what each pays is a share.
  const share = Math.floor(whole.amountMinor / (query.adults + query.children))
  return {
    id: idOf(
      legs.map((leg) => leg.map(({ number, departs }) => `${number}@${departs}`).join()).join(';'),
    ),
    legs,
    validatingAirlines: [legs[0]?.[0]?.carrier.code ?? ''].filter(Boolean),
    perAdult: adult ? fromMajor(currency, adult) : money(currency, share),
    total: whole,
    isChangeAllowed: offer.terms?.changeable ?? null,
    isCancellationAllowed: offer.terms?.refundable ?? null,
    carryOnIncluded: offer.baggage?.hasCarryOnBag ?? false,
    checkedBagIncluded: offer.baggage?.hasCheckedBag ?? false,
    isMachineBookable: false,
    bookingLink: null,
    expiresAt: endOf(offer.expiration, now, keptMs),
    sample: false,
  }
}

/** A day by the clocks of an airport. */
const dayThere = ({ timeZone }: FlightAirport, instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))

export const toJourneys = ({ legs }: FoundFlight): readonly FlownJourney[] =>
  legs.flatMap((leg) => {
    const [first, last] = [leg[0], leg.at(-1)]
    if (!first || !last) return []
    return {
      date: dayThere(first.from, first.departs),
      from: first.from,
      to: last.to,
      flights: leg.map(({ number, carrier }) => ({ number, carrier: carrier.name })),
    }
  })
