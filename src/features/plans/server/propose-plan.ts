import { idOf, presentTrip, resolveOrigin } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { PlanAnswer, PlanRequest } from '../contract/plans.contract.ts'
import { type Plan, type PlanPart, planParts, type PlanWish } from '../domain/proposed-plan.ts'
import { listedOf, tripOf } from './plan-draft.ts'
import { makePlan, type PlanDeps } from './make-plan.ts'
import { findPlace, readPlace, type TownFacts } from './plan-world.ts'
import { findPlan, keepPlan } from './plans.store.ts'
import { proposeText } from './messages.ts'

const fail = failWith(commonErrors)
const refuse = (field: string, message: string) =>
  fail('invalid-input', { fields: [{ field, message }] })

const answerWithinMs = 10_000

export type ProposeDeps = PlanDeps & {
  readonly db: Db
  /** What the caller’s tier and plan allow. */
  readonly permissionsOf: (grants: Session['grants']) => {
    readonly days: number
    readonly cities: number
  }
}

async function townsOf(
  deps: ProposeDeps,
  { destination, destinations }: PlanRequest,
  signal: AbortSignal,
): Promise<readonly TownFacts[]> {
  const texts = destinations ?? [destination ?? '']
  return Promise.all(
    texts.map(async (text, at) => {
      const place = await findPlace(deps, text, signal)
      const town = place && (await readPlace(deps, place, signal))
      const field = destinations ? `destinations.${at}` : 'destination'
      if (!town) throw refuse(field, proposeText.unknownPlace(text))
      return town
    }),
  )
}

/** An airport's code as it is typed, or a place that has one near. */
async function originOf(
  deps: ProposeDeps,
  { origin }: PlanRequest,
  signal: AbortSignal,
): Promise<PlanWish['origin']> {
  if (origin === undefined || origin === null) return null
  if (typeof origin !== 'string') return resolveOrigin(deps.tripPlaces, origin)
  const code = origin.trim().toUpperCase()
  if (/^[A-Z]{3}$/.test(code) && deps.tripPlaces.airport(code))
    return resolveOrigin(deps.tripPlaces, { iata: code })
  const place = await findPlace(deps, origin, signal)
  if (!place || place.lat === null || place.lng === null)
    throw refuse('origin', proposeText.unknownPlace(origin))
  return resolveOrigin(deps.tripPlaces, { name: place.name, lat: place.lat, lng: place.lng })
}

/** The same question on the same day has the same answer, and so the same id. */
const questionOf = (wish: PlanWish, today: string): string => JSON.stringify([today, wish])

function present(
  id: string,
  plan: Plan,
  session: Session | undefined,
  deps: ProposeDeps,
): PlanAnswer {
  const now = deps.clock.now()
  const trip = presentTrip(
    tripOf(plan, { id, now }),
    listedOf(plan.items),
    { userId: '' },
    deps.tripPlaces,
  )
  const { days: free, cities } = deps.permissionsOf(session?.grants ?? [])
  const { title, destination, destinations, startDate, endDate, party, origin, budgetCad } = trip
  const { totalCad, perPersonCad, days, airports, outside, unscheduled } = trip
  return {
    id,
    title,
    destination,
    destinations,
    startDate,
    endDate,
    party,
    origin,
    budgetCad,
    totalCad,
    perPersonCad,
    days: days.map((day, at) => ({ ...day, veiled: at >= free || (day.place ?? 0) >= cities })),
    airports,
    outside,
    unscheduled,
    unpriced: [...plan.unpriced],
    proof: plan.proof,
    ...(plan.fare ? { fare: plan.fare } : {}),
    ...(plan.missing ? { missing: [...plan.missing] } : {}),
  }
}

/** The plan, with what it had to be made without. */
async function planOf(...[deps, ...asked]: Parameters<typeof makePlan>): Promise<Plan> {
  const late = new Set<PlanPart>()
  const onMissing = (part: PlanPart) => void late.add(part)
  const plan = await makePlan({ ...deps, onMissing }, ...asked)
  const missing = planParts.filter((part) => late.has(part))
  return missing.length > 0 ? { ...plan, missing } : plan
}

/**
 * A plan for a wish, made once a day and question. Throws invalid-input for places that are not known and
 * days that are past.
 */
export async function proposePlan(
  deps: ProposeDeps,
  session: Session | undefined,
  { pace, ...body }: PlanRequest & Pick<PlanWish, 'pace'>,
  closing: AbortSignal,
): Promise<PlanAnswer> {
  const now = deps.clock.now()
  if (body.startDate < earliestToday(now)) throw refuse('startDate', proposeText.past)
  const signal = AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)])
  const [towns, origin] = await Promise.all([
    townsOf(deps, body, signal),
    originOf(deps, body, signal),
  ])
  const { startDate, endDate, party, likes, dislikes, budgetCad } = body
  const wish: PlanWish = {
    destinations: towns.map(({ place }) => place),
    startDate,
    endDate,
    party,
    origin,
    budgetCad: budgetCad ? toMajor(budgetCad) : 0,
    likes,
    dislikes,
    ...(pace ? { pace } : {}),
  }
  const question = questionOf(wish, dayIn(businessZone, now))
  const known = await findPlan(deps.db, idOf(question))
  if (known) return present(idOf(question), known, session, deps)
  const plan = await planOf(deps, wish, towns, { seed: question, signal })
  // A plan without what was late is no answer for the rest of the day: it has an id of its own.
  const id = idOf(plan.missing ? JSON.stringify([question, now]) : question)
  await keepPlan(deps.db, id, plan)
  return present(id, plan, session, deps)
}
