import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/**
 * Invitations an account sent into its team, the seat it holds, and invitations to its address once that
 * is verified. Secrets, other accounts and their addresses are left out.
 */
export const teamPersonalData: PersonalData = {
  name: 'team',
  async read(db, { userId, provedEmail }) {
    const { rows } = await sql<{ seat: unknown }>`
      select jsonb_build_object(
        'id', s.id, 'own_team', s.owner_id = ${userId}, 'created_at', s.created_at,
        'expires_at', s.expires_at, 'accepted_at', s.accepted_at,
        'email', case when s.owner_id = ${userId} or s.email = ${provedEmail} then s.email end
      ) as seat
      from team_seats s
      where s.owner_id = ${userId} or s.member_id = ${userId} or s.email = ${provedEmail}
      order by s.created_at`.execute(db)
    return rows.map(({ seat }) => seat)
  },
  async erase(db, { userId, provedEmail }) {
    await sql`delete from team_seats where owner_id = ${userId} or member_id = ${userId}
      or (email = ${provedEmail} and member_id is null)`.execute(db)
    // Another account accepted the invitation to this address: its seat stays.
    await sql`update team_seats set email = '' where email = ${provedEmail}`.execute(db)
  },
}
