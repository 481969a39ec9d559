import { randomUUID } from 'node:crypto'
import { hashOf, newToken } from '#features/accounts/server/index.ts'
import { readTrip, type TripDeps } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { RequestFacts } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { Frame } from '../contract/frame.schema.ts'
import type { AnswerExtras, GuideUsage } from '../contract/guide.contract.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { freeConversations, monthOf, visitorQuestions } from '../domain/guide-limits.ts'
import {
  addSpending,
  type Counted,
  purgeOldVisitors,
  giveBack,
  takeSlot,
} from './allowance.store.ts'
import type { ModelSpending } from './answer-by-model.ts'
import { answerQuestion, type GuideDeps, presentExtras } from './answer-question.ts'
import { dropExchange, keepExchange } from './chat.store.ts'
import { titleOf } from './conversation-title.ts'
import type { GuideAnswer } from './guide-answer.ts'
import {
  type Conversation,
  findConversation,
  keepMemory,
  latestOrFirst,
} from './conversations.store.ts'
import type { AskedTrip } from './knowing-trip.ts'
import { keepProposal } from './proposals.store.ts'
import { isPremium, readUsage } from './read-usage.ts'
import { visitorCookie, visitorToken } from './visitor-cookie.ts'

const fail = failWith(guideErrors)

export interface ChatDeps extends GuideDeps, TripDeps {
  readonly limiter: RateLimiter
  readonly secure: boolean
  readonly demo: boolean
}

export interface SentAnswer extends AnswerExtras {
  readonly id: string
  readonly message: string
  readonly usage: GuideUsage
  readonly conversationId: string
  readonly understood: Frame
  readonly unused: string[]
}

/** Deleting cookies brings no more questions: visitors of one address share a daily limit. */
const visitorsOfAddress = {
  name: 'guide-visitor',
  points: 30,
  seconds: 24 * 60 * 60,
  by: 'address',
} as const

interface Asker {
  readonly who: Counted
  readonly limit: number | null
  readonly speaker: string
}

const accountAsker = (deps: ChatDeps, session: Session): Asker => ({
  who: { kind: 'account', ownerId: session.userId, month: monthOf(deps.clock.now()) },
  limit: isPremium(session) ? null : freeConversations,
  speaker: `account:${session.userId}`,
})

async function visitorAsker(deps: ChatDeps, request: RequestFacts, reply: Headers): Promise<Asker> {
  await deps.limiter(visitorsOfAddress, request.address)
  const known = visitorToken(request.headers.get('cookie'), deps.secure)
  const token = known ?? newToken()
  if (!known) reply.append('set-cookie', visitorCookie(token, deps.secure))
  const tokenHash = hashOf(token)
  return {
    who: { kind: 'visitor', tokenHash },
    limit: visitorQuestions,
    speaker: `visitor:${tokenHash}`,
  }
}

async function usageAfter(
  deps: ChatDeps,
  session: Session | undefined,
  used: number,
): Promise<GuideUsage> {
  if (session) return { ...(await readUsage(deps, session)), conversationsUsed: used }
  const monthYear = monthOf(deps.clock.now())
  return {
    conversationsUsed: used,
    conversationsLimit: visitorQuestions,
    tokensUsed: 0,
    planType: 'free',
    monthYear,
    totalCostCents: 0,
  }
}

/** Asking back with choices, and having understood nothing, cost nothing; what a model has cost counts. */
const isFreeOf = ({
  choices,
  question,
  plan,
  advice,
  isUnknown,
  tokens,
}: GuideAnswer & ModelSpending): boolean =>
  tokens === 0 &&
  !plan &&
  !advice &&
  (isUnknown === true ||
    (question !== undefined && choices !== undefined) ||
    (choices?.length ?? 0) >= 2)

/**
 * Answers and keeps what was said; the conversation of a visitor is remembered, its words are not.
 * Nothing where it was called off after a model had been paid for: that is counted all the same.
 */
