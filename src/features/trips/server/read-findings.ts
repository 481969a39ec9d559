import type { Session } from '#platform/server/auth/session.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { arrangeDays } from '../domain/arrange-days.ts'
import type { CheckInput, CheckItem } from '../domain/check/check-input.ts'
import { checkTrip } from '../domain/check/check-trip.ts'
import type { CheckFinding } from '../domain/check/finding.ts'
import { checkText } from '../domain/check/messages.ts'
import { visitsByDay } from '../domain/check/visits.ts'
import type { Traveller } from '../domain/traveller.ts'
import { tripSums } from '../domain/trip-totals.ts'
import type { TripFacts } from './provider/trip-facts.ts'
import { readTravellers } from './read-travellers.ts'
import type { ListedItem } from './trip-items.store.ts'
import type { TripDeps } from './trip-deps.ts'
import type { ReadTrip } from './trips.store.ts'
import { walksBetween } from './walks-between.ts'

/** The item's own hours and tickets take precedence. */
function checkItemOf(facts: TripFacts, item: ListedItem): CheckItem {
  const known = item.source === null ? undefined : facts.visit(item.source)
  const { id, type, name, status, choice, day, time, durationMinutes, nights, lat, lng } = item
  return {
    id,
    type,
    name,
    status,
    choice,
    day,
    time,
    durationMinutes,
    nights,
    lat,
    lng,
    source: item.source,
    link: item.link,
    details: item.details,
    basis: item.basis,
    quantity: item.quantity,
    offer: item.offer,
    hours: item.hours ?? known?.hours ?? null,
    lastEntryMinutes: item.lastEntryMinutes ?? known?.lastEntryMinutes ?? null,
    advanceTicket: item.advanceTicket ?? known?.advanceTicket ?? null,
    countryCode: item.countryCode,
  }
}

/** Entry questions for travellers with a passport. */
function entryOf({ entryCheck }: Pick<TripDeps, 'entryCheck'>, travellers: readonly Traveller[]) {
  const known = travellers.flatMap((traveller, at) =>
    traveller.passports.length > 0 ? [{ ...traveller, at }] : [],
  )
  const answer: CheckInput['entry'] = (legs) =>
    known.length === 0
      ? []
      : entryCheck({
          travellers: known.map(({ passports, history }) => ({
            passports: [...passports],
            ...(history ? { history: [...history] } : {}),
          })),
          legs: [...legs],
        }).travellers.map((one, index) => ({
          ...one,
          name: known[index]?.name || checkText.traveller((known[index]?.at ?? index) + 1),
        }))
  return answer
}

interface Whole {
  readonly trip: ReadTrip
  readonly items: readonly ListedItem[]
}

type Asked = Pick<TripDeps, 'tripFacts' | 'tripPlaces' | 'entryCheck' | 'clock'>

/** Input of the rules: the trip with outside facts. */
export function checkInputFrom(
  deps: Asked,
  { trip, items }: Whole,
  travellers: readonly Traveller[],
): CheckInput {
  const { tripFacts, tripPlaces, clock } = deps
  const { days, unscheduled } = arrangeDays(trip, items)
  const inOrder = [...days.flatMap((day) => day.items), ...unscheduled]
  const holidays = new Map<string, ReadonlyMap<string, string>>()
  return {
    trip: {
      id: trip.id,
      startDate: trip.startDate,
      endDate: trip.endDate,
      wholeUntil: trip.veiled?.endDate,
      party: trip.party,
      destinations: trip.destinations,
      origin: trip.origin,
      dayPlaces: trip.dayPlaces,
      budgetCad: toMajor(trip.budget),
      totalCad: toMajor(tripSums(items, trip.party).total),
    },
    items: inOrder.map((item) => checkItemOf(tripFacts, item)),
    now: clock.now().toISOString(),
    airport: (iata) => tripPlaces.airport(iata),
    holidays(country) {
      const known =
        holidays.get(country) ??
        // Two weeks on either side, to detect weekly closing.
        tripFacts.holidays(country, addDays(trip.startDate, -14), addDays(trip.endDate, 14))
      holidays.set(country, known)
      return known
    },
    countryName: (country) => tripFacts.countryName(country),
    entry: entryOf(deps, travellers),
  }
}

/** Visits by day. */
const visitsTogether = (input: CheckInput) =>
  [...visitsByDay(input).values()].map((visits) => visits.map(({ item }) => item))

/** Input of the rules with travellers, for editors. */
export async function checkInputOf(
  deps: TripDeps,
  session: Pick<Session, 'userId'>,
  whole: Whole,
): Promise<CheckInput> {
  const entered = await readTravellers(deps, session, whole.trip)
  const input = checkInputFrom(
    deps,
    whole,
    entered.flatMap(({ travellers }) => travellers),
  )
  return { ...input, walk: await walksBetween(deps.walkTimes, visitsTogether(input)) }
}

/** Findings of a trip, for its editors. */
export const readFindings = async (
  deps: TripDeps,
  session: Pick<Session, 'userId'>,
  whole: Whole,
): Promise<readonly CheckFinding[]> => checkTrip(await checkInputOf(deps, session, whole))
