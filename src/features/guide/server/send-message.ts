import { randomUUID } from 'node:crypto'
import { hashOf, newToken } from '#features/accounts/server/index.ts'
import { readTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { RequestFacts } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
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
import { dropExchange, keepExchange, keepTalk } from './chat.store.ts'
import type { AskedTrip } from './knowing-trip.ts'
import type { GuideAnswer } from './embedded-guide.ts'
import { isPremium, readUsage } from './read-usage.ts'
import { visitorCookie, visitorToken } from './visitor-cookie.ts'

const fail = failWith(guideErrors)

export interface ChatDeps extends GuideDeps {
  readonly limiter: RateLimiter
  readonly secure: boolean
  readonly demo: boolean
}

export interface SentAnswer extends AnswerExtras {
  readonly id: string
  readonly message: string
  readonly usage: GuideUsage
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

/** Whether an answer tells nothing and only asks for what is missing: such a turn is not counted. */
const onlyAsksBack = ({
  question,
  sources,
  plan,
  advice,
  tokens,
  talk,
}: GuideAnswer & ModelSpending): boolean =>
  question !== undefined &&
  // A greeting has no topic: what it asks is where to begin.
  (question === 'which' || talk.topic !== undefined) &&
  sources.length === 0 &&
  !plan &&
  !advice &&
  tokens === 0

/**
 * Answers and keeps what was said; the conversation of a visitor is remembered, its words are not.
 * Nothing where it was called off after a model had been paid for: that is counted all the same.
 */
async function answerAndKeep(
  deps: ChatDeps,
  session: Session | undefined,
  { who, speaker }: Asker,
  { message, trip }: { readonly message: string; readonly trip: AskedTrip | undefined },
  signal: AbortSignal,
) {
  const answer = await answerQuestion(deps, session, speaker, { message, trip }, signal)
  const { db, clock } = deps
  const { tokens, costCents } = answer
  // Aborted or disconnected: the answer would not be read.
  if (signal.aborted && tokens > 0) {
    if (session) await addSpending(db, session.userId, monthOf(clock.now()), tokens, costCents)
    return undefined
  }
  signal.throwIfAborted()
  const extras = presentExtras(answer, deps.guideWorld)
  const isFree = onlyAsksBack(answer)
  // What was said, what it cost and what is remembered of it are kept together or not at all.
  const id = await db.transaction().execute(async (tx) => {
    if (isFree) await giveBack(tx, who)
    if (!session) {
      await keepTalk(tx, speaker, answer.talk)
      await purgeOldVisitors(tx)
      return randomUUID()
    }
    const kept = await keepExchange(tx, session.userId, message, answer.text, extras)
    if (tokens > 0) await addSpending(tx, session.userId, monthOf(clock.now()), tokens, costCents)
    await keepTalk(tx, speaker, answer.talk)
    return kept
  })
  return { isFree, kept: { id, message: answer.text, ...extras } }
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
  { message, itineraryId }: Question,
  request: RequestFacts,
  reply: Headers,
): Promise<{ answer: SentAnswer; takeBack: () => Promise<void> }> {
  const trip = itineraryId === undefined ? undefined : await tripOf(deps, session, itineraryId)
  const asker = session ? accountAsker(deps, session) : await visitorAsker(deps, request, reply)
  const used = await takeSlot(deps.db, asker.who, asker.limit)
  if (used === undefined) throw fail('conversation-limit')
  let answered: Awaited<ReturnType<typeof answerAndKeep>>
  try {
    answered = await answerAndKeep(deps, session, asker, { message, trip }, request.signal)
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
