import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { AnswerExtras } from '../contract/guide.contract.ts'

/** The latest of a conversation; older ones stay kept. */
const historyLength = 200

interface Exchange {
  readonly ownerId: string
  readonly conversationId: string
  readonly question: string
  readonly answer: string
  readonly extras: AnswerExtras
}

/** Question and answer, in one statement and in this order. Returns the answer's id. */
export async function keepExchange(
  db: Db,
  { ownerId, conversationId, question, answer, extras }: Exchange,
): Promise<string> {
  const id = randomUUID()
  const of = { owner_id: ownerId, conversation_id: conversationId }
  await db
    .insertInto('guide_messages')
    .values([
      { id: randomUUID(), ...of, role: 'user', content: question, extra: null },
      { id, ...of, role: 'assistant', content: answer, extra: JSON.stringify(extras) },
    ])
    .execute()
  return id
}

/** Takes an answer and the question before it out again. */
export async function dropExchange(db: Db, ownerId: string, answerId: string): Promise<void> {
  await sql`
    with answer as (
      delete from guide_messages where owner_id = ${ownerId} and id = ${answerId} returning position
    )
    delete from guide_messages where owner_id = ${ownerId} and role = 'user' and position = (
      select max(position) from guide_messages
      where owner_id = ${ownerId} and role = 'user' and position < (select position from answer)
    )`.execute(db)
}

export async function listMessages(db: Db, ownerId: string, conversationId: string) {
  const rows = await db
    .selectFrom('guide_messages')
    .select(['id', 'role', 'content', 'extra', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(historyLength)
    .execute()
  return rows.toReversed()
}