async function answerAndKeep(
  deps: ChatDeps,
  session: Session | undefined,
  { who, speaker }: Asker,
  { message, trip, conversation }: Asked,
  signal: AbortSignal,
) {
  const answer = await answerQuestion(deps, session, { message, trip, conversation }, signal)
  const { db, clock } = deps
  const { tokens, costCents, memory, understood, unused, proposal } = answer
  // Aborted or disconnected: the answer would not be read.
  if (signal.aborted && tokens > 0) {
    if (session) await addSpending(db, session.userId, monthOf(clock.now()), tokens, costCents)
    return undefined
  }
  signal.throwIfAborted()
  const proposalId = proposal ? randomUUID() : undefined
  const extras = presentExtras(answer, deps.guideWorld(), proposalId)
  const isFree = isFreeOf(answer)
  const { id: conversationId } = conversation
  // What was said, what it cost and what is remembered of it are kept together or not at all.
  const id = await db.transaction().execute(async (tx) => {
    if (isFree) await giveBack(tx, who)
    const next = {
      ...conversation,
      title: titleOf(understood, conversation.title),
      itineraryId: trip?.id ?? conversation.itineraryId,
      memory,
    }
    await keepMemory(tx, next)
    if (proposal && proposalId) {
      const before =
        conversation.memory.plan?.planId === proposal.plan.planId ? conversation.memory.edits : []
      const kept = { plan: proposal.plan, before: answer.plan ? [] : before, edits: proposal.edits }
      await keepProposal(tx, { id: proposalId, speaker, conversationId, proposal: kept })
    }
    if (!session) {
      await purgeOldVisitors(tx)
      return randomUUID()
    }
    const of = { ownerId: session.userId, conversationId }
    const kept = await keepExchange(tx, { ...of, question: message, answer: answer.text, extras })
    if (tokens > 0) await addSpending(tx, session.userId, monthOf(clock.now()), tokens, costCents)
    return kept
  })
  const told = { conversationId, understood, unused: [...unused] }
  return { isFree, kept: { id, message: answer.text, ...told, ...extras } }
}

interface Asked {
  readonly message: string
  readonly trip: AskedTrip | undefined
  readonly conversation: Conversation
}

interface Answered {
  readonly answerId: string
  /** Its slot has been given back already. */
  readonly isFree: boolean
}

/** An answer that did not arrive: its slot and its words are gone again, together. */
async function takeBack(
  { db, log }: ChatDeps,
  session: Session | undefined,
  { who }: Asker,
  { answerId, isFree }: Answered,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      if (session) await dropExchange(tx, session.userId, answerId)
      if (!isFree) await giveBack(tx, who)
    })
  } catch (error) {
    log.error({ error }, 'a question whose answer was lost could not be given back')
  }
}

interface Question {
  readonly message: string
  /** Inside of which of the asker's trips. */
  readonly itineraryId?: string | undefined
  /** The latest where none is named. */
  readonly conversationId?: string | undefined
}

/** Who asks, as conversations know it; a visitor gets a cookie where there is none. */
export async function speakerOf(
  deps: ChatDeps,
  session: Session | undefined,
  request: RequestFacts,
  reply: Headers,
): Promise<string> {
  return (session ? accountAsker(deps, session) : await visitorAsker(deps, request, reply)).speaker
}

/** The conversation that a question is asked in. Throws conversation-not-found. */
async function conversationOf(
  { db }: ChatDeps,
  speaker: string,
  id: string | undefined,
): Promise<Conversation> {
  if (id === undefined) return latestOrFirst(db, speaker)
  const found = await findConversation(db, speaker, id)
  if (!found) throw fail('conversation-not-found')
  return found
}

/** The trip that the question is asked in. Throws trip-not-found, for strangers and visitors too. */
async function tripOf(
  { db }: ChatDeps,
  session: Session | undefined,
  itineraryId: string,
): Promise<AskedTrip> {
  if (!session) throw fail('trip-not-found')
  return (await readTrip({ db }, session, itineraryId)).trip
}

/**
 * One question: takes a slot of the allowance, answers, and gives the slot back where there is no
 * answer and none was paid for; `takeBack` undoes both where the answer did not arrive. Throws conversation-limit or trip-not-found.
 */
export async function sendMessage(
  deps: ChatDeps,
  session: Session | undefined,
  { message, itineraryId, conversationId }: Question,
  request: RequestFacts,
  reply: Headers,
): Promise<{ answer: SentAnswer; takeBack: () => Promise<void> }> {
  const trip = itineraryId === undefined ? undefined : await tripOf(deps, session, itineraryId)
  const asker = session ? accountAsker(deps, session) : await visitorAsker(deps, request, reply)
  const conversation = await conversationOf(deps, asker.speaker, conversationId)
  const used = await takeSlot(deps.db, asker.who, asker.limit)
  if (used === undefined) throw fail('conversation-limit')
  let answered: Awaited<ReturnType<typeof answerAndKeep>>
  try {
    const asked = { message, trip, conversation }
    answered = await answerAndKeep(deps, session, asker, asked, request.signal)
  } catch (error) {
    await giveBack(deps.db, asker.who)
    throw error
  }
  if (!answered) throw request.signal.reason
  const { kept, isFree } = answered
  const usage = await usageAfter(deps, session, isFree ? used - 1 : used)
  const told = { answerId: kept.id, isFree }
  return { answer: { ...kept, usage }, takeBack: () => takeBack(deps, session, asker, told) }
}
