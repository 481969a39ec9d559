import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/**
 * Personal data: invitations that an account has sent, and those to its own address once that is verified.
 * Secrets, and who has opened an invitation, are left out.
 */
export const invitationsPersonalData: PersonalData = {
  name: 'trip-invitations',
  async read(db, { userId, provedEmail }) {
    const { rows } = await sql<{ invitation: unknown }>`
      select to_jsonb(i) - 'token_hashes' - 'accepted_by' - 'opened_by' as invitation
      from trip_invitations i join trips t on t.id = i.trip_id
      where t.owner_id = ${userId} or i.accepted_by = ${userId} or i.email = ${provedEmail}
      order by i.created_at`.execute(db)
    return rows.map(({ invitation }) => invitation)
  },
  async erase(db, { userId, provedEmail }) {
    await sql`delete from trip_invitations where email = ${provedEmail} or accepted_by = ${userId}
      or trip_id in (select id from trips where owner_id = ${userId})`.execute(db)
    await sql`update trip_invitations set opened_by = array_remove(opened_by, ${userId})
      where opened_by @> array[${userId}]::text[]`.execute(db)
  },
}

/** The links of an account's trips, without their secret part. They are deleted with the trips. */
export const sharingPersonalData: PersonalData = {
  name: 'trip-links',
  async read(db, { userId }) {
    const { rows } = await sql<{ link: unknown }>`
      select to_jsonb(l) - 'token' - 'token_hash' - 'token_sealed' as link from trip_links l join trips t on t.id = l.trip_id
      where t.owner_id = ${userId} order by l.created_at`.execute(db)
    return rows.map(({ link }) => link)
  },
  async erase(db, { userId }) {
    const own = db.selectFrom('trips').select('id').where('owner_id', '=', userId)
    await db.deleteFrom('trip_links').where('trip_id', 'in', own).execute()
  },
}
