import { sql } from 'kysely'
import type { DataOwner, PersonalData } from '#platform/server/auth/personal-data.ts'

/** Sent from the account, or from its address once that is proved. */
const isTheirs = ({ userId, provedEmail }: DataOwner) => sql`(
  account_id = ${userId} or email = ${provedEmail})`

export const supportPersonalData: PersonalData = {
  name: 'supportRequests',
  async read(db, owner) {
    const { rows } = await sql<{ request: unknown }>`
      select to_jsonb(r) - 'account_id' - 'request_key' || jsonb_build_object('replies', (
        select coalesce(jsonb_agg(jsonb_build_object('message', p.message, 'at', p.created_at)
          order by p.created_at), '[]')
        from support_replies p where p.request_id = r.id)) as request
      from support_requests r where ${isTheirs(owner)} order by created_at`.execute(db)
    return rows.map(({ request }) => request)
  },
  async erase(db, owner) {
    await sql`delete from support_requests where ${isTheirs(owner)}`.execute(db)
  },
}
