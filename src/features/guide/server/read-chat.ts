import { hashOf } from '#features/accounts/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { Frame } from '../contract/frame.schema.ts'
import type { GuideMessage } from '../contract/guide.contract.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { forgetVisitor, visitorUsed } from './allowance.store.ts'
import { listMessages } from './chat.store.ts'
import { findConversation, listConversations, startConversation } from './conversations.store.ts'
import { decidedOf } from './proposals.store.ts'
import { visitorToken } from './visitor-cookie.ts'

const fail = failWith(guideErrors)
const nothingMore = { plan: null, sources: [], advice: null }

/** A conversation of the account, the latest where none is named; oldest first. Throws conversation-not-found. */
export async function readHistory(
  { db }: { db: Db },
  session: Session,
  id: string | undefined,
): Promise<{ messages: GuideMessage[]; conversationId: string | null; understood: Frame | null }> {
  const conversation = await findConversation(db, `account:${session.userId}`, id)
  if (!conversation && id !== undefined) throw fail('conversation-not-found')
  if (!conversation) return { messages: [], conversationId: null, understood: null }
  const rows = await listMessages(db, session.userId, conversation.id)
  const decided = await decidedOf(
    db,
    rows.flatMap(({ extra }) => extra?.proposal?.id ?? []),
  )
  const messages = rows.map(({ id, role, content, extra, created_at }) => ({
    id,
    role,
    content,
    timestamp: created_at.toISOString(),
    ...(extra ?? nothingMore),
    ...(extra?.proposal && decided.has(extra.proposal.id)
      ? { proposal: { ...extra.proposal, decided: true } }
      : {}),
  }))
  return { messages, conversationId: conversation.id, understood: conversation.memory.frame }
}

/** A new conversation of a speaker. */
export async function beginConversation({ db }: { db: Db }, speaker: string) {
  return { conversationId: (await startConversation(db, speaker)).id }
}

/** The conversations of a speaker, the latest first. */
export async function readConversations({ db }: { db: Db }, speaker: string | undefined) {
  const rows = speaker ? await listConversations(db, speaker) : []
  return rows.map(({ id, title, updated_at, itinerary_id }) => ({
    id,
    title: title || 'New conversation',
    updatedAt: updated_at.toISOString(),
    itineraryId: itinerary_id,
  }))
}

/** A visitor as conversations know them; undefined without a cookie of ours. */
export function visitorSpeaker(headers: Headers, secure: boolean): string | undefined {
  const token = visitorToken(headers.get('cookie'), secure)
  return token ? `visitor:${hashOf(token)}` : undefined
}

interface VisitorDeps {
  readonly db: Db
  readonly secure: boolean
}

/** Free questions that this browser has used. */
export async function readVisitor(
  { db, secure }: VisitorDeps,
  headers: Headers,
  conversationId: string | undefined,
): Promise<number> {
  if (conversationId !== undefined) {
    const speaker = visitorSpeaker(headers, secure)
    if (!speaker || !(await findConversation(db, speaker, conversationId)))
      throw fail('conversation-not-found')
  }
  const token = visitorToken(headers.get('cookie'), secure)
  return token ? visitorUsed(db, hashOf(token)) : 0
}

export async function resetVisitor({ db, secure }: VisitorDeps, headers: Headers): Promise<void> {
  const token = visitorToken(headers.get('cookie'), secure)
  if (token) await forgetVisitor(db, hashOf(token))
}
