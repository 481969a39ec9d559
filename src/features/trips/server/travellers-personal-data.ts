import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import { listEnteredBy } from './travellers.store.ts'

/** The travellers that an account entered, in its own trips and in those of others. */
export const travellersPersonalData = (seals: Seals): PersonalData => ({
  name: 'travellers',
  read: (db, { userId }) => listEnteredBy({ db, seals }, userId),
  async erase(db, { userId }) {
    await db.deleteFrom('trip_travellers').where('user_id', '=', userId).execute()
  },
})
