import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { AnswerExtras } from '../contract/guide.contract.ts'
import { newTalk, type Talk } from './answers/talk.ts'

/** The latest of a conversation; older ones stay kept. */
const historyLength = 200

export async function readTalk(db: Db, speaker: string): Promise<Talk> {
  const row = await db
    .selectFrom('guide_talks')
    .select('talk')
    .where('speaker', '=', speaker)
    .executeTakeFirst()
  return row?.talk ?? newTalk
}

export async function keepTalk(db: Db, speaker: string, talk: Talk): Promise<void> {
  const text = JSON.stringify(talk)
  await db
    .insertInto('guide_talks')
    .values({ speaker, talk: text })
    .onConflict((conflict) =>
      conflict.column('speaker').doUpdateSet({ talk: text, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Question and answer, in one statement and in this order. Returns the answer's id. */
export async function keepExchange(
  db: Db,
  ownerId: string,
  question: string,
  answer: string,
  extras: AnswerExtras,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('guide_messages')
    .values([
      { id: randomUUID(), owner_id: ownerId, role: 'user', content: question, extra: null },
      { id, owner_id: ownerId, role: 'assistant', content: answer, extra: JSON.stringify(extras) },
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

export async function listMessages(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('guide_messages')
    .select(['id', 'role', 'content', 'extra', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('position', 'desc')
    .limit(historyLength)
    .execute()
  return rows.toReversed()
}
