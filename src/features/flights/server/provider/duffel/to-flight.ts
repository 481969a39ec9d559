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
import type { DuffelOffer, DuffelSegment } from './duffel-answers.ts'

const cabins = wordTable<CabinName>({
  economy: 'ECONOMY',
  premium_economy: 'PREMIUM_ECONOMY',
  business: 'BUSINESS',
  first: 'FIRST',
})

const airportOf = ({ origin }: Pick<DuffelSegment, 'origin'>): FlightAirport => ({
  iata: origin.iata_code,
  name: origin.name,
  city: origin.city_name ?? origin.name,
  timeZone: origin.time_zone,
})

/** '2027-04-12T16:38:02' on the clock of a place; NaN where it is none. Throws RangeError for no zone. */
const instantAt = (local: string, timeZone: string): number =>
  instantOf(timeZone, wallOfText(local.slice(0, 16)))

function toSegment(segment: DuffelSegment, asked: CabinName): FoundSegment {
  const [from, to] = [airportOf(segment), airportOf({ origin: segment.destination })]
  const { marketing_carrier: by, operating_carrier: flier, passengers } = segment
  const code = by.iata_code ?? ''
  return {
    carrier: { code, name: by.name },
    ...(flier && flier.name !== by.name ? { operatedBy: flier.name } : {}),
    number: `${code}${segment.marketing_carrier_flight_number}`,
    from,
    to,
    departs: instantAt(segment.departing_at, from.timeZone),
    arrives: instantAt(segment.arriving_at, to.timeZone),
    aircraft: segment.aircraft?.name ?? null,
    cabin: cabins.get(passengers?.[0]?.cabin_class ?? '') ?? asked,
    route: 'known',
    selfTransfer: false,
  }
}

/** True where everybody has it on every flight. */
const everyoneHas = ({ slices }: DuffelOffer, type: string): boolean =>
  slices.every(({ segments }) =>
    segments.every(({ passengers }) =>
      (passengers ?? []).every(({ baggages }) =>
        (baggages ?? []).some((bag) => bag.type === type && bag.quantity > 0),
      ),
    ),
  )

const isSane = (legs: FoundFlight['legs']): boolean =>
  legs.every((leg) =>
    leg.every(
      ({ departs, arrives }, at) => arrives > departs && departs >= (leg[at - 1]?.arrives ?? 0),
    ),
  )

/** Until when its seats are kept unpaid; undefined where it is paid at once, or wants passports, which we don't ask for. */
export function payLaterUntil(offer: DuffelOffer): string | undefined {
  const { payment_requirements: pay, passenger_identity_documents_required: wantsPassports } = offer
  if (pay?.requires_instant_payment !== false || wantsPassports) return undefined
  const until = new Date(pay.payment_required_by ?? '')
  return Number.isNaN(until.getTime()) ? undefined : until.toISOString()
}

/** An offer as the port says it; undefined where its times cannot be. */
export function toFlight(offer: DuffelOffer, query: FlightQuery): FoundFlight | undefined {
  const legs = offer.slices.map(({ segments }) =>
    segments.map((segment) => toSegment(segment, query.cabin)),
  )
  if (!isSane(legs)) return undefined
  const until = payLaterUntil(offer)
  const total = fromMajor(offer.total_currency, Number(offer.total_amount))
  const { refund_before_departure: refund, change_before_departure: change } =
    offer.conditions ?? {}
  // The vendor prices the party; what each pays is its share, and nothing more is known.
  const share = Math.floor(total.amountMinor / (query.adults + query.children))
  return {
    id: `duffel:${offer.id}`,
    legs,
    validatingAirlines: offer.owner.iata_code ? [offer.owner.iata_code] : [],
    perAdult: money(total.currency, share),
    total,
    isChangeAllowed: change?.allowed ?? null,
    isCancellationAllowed: refund?.allowed ?? null,
    carryOnIncluded: everyoneHas(offer, 'carry_on'),
    checkedBagIncluded: everyoneHas(offer, 'checked'),
    isMachineBookable: false,
    bookingLink: null,
    expiresAt: offer.expires_at ?? null,
    ...(until ? { payLaterUntil: until } : {}),
    sample: false,
  }
}

export const toJourneys = ({ slices }: DuffelOffer): readonly FlownJourney[] =>
  slices.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)]
    if (!first || !last) return []
    return {
      date: first.departing_at.slice(0, 10),
      from: airportOf(first),
      to: airportOf({ origin: last.destination }),
      flights: segments.map(
        ({ marketing_carrier: by, marketing_carrier_flight_number: number }) => ({
          number: `${by.iata_code ?? ''}${number}`,
          carrier: by.name,
        }),
      ),
    }
  })
