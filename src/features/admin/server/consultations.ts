import { attendConsultation, listConsultations } from '#features/billing/server/index.ts'
import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { adminErrors } from '../contract/admin.errors.ts'
import { cut, pageOf } from './list-back-office.ts'

const fail = failWith(adminErrors)

/** The consultations that wait for a call, or those that were taken up. */
export async function consultationsPage(
  db: Db,
  { state, page }: { readonly state: 'waiting' | 'attended'; readonly page: number },
) {
  const attended = state === 'attended'
  const { shown, more } = cut(await listConsultations(db, { attended, ...pageOf(page) }))
  const consultations = shown.map(({ boughtAt, attendedAt, ...request }) => ({
    ...request,
    number: request.id.slice(0, 8).toUpperCase(),
    boughtAt: boughtAt.toISOString(),
    attendedAt: attendedAt?.toISOString() ?? null,
  }))
  return { consultations, more }
}

/** Written together with its entry in the trail; said again it is neither. Throws consultation-not-found. */
export const changeAttended = (
  db: Db,
  { userId }: Session,
  { id, attended }: { readonly id: string; readonly attended: boolean },
): Promise<void> =>
  db.transaction().execute(async (held) => {
    const changed = await attendConsultation(held, id, attended)
    if (changed === undefined) throw fail('consultation-not-found')
    if (!changed) return
    const action = attended ? 'consultation-attended' : 'consultation-waits'
    await recordAuditEntry(held, { actor: { id: userId }, action, target: id })
  })
