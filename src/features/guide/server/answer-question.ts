import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { FlightsProvider } from '#features/flights/server/index.ts'
import type { InsuranceProvider } from '#features/insurance/server/index.ts'
import { listTrips, presentTrip, readTrip } from '#features/trips/server/index.ts'
import type { StaysProvider } from '#features/stays/server/index.ts'
import type { VisasProvider } from '#features/visas/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { AnswerExtras } from '../contract/guide.contract.ts'
import { freePlanDays } from '../domain/guide-limits.ts'
import type { Plan } from '../domain/plan.ts'
import { type AskedTrip, knowingTrip } from './knowing-trip.ts'
import { listMessages, readTalk } from './chat.store.ts'
import { answerByRules, type GuideAnswer } from './embedded-guide.ts'
import { answerByModel, type ModelSpending } from './answer-by-model.ts'
import { withinBudget } from './model-budget.ts'
import type { GuideModel, ModelMessage } from './provider/guide-model.ts'
import type { GuideWorld } from './provider/guide-world.ts'

export interface GuideDeps {
  readonly db: Db
  readonly clock: Clock
  readonly guideWorld: GuideWorld
  readonly stays: StaysProvider
  readonly flights: FlightsProvider
  readonly visas: VisasProvider
  readonly insurance: InsuranceProvider
  /** None for the embedded guide. */
  readonly guideModel: GuideModel | undefined
  /** Limit of the model's cost per office day, for all users together. */
  readonly guideCentsADay: number
  readonly log: Logger
}

/** Only the latest trips are read: with two hundred trips, questions are mostly about these. */
const tripsRead = 12

/** The trips of the session's account only. */
const tripsOf =
  ({ db }: GuideDeps, session: Session) =>
  async () => {
    const trips = await listTrips({ db }, session)
    const read = trips.slice(0, tripsRead).map(async ({ id }) => {
      const { trip, items } = await readTrip({ db }, session, id)
      return presentTrip(trip, items, session)
    })
    return Promise.all(read)
  }

const messagesShown = 8

/** The conversation as a model reads it; of a visitor nothing was kept but the question. */
async function conversationOf(
  { db }: GuideDeps,
  session: Session | undefined,
  message: string,
): Promise<readonly ModelMessage[]> {
  const before = session ? (await listMessages(db, session.userId)).slice(-messagesShown) : []
  return [
    ...before.map(({ role, content }): ModelMessage =>
      role === 'user' ? { role, text: content } : { role, text: content, calls: [] },
    ),
    { role: 'user', text: message },
  ]
}

/** Answers a question in its conversation. The caller's session decides what the tools may read. */
export async function answerQuestion(
  deps: GuideDeps,
  session: Session | undefined,
  speaker: string,
  { message, trip }: { readonly message: string; readonly trip?: AskedTrip | undefined },
  signal: AbortSignal,
): Promise<GuideAnswer & ModelSpending> {
  const { guideWorld: world, guideModel, stays, flights, visas, insurance, clock, log } = deps
  const ownTrips = session ? tripsOf(deps, session) : undefined
  const context = { world, stays, flights, visas, insurance, clock, signal, ownTrips }
  const before = await readTalk(deps.db, speaker)
  const talk = trip ? knowingTrip(before, trip, world) : before
  const days = session ? permissionsOf(session.grants).days : freePlanDays
  const ruled = await answerByRules(context, talk, message, {
    signedIn: session !== undefined,
    days,
  })
  if (!guideModel || ruled.plan || ruled.advice) return { ...ruled, tokens: 0, costCents: 0 }
  const said = await conversationOf(deps, session, message)
  const model = withinBudget(guideModel, {
    db: deps.db,
    clock,
    log,
    centsADay: deps.guideCentsADay,
  })
  return answerByModel(model, context, ruled, said, (error) =>
    log.warn(
      { source: guideModel.source, error: error instanceof Error ? error.message : '' },
      'the guide’s model failed',
    ),
  )
}

const presentPlan = (
  { destinations, people, days, totalCad }: Plan,
  world: GuideWorld,
): NonNullable<AnswerExtras['plan']> => ({
  destinations: [...destinations],
  places: destinations.flatMap((slug) => {
    const town = world.rows(slug)?.town
    return town
      ? [
          {
            ref: slug,
            name: town.name,
            countryCode: town.countryCode,
            lat: town.lat,
            lng: town.lng,
          },
        ]
      : []
  }),
  people,
  days: days.map(({ destination, date, items }) => ({
    destination,
    date,
    items: items.map((item) => ({ ...item })),
  })),
  totalCad,
})

export const presentExtras = (
  { plan, sources, advice }: GuideAnswer,
  world: GuideWorld,
): AnswerExtras => ({
  plan: plan ? presentPlan(plan, world) : null,
  sources: sources.map((source) => ({ ...source })),
  advice: advice ? advice.map((line) => ({ ...line })) : null,
})
