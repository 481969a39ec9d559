import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { isUuid } from '#platform/shared/is-uuid.ts'
import { type Memory, newMemory } from './reading/memory.ts'

export interface Conversation {
  readonly id: string
  readonly title: string
  readonly itineraryId: string | null
  readonly memory: Memory
}

const listedAtMost = 100

const columns = ['id', 'title', 'itinerary_id', 'memory', 'updated_at'] as const

interface Row {
  readonly id: string
  readonly title: string
  readonly itinerary_id: string | null
  readonly memory: Memory | null
}

const read = ({ id, title, itinerary_id, memory }: Row): Conversation => ({
  id,
  title,
  itineraryId: itinerary_id,
  memory: memory ?? newMemory,
})

const latest = (db: Db, speaker: string) =>
  db
    .selectFrom('guide_conversations')
    .select(columns)
    .where('speaker', '=', speaker)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** A conversation of the speaker's, the latest where none is named. */
export async function findConversation(
  db: Db,
  speaker: string,
  id: string | undefined,
): Promise<Conversation | undefined> {
  if (id !== undefined && !isUuid(id)) return undefined
  const row =
    id === undefined
      ? await latest(db, speaker)
      : await db
          .selectFrom('guide_conversations')
          .select(columns)
          .where('speaker', '=', speaker)
          .where('id', '=', id)
          .executeTakeFirst()
  return row && read(row)
}

/** Nothing was said in it: of a visitor only the memory tells, of an account from before only the messages. */
const isEmpty = sql<boolean>`memory is null and not exists (
  select 1 from guide_messages where guide_messages.conversation_id = guide_conversations.id)`

/** A new conversation; old ones in which nothing was said go. One that was just begun stays open. */
export async function startConversation(db: Db, speaker: string): Promise<Conversation> {
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('guide_conversations')
      .where('speaker', '=', speaker)
      .where(isEmpty)
      .where('updated_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
      .execute()
    await tx
      .insertInto('guide_conversations')
      .values({ id, speaker, itinerary_id: null, memory: null })
      .execute()
  })
  return { id, title: '', itineraryId: null, memory: newMemory }
}

/** The latest conversation, or the first: of many questions at once one begins it. */
export async function latestOrFirst(db: Db, speaker: string): Promise<Conversation> {
  const known = await latest(db, speaker)
  if (known) return read(known)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${speaker}, 69))`.execute(tx)
    const other = await latest(tx, speaker)
    if (other) return read(other)
    const id = randomUUID()
    await tx
      .insertInto('guide_conversations')
      .values({ id, speaker, itinerary_id: null, memory: null })
      .execute()
    return { id, title: '', itineraryId: null, memory: newMemory }
  })
}

export async function keepMemory(
  db: Db,
  { id, title, itineraryId, memory }: Conversation,
): Promise<void> {
  await db
    .updateTable('guide_conversations')
    .set({
      title,
      itinerary_id: itineraryId,
      memory: JSON.stringify(memory),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** The latest first; of those in which nothing was said only the latest of all. */
export async function listConversations(db: Db, speaker: string) {
  const rows = await db
    .selectFrom('guide_conversations')
    .select([...columns, isEmpty.as('is_empty')])
    .where('speaker', '=', speaker)
    .orderBy('updated_at', 'desc')
    .limit(listedAtMost)
    .execute()
  return rows.filter(({ is_empty }, at) => at === 0 || !is_empty)
}

/** From now on the conversation is about this trip. */
export async function keepMemoryOfTrip(db: Db, id: string, tripId: string): Promise<void> {
  await sql`update guide_conversations
    set itinerary_id = ${tripId}::uuid,
      memory = case when memory is null or memory -> 'plan' = 'null'::jsonb then memory
        else jsonb_set(jsonb_set(memory, '{plan,tripId}', to_jsonb(${tripId}::text)), '{edits}', '[]'::jsonb) end
    where id = ${id}`.execute(db)
}
