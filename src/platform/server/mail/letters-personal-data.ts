import type { PersonalData } from '../auth/personal-data.ts'
import { deleteLettersTo, listLetters } from './letters.store.ts'

const exportedAtMost = 1_000

/** The letters to an address that have not been forgotten yet. */
export const lettersPersonalData: PersonalData = {
  name: 'letters',
  read: async (db, { email }) => listLetters(db, { to: email, limit: exportedAtMost }),
  erase: async (db, { email }) => deleteLettersTo(db, email),
}
