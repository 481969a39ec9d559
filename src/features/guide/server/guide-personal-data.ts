import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/** What an account has asked, what it was answered, what the conversation remembers, and its months. */
export const guidePersonalData: PersonalData = {
  name: 'guide',
  async read(db, { userId }) {
    const { rows } = await sql<{ guide: unknown }>`
      select jsonb_build_object(
        'messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'owner_id' order by m.position), '[]')
          from guide_messages m where m.owner_id = ${userId}),
        'remembers', (select coalesce(jsonb_agg(to_jsonb(c) - 'speaker' order by c.updated_at), '[]')
          from guide_conversations c where c.speaker = ${`account:${userId}`}),
        'proposals', (select coalesce(jsonb_agg(to_jsonb(p) - 'speaker' order by p.created_at), '[]')
          from guide_proposals p where p.speaker = ${`account:${userId}`}),
        'months', (select coalesce(jsonb_agg(to_jsonb(u) - 'owner_id' order by u.month_year), '[]')
          from guide_usage u where u.owner_id = ${userId})
      ) as guide`.execute(db)
    return rows[0]?.guide
  },
  async erase(db, { userId }) {
    await db.deleteFrom('guide_messages').where('owner_id', '=', userId).execute()
    await db.deleteFrom('guide_usage').where('owner_id', '=', userId).execute()
    await db.deleteFrom('guide_conversations').where('speaker', '=', `account:${userId}`).execute()
  },
}
