import type { FlightsProvider } from '#features/flights/server/index.ts'
import { fareEach } from '#features/flights/domain/fare-each.ts'
import { flightToItem } from '#features/flights/domain/flight-to-item.ts'
import { searchStays, type StaysProvider } from '#features/stays/server/index.ts'
import { stayToItem } from '#features/stays/domain/stay-to-item.ts'
import type { StayOffer } from '#features/stays/contract/stays.contract.ts'
import { tableCad } from '#features/dining/domain/table-budget.ts'
import { checkTrip } from '#features/trips/domain/check/check-trip.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf, roomsFor } from '#features/trips/domain/party.ts'
import { tripSums } from '#features/trips/domain/trip-totals.ts'
import { idOf, type TripDeps } from '#features/trips/server/index.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { rankFlights } from '../domain/choose-flight.ts'
import { mealsCad } from '../domain/choose-meal.ts'
import { chooseStay } from '../domain/choose-stay.ts'
import { planText } from '../domain/messages.ts'
import type { Plan, PlanFare, PlanWish } from '../domain/proposed-plan.ts'
import { movesOf, townDaysOf } from '../domain/town-days.ts'
import { listedOf, openDraft, positioned } from './plan-draft.ts'
import { findWays, type Ways } from './find-ways.ts'
import { type Laid, layDays } from './lay-days.ts'
import { orNone, type PlanTown, type TownFacts, withLists, type WorldDeps } from './plan-world.ts'

export interface PlanDeps
  extends
    WorldDeps,
    Pick<TripDeps, 'tripFacts' | 'tripPlaces' | 'entryCheck' | 'clock' | 'solveDays'> {
  readonly flights: FlightsProvider
  readonly stays: StaysProvider
  readonly log: Logger
}

type Fixed = ItemWrite & { readonly id: string }

interface Offered {
  readonly towns: readonly PlanTown[]
  readonly ways: readonly Ways[]
  readonly stays: readonly TownStays[]
}

interface TownStays {
  readonly town: TownFacts
  readonly checkIn: string
  readonly offers: readonly StayOffer[]
}

/** The stays of a town for some nights, as the search shows them; none where the source cannot answer. */
export async function stayOffers(
  deps: Pick<PlanDeps, 'stays' | 'clock' | 'log' | 'onMissing'>,
  { party }: Pick<PlanWish, 'party'>,
  nights: {
    readonly town: Pick<TownFacts, 'place'>
    readonly checkIn: string
    readonly checkOut: string
    /** As many as the party needs where it is not said. */
    readonly rooms?: number
  },
  signal: AbortSignal,
): Promise<readonly StayOffer[]> {
  const { town, checkIn, checkOut, rooms = roomsFor(party) } = nights
  const search = {
    location: town.place.ref ?? town.place.name,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    adults: party.adults,
    children: party.children.length,
    childAges: party.children,
    rooms,
    currency: 'CAD',
  }
  const searched = searchStays(deps, search, signal).then(({ offers: some, goesOn }) => {
    if (goesOn.searching && some.length === 0) deps.onMissing?.('stays')
    return some
  })
  return orNone(deps, 'stays', searched)
}

/** The levels of thrift go from 0 to this one. */
const most = 6
/** From here on tickets are bought for the foremost sights alone. */
const fewTickets = 4
/** The stays of each town for its nights; none where the source cannot answer. */
async function findStays(
  deps: PlanDeps,
  wish: PlanWish,
  towns: readonly TownFacts[],
  signal: AbortSignal,
): Promise<readonly TownStays[]> {
  const days = townDaysOf(wish, towns)
  const found = days.map(async ({ town, dates }, at): Promise<TownStays | undefined> => {
    const [checkIn, last] = [dates[0], dates.at(-1)]
    // More towns than days: the last ones have none.
    if (checkIn === undefined || last === undefined) return undefined
    const checkOut = at === days.length - 1 ? wish.endDate : addDays(last, 1)
    if (checkOut <= checkIn) return undefined
    const offers = await stayOffers(deps, wish, { town, checkIn, checkOut }, signal)
    return { town, checkIn, offers }
  })
  return (await Promise.all(found)).flatMap((one) => one ?? [])
}

/** Findings that a proposal must not have; the budget is kept by its thrift instead. */
export const disturbing = (findings: ReturnType<typeof checkTrip>) =>
  findings.filter(({ severity, rule }) => severity !== 'hint' && rule !== 'over-budget')

