import type { PersonalData } from '../auth/personal-data.ts'
import { deleteLettersTo, listLetters } from './letters.store.ts'

const exportedAtMost = 1_000

/** The letters to a proved address that have not been forgotten yet. */
export const lettersPersonalData: PersonalData = {
  name: 'letters',
  read: async (db, { provedEmail }) =>
    provedEmail === null ? [] : listLetters(db, { to: provedEmail, limit: exportedAtMost }),
  async erase(db, { provedEmail }) {
    if (provedEmail !== null) await deleteLettersTo(db, provedEmail)
  },
}
