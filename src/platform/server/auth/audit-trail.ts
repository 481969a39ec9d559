import type { Generated, GeneratedAlways } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { PersonalData } from './personal-data.ts'

declare module '../db/tables.ts' {
  interface Tables {
    audit_entries: AuditTable
  }
}

interface AuditTable {
  id: GeneratedAlways<string>
  at: Generated<Date>
  actor_id: string | null
  actor_name: string | null
  action: string
  target: string
  detail: string | null
}

/** Something done in the back office. `target` names what it was done to, never a person's data. */
export interface AuditEntry {
  /** The account that did it; else what did it, such as the command line. */
  readonly actor: { readonly id: string } | { readonly name: string }
  /** 'support-status', 'analytics-export' */
  readonly action: string
  readonly target: string
  readonly detail?: string
}

/** Writes a deed down; in its transaction, so that neither is there without the other. */
export async function recordAuditEntry(
  db: Db,
  { actor, action, target, detail }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      actor_id: 'id' in actor ? actor.id : null,
      actor_name: 'name' in actor ? actor.name : null,
      action,
      target,
      detail: detail ?? null,
    })
    .execute()
}

/** The latest deeds first. */
export const listAuditEntries = (
  db: Db,
  { limit, offset = 0, actorId }: { limit: number; offset?: number; actorId?: string },
) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'target', 'detail'])
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

const exportedAtMost = 10_000

/** After an account is erased, its audit entries stay without its name: the business must keep them. */
export const auditPersonalData: PersonalData = {
  name: 'audit',
  read: (db, { userId }) => listAuditEntries(db, { actorId: userId, limit: exportedAtMost }),
  async erase(db, { userId }) {
    await db
      .updateTable('audit_entries')
      .set({ actor_id: null })
      .where('actor_id', '=', userId)
      .execute()
    await db
      .updateTable('audit_entries')
      .set({ target: 'an erased account' })
      .where('target', '=', userId)
      .execute()
  },
}
