import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Session } from '#platform/server/auth/session.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { faultOf, outcomeWithin } from '#platform/server/orders/settle-open.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { wallAt, wallText } from '#platform/shared/local-time.ts'
import { toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { holdFareSchema } from '../contract/fare-holds.contract.ts'
import { fareErrors } from '../contract/fare-holds.errors.ts'
import type { HeldLeg } from '../domain/fare-hold.ts'
import { checkSearch, type FlightDeps } from './check-search.ts'
import {
  findFare,
  findStanding,
  type HeldFare,
  insertFare,
  listFaresOf,
} from './fare-holds.store.ts'
import type { FareHolds } from './provider/fare-holds.ts'
import type { FoundFlight } from './provider/flights-provider.ts'
import { queryOf } from './search-flights.ts'
import { changeBy, type FareSettleDeps, settleFare } from './settle-fare.ts'
import { fareText as text } from './messages.ts'

const fail = failWith(fareErrors)

export interface FareDeps extends FlightDeps, FareSettleDeps {
  readonly log: Logger
  /** The airline's time limit; after it the hold is in doubt, and the job asks. */
  readonly answerWithinMs: number
  /** What the caller’s tier and plan allow. */
  readonly permissionsOf: (grants: Session['grants']) => { readonly bookings: boolean }
}

const legOf = (leg: FoundFlight['legs'][number]): HeldLeg[] => {
  const [first, last] = [leg[0], leg.at(-1)]
  if (!first || !last) return []
  return [
    {
      from: first.from.iata,
      to: last.to.iata,
      fromCity: first.from.city,
      toCity: last.to.city,
      departure: wallText(wallAt(first.from.timeZone, first.departs)),
      arrival: wallText(wallAt(last.to.timeZone, last.arrives)),
      flights: leg.map(({ number }) => number),
      airline: first.carrier.name,
    },
  ]
}

/** Who may hold, where. */
function requireHolds({ flights, permissionsOf }: FareDeps, session: Session): FareHolds {
  if (!permissionsOf(session.grants).bookings)
    throw fail('tier-required', { extra: { requiredTier: 'explorer' } })
  if (!flights.holds) throw fail('holds-closed')
  return flights.holds
}

/** The outcome of a hold that another request has begun. */
async function outcomeOf({ db, answerWithinMs }: FareDeps, same: HeldFare): Promise<HeldFare> {
  const fare = await outcomeWithin(same, (id) => findFare(db, id), answerWithinMs)
  if (!fare) throw fail('hold-in-doubt', { extra: { holdId: same.id } })
  if (fare.state === 'failed') throw fail('offer-gone')
  return fare
}

type Wanted = z.output<typeof holdFareSchema>

/** Orders what is written down. Without an answer it stays in doubt, and the job finds out. */
async function order(
  deps: FareDeps,
  fare: HeldFare,
  { offerId, passengers, contact }: Wanted,
): Promise<HeldFare> {
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const wish = { key: fare.id, offerId, total: fare.total, passengers, contact }
  const answer = await deps.flights.holds?.hold(wish, signal).catch((error: unknown) => {
    deps.log.warn({ hold: fare.id, fault: faultOf(error) }, 'in doubt')
  })
  if (!answer) throw fail('hold-in-doubt', { extra: { holdId: fare.id } })
  const from = ['pending'] as const
  if (answer.state === 'refused') {
    const { refusal } = answer
    const change = { state: 'failed', reason: text.refused[refusal] } as const
    await settleFare(deps, fare.id, { from, told: true, change })
    throw fail(refusal === 'gone' ? 'offer-gone' : refusal)
  }
  const held = await settleFare(deps, fare.id, { from, told: true, change: changeBy(answer) })
  return held ?? outcomeOf(deps, fare)
}

/**
 * Has the airline keep an offer until it is paid, at the price that was seen: it is asked for anew, written down,
 * ordered and settled. Sent twice it is one order. Throws price-changed with today's price.
 */
export async function holdFare(
  deps: FareDeps,
  session: Session,
  wanted: Wanted,
): Promise<HeldFare> {
  requireHolds(deps, session)
  const { offerId, search, seenTotalCad, passengers, contact } = wanted
  const ownerId = session.userId
  const same = await findStanding(deps.db, { ownerId, offerId })
  if (same) return outcomeOf(deps, same)
  checkSearch(search, deps)
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const offer = await deps.flights.requote?.(offerId, queryOf(search), signal)
  if (!offer?.payLaterUntil) throw fail('offer-gone')
  const totalCad = convert(offer.total, 'CAD')
  if (toMajor(totalCad) !== seenTotalCad)
    throw fail('price-changed', { extra: { totalCad: toMajor(totalCad) } })
  if (passengers.length !== search.adults + search.children + search.infants) throw fail('details')
  const fare = await insertFare(deps.db, {
    id: randomUUID(),
    ownerId,
    source: deps.flights.source,
    offerId,
    legs: offer.legs.flatMap(legOf),
    passengers: passengers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    email: contact.email,
    total: offer.total,
    totalCad,
  })
  if (fare) return order(deps, fare, wanted)
  const other = await findStanding(deps.db, { ownerId, offerId })
  if (!other) throw fail('offer-gone')
  return outcomeOf(deps, other)
}

/** The fare, if it is the caller's: strangers do not learn that it exists. */
export async function requireOwnFare(
  { db }: Pick<FareDeps, 'db'>,
  session: Session,
  id: string,
): Promise<HeldFare> {
  const fare = await findFare(db, id)
  if (!fare || fare.ownerId !== session.userId) throw fail('hold-not-found')
  return fare
}

/** Lets a held fare go. Again it is no error; one that is paid by now stays. */
export async function releaseFare(deps: FareDeps, session: Session, id: string): Promise<HeldFare> {
  const fare = await requireOwnFare(deps, session, id)
  if (fare.state === 'released') return fare
  const { orderId, state } = fare
  const isKept = state === 'held' || (state === 'releasing' && fare.refundMinor === null)
  if (!deps.flights.holds || !orderId || !isKept) throw fail('not-releasable')
  await settleFare(deps, id, { from: ['held'], change: { state: 'releasing' } })
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const stands = await deps.flights.holds.release(orderId, signal).catch((cause: unknown) => {
    throw fail('release-in-doubt', { cause })
  })
  const change = changeBy(stands)
  const settled = await settleFare(deps, id, { from: ['releasing'], told: true, change })
  if (stands.state !== 'cancelled') throw fail('not-releasable')
  return settled ?? (await findFare(deps.db, id)) ?? fare
}

/** The fares that were held for an account, the latest first. */
export const listHeldFares = (
  { db }: FareDeps,
  { userId }: Session,
): Promise<readonly HeldFare[]> => listFaresOf(db, userId)