/** The first of the best flights with which the rules find nothing. */
function chooseWay(deps: PlanDeps, wish: PlanWish, { kind, date, offers }: Ways, thrift: number) {
  const tried = 12
  const days = date === undefined ? wish : { startDate: date, endDate: date }
  const ranked = rankFlights(offers, { ...days, heads: headsOf(wish.party), thrift, kind })
  const id = date === undefined ? `flight-${kind}` : `flight-${date}`
  const items = ranked.slice(0, tried).map((offer) => ({ ...flightToItem(offer), id }))
  return items.find(
    (item) => disturbing(checkTrip(openDraft(deps, wish, [item]).input([]))).length === 0,
  )
}

/** A move for which no flight is found, or none is meant, stands in the plan as something to be chosen. */
const openWays = (wish: PlanWish, towns: readonly PlanTown[], flown: readonly Fixed[]): Fixed[] =>
  movesOf(wish, towns).flatMap(({ from, to, date }) =>
    flown.some(({ id }) => id === `flight-${date}`)
      ? []
      : [
          {
            id: `way-${date}`,
            type: 'transport' as const,
            name: planText.wayOn(from.name, to.name),
            description: planText.wayOpen,
            day: date,
            estimated: true,
            price: 0,
          },
        ],
  )

const openMovesIn = (fixed: readonly Fixed[]) =>
  new Set(fixed.flatMap(({ type, day }) => (type === 'transport' && day ? [day] : [])))

function chooseWays(
  deps: PlanDeps,
  wish: PlanWish,
  { ways, towns }: Offered,
  thrift: number,
): Fixed[] {
  const flown = ways.flatMap((way) => chooseWay(deps, wish, way, thrift) ?? [])
  return [...flown, ...openWays(wish, towns, flown)]
}

const stayItems = (wish: PlanWish, { stays }: Offered, thrift: number): Fixed[] =>
  stays.flatMap(({ town, checkIn, offers }, at) => {
    const offer = chooseStay(offers, { centre: town.centre, thrift })
    if (!offer) return []
    const stay = { checkIn, guests: headsOf(wish.party), rooms: roomsFor(wish.party) }
    return [{ ...stayToItem(offer, stay), id: `stay-${at}` }]
  })

const inOrder = (a: ItemWrite, b: ItemWrite): number => {
  const key = ({ day, time, type }: ItemWrite) =>
    `${day ?? ''} ${time ?? (type === 'transport' ? '00:00' : '24:00')}`
  return key(a) < key(b) ? -1 : 1
}

/** What stays of the visits once those that the rules object to are taken out. */
function withoutFindings(
  deps: PlanDeps,
  wish: PlanWish,
  fixed: readonly Fixed[],
  laid: readonly Laid[],
) {
  let left = laid.map(({ key, ...item }) => ({ ...item, id: key })).toSorted(inOrder)
  for (let round = 0; round < 6; round += 1) {
    const found = disturbing(checkTrip(openDraft(deps, wish, fixed).input(left)))
    const gone = new Set(found.flatMap(({ itemIds }) => itemIds.at(-1) ?? []))
    const next = left.filter(({ id }) => !gone.has(id))
    if (next.length === left.length) break
    left = next
  }
  return left
}

/** What items cost together, in dollars. */
function totalOf(items: readonly Fixed[], { party }: PlanWish): number {
  const named = items.map((item) => ({ ...item, id: idOf(item.id) }))
  return toMajor(tripSums(listedOf(positioned(named)), party).total)
}

interface Step {
  readonly thrift: number
  /** Flights and stays. */
  readonly fixed: readonly Fixed[]
  readonly fixedCad: number
  readonly seed: string
}

/** One plan at one level of thrift. */
async function planAt(
  deps: PlanDeps,
  wish: PlanWish,
  { towns }: Offered,
  { thrift, fixed, fixedCad, seed }: Step,
): Promise<Plan & { readonly totalCad: number }> {
  const draft = openDraft(deps, wish, fixed)
  const { laid, proof } = await layDays({
    wish,
    draft,
    towns,
    thrift,
    tableCad: tableCad({
      budgetCad: wish.budgetCad,
      fixedCad,
      heads: headsOf(wish.party),
      days: daysInclusive(wish.startDate, wish.endDate),
    }),
    openMoves: openMovesIn(fixed),
  })
  const visits = withoutFindings(deps, wish, fixed, laid)
  const items = positioned([...fixed, ...visits].toSorted(inOrder)).map((item) => ({
    ...item,
    id: idOf(`${seed}:${item.id}`),
  }))
  const unpriced = items.filter(
    ({ price, estimated, type }) => estimated && !price && type !== 'attraction',
  )
  const totalCad = toMajor(tripSums(listedOf(items), wish.party).total)
  return { ...wish, items, proof, unpriced: unpriced.map(({ id }) => id), totalCad }
}

