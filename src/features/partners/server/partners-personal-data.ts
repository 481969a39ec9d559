import type { PersonalData } from '#platform/server/auth/personal-data.ts'

/** Partner links that an account clicked while signed in. The counts contain no personal data. */
export const partnersPersonalData: PersonalData = {
  name: 'partnerClicks',
  read: (db, { userId }) =>
    db
      .selectFrom('partner_clicks')
      .select(['at', 'partner', 'service_type', 'service_name', 'source', 'destination'])
      .select(['check_in', 'check_out'])
      .where('account_id', '=', userId)
      .orderBy('at')
      .execute(),
  async erase(db, { userId }) {
    await db.deleteFrom('partner_clicks').where('account_id', '=', userId).execute()
  },
}
