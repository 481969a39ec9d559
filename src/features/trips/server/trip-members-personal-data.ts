import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import { erasePayer } from './trip-payments.store.ts'

/**
 * Personal data: trips of others that the account edits, editors of its own trips, and its payments in any
 * of them.
 */
export const tripMembersPersonalData: PersonalData = {
  name: 'trip-members',
  async read(db, { userId }) {
    const edits = await sql<{ one: unknown }>`
      select jsonb_build_object('trip_id', m.trip_id, 'title', t.title, 'joined_at', m.joined_at) as one
      from trip_members m join trips t on t.id = m.trip_id where m.user_id = ${userId}
      order by m.joined_at`.execute(db)
    const editors = await sql<{ one: unknown }>`
      select jsonb_build_object('trip_id', m.trip_id, 'name', u.name, 'joined_at', m.joined_at) as one
      from trip_members m join trips t on t.id = m.trip_id join users u on u.id = m.user_id
      where t.owner_id = ${userId} order by m.joined_at`.execute(db)
    const paid = await sql<{ one: unknown }>`
      select to_jsonb(p) - 'payer_id' as one from trip_payments p where p.payer_id = ${userId}
      order by p.paid_at`.execute(db)
    const [inTrips, inOwn, ledger] = [edits, editors, paid].map(({ rows }) =>
      rows.map(({ one }) => one),
    )
    return { edits: inTrips, editors: inOwn, paid: ledger }
  },
  async erase(db, { userId }) {
    await db.deleteFrom('trip_members').where('user_id', '=', userId).execute()
    await erasePayer(db, userId)
  },
}
