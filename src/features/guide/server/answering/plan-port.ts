import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import type { Plan as StoredPlan, PlanWish } from '#features/plans/domain/proposed-plan.ts'
import {
  findPlan,
  flightsFor,
  type Nights,
  type OfferedFlights,
  type OfferedStay,
  type ProposeDeps,
  proposePlan,
  relayDay,
  sightsFor,
  staysFor,
  type WrittenItem,
} from '#features/plans/server/index.ts'
import {
  plannedAsListed,
  presentItem,
  readTrip,
  presentVeilSums,
} from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { cad, toMajor } from '#platform/shared/money.ts'
import type { PlanInTalk, StoredEdit } from '../reading/memory.ts'

export type { WrittenItem } from '#features/plans/server/index.ts'
export type DayWish = Parameters<typeof relayDay>[3]
export type PlanTown = Awaited<ReturnType<typeof sightsFor>>[number]

export interface PlanQuestion {
  readonly destinations: readonly string[]
  readonly origin: string | null
  readonly startDate: string
  readonly endDate: string
  readonly party: { readonly adults: number; readonly children: readonly number[] }
  readonly budgetCad: number | undefined
  readonly likes: readonly string[]
  readonly dislikes: readonly string[]
  readonly pace?: PlanWish['pace']
}

/** A plan or a trip as it stands: for what, and with which items. */
export interface Standing {
  readonly wish: PlanWish
  readonly items: readonly WrittenItem[]
  /** What the days that wait behind a tier cost, in CAD: the trip's ribbon counts them. */
  readonly waitsCad?: number
  /** What is in them. */
  readonly waits?: readonly { readonly type: string; readonly price: number }[]
  /** The last of them. */
  readonly waitsUntil?: string | undefined
}

/** What the guide does with plans. */
export interface PlanPort {
  /** Throws AppError where the places or days cannot be planned. */
  propose(question: PlanQuestion): Promise<PlanAnswer>
  /** With the edits of the conversation; undefined where it is gone. */
  standing(plan: PlanInTalk, edits: readonly StoredEdit[]): Promise<Standing | undefined>
  sights(wish: PlanWish): Promise<readonly PlanTown[]>
  relay(standing: Standing, day: DayWish): ReturnType<typeof relayDay>
  /** What the finder of stays shows, the cheapest first; none where its source does not answer. */
  stays(wish: PlanWish, nights: Nights): Promise<readonly OfferedStay[]>
  /** What the finder of flights shows, by journey, the cheapest first. */
  flights(wish: PlanWish): Promise<readonly OfferedFlights[]>
}

/** Items after the edits. */
export function withEdits(
  items: readonly WrittenItem[],
  edits: readonly StoredEdit[],
): readonly WrittenItem[] {
  let now = [...items]
  for (const { op, itemId, write } of edits) {
    if (op === 'move') now = now.map((item) => (item.id === itemId ? { ...item, ...write } : item))
    else if (op === 'remove') now = now.filter(({ id }) => id !== itemId)
    else if (op === 'replace' && write) now = [...now.filter(({ id }) => id !== itemId), write]
    else if (op === 'add' && write) now.push(write)
  }
  return now
}

/** Days in their order, ideas last; within a day by the clock. */
const orderOf = ({ day, time, name }: WrittenItem): string =>
  `${day ?? 'ideas'} ${time ?? ''} ${name}`

/** A trip as it stands, its items in their order: who chooses first among them chooses alike each time. */
async function tripStanding(
  deps: ProposeDeps,
  session: Session,
  tripId: string,
): Promise<Standing> {
  const { trip, items } = await readTrip(deps, session, tripId)
  const { destinations, startDate, endDate, party, origin, budget } = trip
  const wish = {
    destinations,
    startDate,
    endDate,
    party,
    origin,
    budgetCad: toMajor(budget),
    likes: [],
    dislikes: [],
  }
  const written = items.map((item): WrittenItem => {
    const {
      version: _,
      paid: __,
      paidBy: ___,
      booking: ____,
      unitPrice: _____,
      ...write
    } = presentItem(item)
    return write
  })
  const veiled = presentVeilSums(trip)
  return {
    wish,
    items: written.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    waitsCad: veiled?.totalCad ?? 0,
    waits: trip.veiled?.items.map((item) => presentItem(plannedAsListed(item))) ?? [],
    waitsUntil: veiled?.endDate,
  }
}

export function createPlanPort(
  deps: ProposeDeps,
  session: Session | undefined,
  signal: AbortSignal,
): PlanPort {
  // One question asks several times for the trip, which no answer changes.
  const trips = new Map<string, Promise<Standing>>()
  return {
    propose: ({ party, budgetCad, ...question }) =>
      proposePlan(
        deps,
        session,
        {
          ...question,
          destinations: [...question.destinations],
          likes: [...question.likes],
          dislikes: [...question.dislikes],
          party: { adults: party.adults, children: [...party.children] },
          ...(budgetCad ? { budgetCad: cad(budgetCad) } : {}),
        },
        signal,
      ),
    async standing({ planId, tripId }, edits) {
      if (tripId && session) {
        const read = trips.get(tripId) ?? tripStanding(deps, session, tripId)
        trips.set(tripId, read)
        return read
      }
      const plan: StoredPlan | undefined = planId ? await findPlan(deps.db, planId) : undefined
      return plan && { wish: plan, items: withEdits(plan.items, edits) }
    },
    sights: (wish) => sightsFor(deps, wish, signal),
    relay: ({ wish, items }, day) => relayDay(deps, wish, items, day),
    stays: (wish, nights) => staysFor(deps, wish, nights, signal),
    flights: (wish) => flightsFor(deps, wish, signal),
  }
}
