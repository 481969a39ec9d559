import { sql } from 'kysely'
import type { DataOwner, PersonalData } from '#platform/server/auth/personal-data.ts'

/** Sent from the account, or from its address once that is proved: anybody can type an address. */
const isTheirs = ({ userId, email }: DataOwner) => sql`(
  account_id = ${userId} or (email = ${email} and exists (
    select 1 from users where id = ${userId} and email_verified)))`

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
