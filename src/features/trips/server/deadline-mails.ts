import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { setDeadlineMails, wantsDeadlineMails } from './deadline-mails.store.ts'

interface Deps {
  readonly db: Db
}

/** Whether the caller has reminders on. */
export const readDeadlineMails = async ({ db }: Deps, { userId }: Pick<Session, 'userId'>) => ({
  on: await wantsDeadlineMails(db, userId),
})

/** Turns reminders on or off. Idempotent. */
export async function changeDeadlineMails(
  { db }: Deps,
  { userId }: Pick<Session, 'userId'>,
  { on }: { readonly on: boolean },
) {
  await setDeadlineMails(db, userId, on)
  return { on }
}