/**
 * Without the tables that the budget does not hold, the dearest first and `tables` at most; they are left to
 * the traveller. As it was where that is not enough.
 */
function withinBudget<Made extends Plan & { readonly totalCad: number }>(
  made: Made,
  tables: number,
): Made {
  const dearest = made.items
    .filter(({ type }) => type === 'restaurant')
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
    .slice(0, tables)
  let { items, totalCad } = made
  for (const { id } of dearest) {
    if (totalCad <= made.budgetCad) break
    items = items.filter((item) => item.id !== id)
    totalCad = totalOf(items, made)
  }
  return totalCad <= made.budgetCad ? { ...made, items, totalCad } : made
}

/** What the chosen return costs an adult and the children, beside the lowest fare for the same days. */
function fareOf({ items, party }: Plan, ways: readonly Ways[]): PlanFare | undefined {
  const offers = ways.find(({ kind }) => kind === 'return')?.offers ?? []
  const ids = new Set(items.flatMap(({ offer }) => offer?.id ?? []))
  const taken = offers.find(({ id }) => ids.has(id.slice(0, 200)))
  if (!taken) return undefined
  const adultCad = fareEach(taken.price)
  return {
    adultCad,
    childrenCad:
      party.children.length === 0
        ? 0
        : Math.max(0, Math.round(100 * (taken.price.totalCad - party.adults * adultCad)) / 100),
    lowestCad: Math.min(...offers.map(({ price }) => fareEach(price))),
  }
}

/**
 * The most comfortable plan within the budget; where none is, the cheapest there is. `seed` names the
 * question: the ids of the items follow from it.
 */
export async function makePlan(
  deps: PlanDeps,
  wish: PlanWish,
  places: readonly TownFacts[],
  { seed, signal }: { readonly seed: string; readonly signal: AbortSignal },
): Promise<Plan> {
  // All are asked at once: the slowest source decides how long a plan takes.
  const [towns, ways, stays] = await Promise.all([
    Promise.all(places.map(async (place) => withLists(deps, place, signal))),
    findWays(deps, wish, places, signal),
    findStays(deps, wish, places, signal),
  ])
  const offered = { towns, ways, stays }
  const { budgetCad } = wish
  const steps = Array.from({ length: budgetCad > 0 ? most + 1 : 1 }, (_, thrift) => {
    const fixed = [...chooseWays(deps, wish, offered, thrift), ...stayItems(wish, offered, thrift)]
    return { thrift, fixed, seed, fixedCad: totalOf(fixed, wish) }
  })
  /** The first step from `from` on whose days should fit the budget, when they cost `daysCad` at `at`. */
  const stepFrom = (from: number, daysCad = 0, at = 0) =>
    steps.find(
      ({ thrift, fixedCad }) =>
        thrift >= from &&
        // Few tickets are left there: what they cost does not follow from the meals.
        (thrift >= fewTickets
          ? fixedCad <= budgetCad
          : fixedCad + (daysCad * mealsCad(thrift)) / mealsCad(at) <= budgetCad),
    ) ?? steps.at(-1)
  let step = stepFrom(0)
  let plan: Awaited<ReturnType<typeof planAt>> | undefined
  while (step) {
    const { thrift, fixedCad } = step
    const planned = await planAt(deps, wish, offered, step)
    const next = thrift >= fewTickets ? withinBudget(planned, 1) : planned
    if (!plan || next.totalCad < plan.totalCad) plan = next
    if (thrift === steps.length - 1 || plan.totalCad <= budgetCad) break
    step = stepFrom(thrift + 1, next.totalCad - fixedCad, thrift)
  }
  if (!plan) throw new Error('No plan was made')
  const { totalCad: _, ...made } = budgetCad > 0 ? withinBudget(plan, Infinity) : plan
  return { ...made, fare: fareOf(made, ways) }
}
