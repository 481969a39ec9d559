import { flightPartyOf } from '#features/flights/domain/flight-party.ts'
import { readTrip, listOwnTravellers } from '#features/trips/server/index.ts'
import { unknownCountry } from '#features/visas/domain/visa-countries.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { BoundOperation } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { isCountryCode } from '#platform/shared/country-codes.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import { tripScopeErrors } from '#platform/shared/trip-scope.ts'
import type { createProviders } from './providers.ts'

const fail = failWith(tripScopeErrors)

interface Parts extends Pick<
  ReturnType<typeof createProviders>,
  'places' | 'dining' | 'tripPlaces'
> {
  readonly db: Db
  readonly seals: Seals
}

type Trip = Awaited<ReturnType<typeof readTrip>>['trip']

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

interface Asking {
  /** As the caller sent it. */
  readonly sent: Fields
  readonly parts: Parts
  readonly trip: Trip
  readonly caller: Session
  readonly signal: AbortSignal
}

/** Fields filled together; if the caller sends one, none is filled. */
type Group = Readonly<Record<string, string | number | object | undefined>>
type Filling = (asking: Asking) => readonly Group[] | Promise<readonly Group[]>

const answerWithinMs = 10_000

const placeOf = ({ destinations }: Trip): string => destinations[0]?.name ?? ''

/** A stay has at least one night; a day trip checks out the next morning. */
const nightsOf = ({ startDate, endDate }: Trip) => ({
  from: startDate,
  to: endDate > startDate ? endDate : addDays(startDate, 1),
})

/** Airport of the first destination, by its own code or by name. */
async function airportOf({ parts, trip, signal }: Asking): Promise<string | undefined> {
  const [place] = trip.destinations
  if (!place) return undefined
  const described = place.ref && (await parts.places.describeDestination(place.ref, signal))
  if (described && described.airports[0]) return described.airports[0]
  const [found] = await parts.places.suggestAirports(place.name, 1, signal)
  if (found) return found.iata
  const { lat, lng } = place
  return lat === null || lng === null ? undefined : parts.tripPlaces.townAirport({ lat, lng })?.iata
}

/** The children's ages, where as many are asked for as the trip has: a form says how many, and not how old. */
function agesOf({ sent }: Asking, ages: readonly number[]): Group {
  const isOwnParty = ['adults', 'children', 'infants'].some((name) => isSaid(ownValue(sent, name)))
  const asked = isOwnParty ? Number(ownValue(sent, 'children') ?? 0) : ages.length
  return { childAges: asked === ages.length ? ages.join(',') || undefined : undefined }
}

const flights: Filling = async (asking) => {
  const { trip } = asking
  const { adults, children, childAges, infants } = flightPartyOf(trip.party)
  return [
    { origin: trip.origin?.iata },
    { destination: await airportOf(asking) },
    { departureDate: trip.startDate, returnDate: trip.endDate },
    { adults, children, infants },
    agesOf(asking, childAges),
  ]
}

const hotels: Filling = (asking) => {
  const { trip } = asking
  const { from, to } = nightsOf(trip)
  const { adults, children } = trip.party
  return [
    { location: placeOf(trip) },
    { checkInDate: from, checkOutDate: to },
    { adults, children: children.length },
    agesOf(asking, children),
  ]
}

const properties: Filling = ({ trip }) => {
  const { from, to } = nightsOf(trip)
  const { adults, children } = trip.party
  const infants = children.filter((age) => age < 2).length
  return [
    { location: placeOf(trip) },
    { checkIn: from, checkOut: to, checkin: undefined, checkout: undefined },
    { adults, children: children.length - infants, infants },
  ]
}

const dining: Filling = async ({ parts, trip, signal }) => {
  const [place] = trip.destinations
  const found = place?.ref ? [] : await parts.dining.findLocations(placeOf(trip), signal)
  return [{ locationId: place?.ref ?? found[0]?.locationId }]
}

/** Countries of the destinations, distinct; typed places use the best match. */
async function countriesOf({ parts, trip, signal }: Asking): Promise<readonly string[]> {
  const codes = await Promise.all(
    trip.destinations.map(
      async ({ countryCode, name }) =>
        countryCode ?? (await parts.places.geocode(name, signal))?.countryCode ?? unknownCountry,
    ),
  )
  // A page may have sent any two letters.
  return [...new Set(codes.map((code) => (isCountryCode(code) ? code : unknownCountry)))]
}

/** The caller's first passport, else the country of the origin. */
async function passportOf({ parts, trip, caller, signal }: Asking): Promise<string | undefined> {
  const [own] = await listOwnTravellers(parts, caller, trip.id)
  const passport = own?.passports[0]?.country
  if (passport || !trip.origin) return passport
  return (await parts.places.geocode(trip.origin.iata, signal))?.countryCode
}

const visas: Filling = async (asking) => {
  const from = await passportOf(asking)
  return [{ from }, { to: (await countriesOf(asking)).join(',') }]
}

const insurance: Filling = async (asking) => {
  const { startDate, endDate } = asking.trip
  return [
    { destinationCountry: (await countriesOf(asking)).find((code) => code !== unknownCountry) },
    { travelStartDate: startDate, travelEndDate: endDate },
    { party: asking.trip.party },
  ]
}

/** Per search, the parameters that a trip fills, by wire name. */
const fillings = new Map<string, Filling>([
  ['searchHotels', hotels],
  ['searchFlights', flights],
  ['listDayPrices', flights],
  ['searchProperties', properties],
  ['listRestaurants', dining],
  ['listAttractions', dining],
  ['checkVisaTrip', visas],
  ['quoteInsurance', insurance],
])

/** The groups as sent; a group that was not sent comes from the trip. */
function filled(sent: Fields, groups: readonly Group[]): Fields {
  const left = groups.filter(
    (group) => !Object.keys(group).some((name) => isSaid(ownValue(sent, name))),
  )
  const said = left.flatMap((group) =>
    Object.entries(group).flatMap(([name, value]): [string, unknown][] =>
      // Query values are text.
      value === undefined ? [] : [[name, typeof value === 'object' ? value : String(value)]],
    ),
  )
  return { ...sent, ...Object.fromEntries(said) }
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function within(parts: Parts, fill: Filling, bound: BoundOperation): BoundOperation {
  return {
    ...bound,
    async complete(sent, callerOf) {
      const place = bound.operation.query ? 'query' : 'body'
      const given = sent[place]
      const id = isFields(given) ? given['itineraryId'] : undefined
      if (!isFields(given) || typeof id !== 'string' || !uuidShape.test(id)) return sent
      const caller = await callerOf()
      if (!caller) throw fail('trip-not-found')
      const { trip } = await readTrip(parts, caller, id)
      const signal = AbortSignal.timeout(answerWithinMs)
      return {
        ...sent,
        [place]: filled(given, await fill({ sent: given, parts, trip, caller, signal })),
      }
    },
  }
}

/**
 * The same operations, of which searches that name a trip of the caller's take from it what they leave out.
 * They throw trip-not-found for a trip that is not the caller's.
 */
export const inTrips = (
  operations: readonly BoundOperation[],
  parts: Parts,
): readonly BoundOperation[] =>
  operations.map((bound) => {
    const fill = fillings.get(bound.name)
    return fill ? within(parts, fill, bound) : bound
  })
