import { sql } from 'kysely'
import type { DataOwner, PersonalData } from '#platform/server/auth/personal-data.ts'

/** Sent from the account, or from its address once that is proved. */
const isTheirs = ({ userId, provedEmail }: DataOwner) => sql`(
  account_id = ${userId} or email = ${provedEmail})`

export const supportPersonalData: PersonalData = {
  name: 'supportRequests',
  async read(db, owner) {
    const { rows } = await sql<{ request: unknown }>`
      select to_jsonb(r) - 'account_id' - 'request_key' as request
      from support_requests r where ${isTheirs(owner)} order by created_at`.execute(db)
    return rows.map(({ request }) => request)
  },
  async erase(db, owner) {
    await sql`delete from support_requests where ${isTheirs(owner)}`.execute(db)
  },
}
