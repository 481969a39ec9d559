import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Db } from '#platform/server/db/tables.ts'

export async function wantsDeadlineMails(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deadline_mails')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Idempotent. */
export async function setDeadlineMails(db: Db, userId: string, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('deadline_mails')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
  else await db.deleteFrom('deadline_mails').where('user_id', '=', userId).execute()
}

/** Next accounts with reminders on, by id. */
export const listWanting = async (
  db: Db,
  after: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('deadline_mails')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface Told {
  readonly userId: string
  readonly tripId: string
  /** Key of a deadline in its current state. */
  readonly deadline: string
}

/** Records a reminder. False if it was recorded before. */
export async function noteTold(db: Db, { userId, tripId, deadline }: Told): Promise<boolean> {
  const row = await db
    .insertInto('deadline_mails_sent')
    .values({ user_id: userId, trip_id: tripId, deadline })
    .onConflict((conflict) => conflict.doNothing())
    .returning('deadline')
    .executeTakeFirst()
  return row !== undefined
}

export const deadlineMailsPersonalData: PersonalData = {
  name: 'deadlineMails',
  read: async (db, { userId }) => ({
    wanted: await wantsDeadlineMails(db, userId),
    sent: await db
      .selectFrom('deadline_mails_sent')
      .select(['trip_id', 'deadline', 'sent_at'])
      .where('user_id', '=', userId)
      .orderBy('sent_at')
      .execute(),
  }),
  async erase(db, { userId }) {
    await setDeadlineMails(db, userId, false)
    await db.deleteFrom('deadline_mails_sent').where('user_id', '=', userId).execute()
  },
}
