import { isUuid } from '#platform/shared/is-uuid.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { PlanInTalk, StoredEdit } from './reading/memory.ts'

/** A proposal as it is carried out. */
export interface KeptProposal {
  readonly plan: PlanInTalk
  /** Edits of the same plan that were proposed before. */
  readonly before: readonly StoredEdit[]
  /** One for each change, counted through all days. */
  readonly edits: readonly StoredEdit[]
}

export interface Applied {
  readonly itineraryId: string
  readonly applied: number
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}

export async function keepProposal(
  db: Db,
  {
    id,
    speaker,
    conversationId,
    proposal,
  }: {
    readonly id: string
    readonly speaker: string
    readonly conversationId: string
    readonly proposal: KeptProposal
  },
): Promise<void> {
  await db
    .insertInto('guide_proposals')
    .values({
      id,
      speaker,
      conversation_id: conversationId,
      proposal: JSON.stringify(proposal),
      applied: null,
    })
    .execute()
}

/** A proposal of one of these speakers; within a transaction it is held until its end. */
export async function findProposal(db: Db, id: string, speakers: readonly string[]) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('guide_proposals')
    .select(['proposal', 'applied', 'conversation_id'])
    .where('id', '=', id)
    .where('speaker', 'in', speakers)
    .forUpdate()
    .executeTakeFirst()
}

/** Which of these proposals were decided: carried out, in part too, or turned down. */
export async function decidedOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('guide_proposals')
    .select('id')
    .where('id', 'in', ids)
    .where('applied', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function noteApplied(db: Db, id: string, applied: Applied): Promise<void> {
  await db
    .updateTable('guide_proposals')
    .set({ applied: JSON.stringify(applied) })
    .where('id', '=', id)
    .execute()
}
