import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { InsuranceProvider } from '#features/insurance/server/index.ts'
import type { ProposeDeps } from '#features/plans/server/index.ts'
import { listTrips, presentTrip, readTrip } from '#features/trips/server/index.ts'
import type { VisasProvider } from '#features/visas/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { AnswerExtras } from '../contract/guide.contract.ts'
import { freePlanDays } from '../domain/guide-limits.ts'
import type { Plan } from '../domain/plan.ts'
import { createPlanPort } from './answering/plan-port.ts'
import { type AskedTrip, knowingTrip } from './knowing-trip.ts'
import { listMessages } from './chat.store.ts'
import type { Conversation } from './conversations.store.ts'
import { answerByRules } from './converse.ts'
import type { GuideAnswer } from './guide-answer.ts'
import { answerByModel, type ModelSpending } from './answer-by-model.ts'
import { withinBudget } from './model-budget.ts'
import type { GuideModel, ModelMessage } from './provider/guide-model.ts'
import type { GuideWorld } from './guide-world.ts'
import { meaningsOf } from './meaning/read-meanings.ts'
import type { EncodeSentences } from './meaning/sentence-encoder.ts'

export interface GuideDeps extends ProposeDeps {
  readonly guideWorld: () => GuideWorld
  readonly encodeSentences: EncodeSentences
  readonly visas: VisasProvider
  readonly insurance: InsuranceProvider
  /** None for the embedded guide. */
  readonly guideModel: GuideModel | undefined
  /** Limit of the model's cost per office day, for all users together. */
  readonly guideCentsADay: number
}

/** Only the latest trips are read: with two hundred trips, questions are mostly about these. */
const tripsRead = 12

/** The trips of the session's account only. */
const tripsOf =
  ({ db }: GuideDeps, session: Session) =>
  async () => {
    const trips = await listTrips({ db }, session)
    const read = []
    // One after the other: a question takes one connection, not the whole pool.
    for (const { id } of trips.slice(0, tripsRead)) {
      const { trip, items } = await readTrip({ db }, session, id)
      read.push(presentTrip(trip, items, session))
    }
    return read
  }

const messagesShown = 8

/** The conversation as a model reads it; of a visitor nothing was kept but the question. */
async function conversationOf(
  { db }: GuideDeps,
  session: Session | undefined,
  conversationId: string,
  message: string,
): Promise<readonly ModelMessage[]> {
  const before = session
    ? (await listMessages(db, session.userId, conversationId)).slice(-messagesShown)
    : []
  return [
    ...before.map(({ role, content }): ModelMessage =>
      role === 'user' ? { role, text: content } : { role, text: content, calls: [] },
    ),
    { role: 'user', text: message },
  ]
}

interface Asked {
  readonly message: string
  readonly trip: AskedTrip | undefined
  readonly conversation: Conversation
}

/** Answers a question in its conversation. The caller's session decides what the tools may read. */
export async function answerQuestion(
  deps: GuideDeps,
  session: Session | undefined,
  { message, trip, conversation }: Asked,
  signal: AbortSignal,
): Promise<GuideAnswer & ModelSpending> {
  const { guideModel, stays, flights, visas, insurance, clock, log } = deps
  const world = deps.guideWorld()
  const ownTrips = session ? tripsOf(deps, session) : undefined
  const plans = createPlanPort(deps, session, signal)
  const context = { world, stays, flights, visas, insurance, plans, clock, signal, ownTrips }
  const { memory } = conversation
  const before = trip ? knowingTrip(memory, trip, world) : memory
  const days = session ? permissionsOf(session.grants).days : freePlanDays
  const allowance = { signedIn: session !== undefined, days }
  const meanings = await meaningsOf(deps.encodeSentences, message, before)
  const ruled = await answerByRules(context, before, message, allowance, meanings)
  if (!guideModel) return { ...ruled, tokens: 0, costCents: 0 }
  const said = await conversationOf(deps, session, conversation.id, message)
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
  days: days.map(({ destination, date, veiled, items }) => ({
    destination,
    date,
    ...(veiled === undefined ? {} : { veiled }),
    items: items.map((item) => ({ ...item })),
  })),
  totalCad,
})

/** What an answer holds beside its text; a proposal is named by the id that it is kept under. */
export const presentExtras = (
  { plan, sources = [], advice, choices, proposal, answeredBy = 'rules' }: GuideAnswer,
  world: GuideWorld,
  proposalId: string | undefined,
): AnswerExtras => ({
  plan: plan ? presentPlan(plan, world) : null,
  sources: sources.map((source) => ({ ...source })),
  advice: advice ? advice.map((line) => ({ ...line })) : null,
  ...(proposal && proposalId ? { proposal: { ...proposal.shown, id: proposalId } } : {}),
  ...(choices ? { choices: [...choices] } : {}),
  answeredBy,
})
